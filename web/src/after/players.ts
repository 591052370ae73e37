/** Who is drawn: the name and the sign of a seat. */
export interface Player {
  name: string;
  colour: number;
}

/** A pattern for the line of each colour, so that colour is never the only sign. */
const dashes = ['', '9 4', '2 4', '12 4 2 4', '16 5', '6 3', '1 3', '12 3 2 3 2 3', '4 6', '20 4', '8 3 3 3', '14 8', '3 2'];
export const dashOf = (colour: number, scale: number): string =>
  dashes[colour % dashes.length]!.replace(/\d+/g, (length) => String(Number(length) * scale));
