/** Writing SVG by hand, short: every number with one decimal at most. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round"${more && ` ${more}`}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${more && ` ${more}`}/>`;
export const group = (inside: string, more: string): string => `<g ${more}>${inside}</g>`;
/** A path through points. */
export const through = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;

export const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
/** An image's address that is the image itself. */
export const address = (text: string): string =>
  `data:image/svg+xml,${text.replace(/[#%"<>]/g, (sign) => (sign === '"' ? "'" : encodeURIComponent(sign)))}`;
