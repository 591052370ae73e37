/** A shape for each colour of a seat, so that colour is never the only sign. Drawn in a square from -12 to 12. */
const polygon = (corners: number, radius: number, turn = -90): string =>
  `M${Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 * i) / corners) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join('L')}Z`;

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((-90 + (180 * i) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join('L')}Z`;

export const shapes: string[] = [
  'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z',
  'M-8.5 -8.5H8.5V8.5H-8.5Z',
  polygon(3, 11.5),
  polygon(4, 11.5),
  polygon(5, 10.5),
  star(5, 11.5, 5),
  polygon(6, 10.5, 0),
  'M-3.5 -10.5H3.5V-3.5H10.5V3.5H3.5V10.5H-3.5V3.5H-10.5V-3.5H-3.5Z',
  'M0 -11C5 -4 9 -1 9 4A9 8 0 0 1 -9 4C-9 -1 -5 -4 0 -11Z',
  'M0 10.5L-9.5 0A5.5 5.5 0 0 1 0 -6.5A5.5 5.5 0 0 1 9.5 0Z',
  'M-9.5 -9H9.5V0C9.5 6 4 9.5 0 11C-4 9.5 -9.5 6 -9.5 0Z',
  polygon(8, 10.5, 22.5),
  star(8, 11.5, 7),
];

export const shapeOf = (colour: number): string => shapes[colour % shapes.length]!;
