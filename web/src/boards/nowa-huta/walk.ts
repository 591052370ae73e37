import { estateNames, spaceNames, type Board } from './model';

/** Walking over the board by arrow keys: round the ring with left and right, towards the middle and out with down and up. */
const ofSpace = 'space:';
const ofEstate = 'estate:';

/** The things of one direction of the board, from the rim to the middle. */
function spoke(board: Board, place: number): string[] {
  const estate = board.estates[place]!;
  return [
    `${ofEstate}${estate.name}`,
    ...estate.possessed.flatMap((count, seat) => (count > 0 ? [`marker:${seat}@${estate.name}`] : [])),
    `${ofSpace}${spaceNames[place]!}`,
  ];
}

function directionOf(target: string): number {
  if (target.startsWith(ofSpace)) return spaceNames.findIndex((name) => target === ofSpace + name);
  const estate = target.startsWith(ofEstate) ? target.slice(ofEstate.length) : target.split('@')[1];
  return estateNames.findIndex((name) => name === estate);
}

/** The target that an arrow key leads to; undefined for any other key. */
export function walk(board: Board, from: string, key: string): string | undefined {
  const place = directionOf(from);
  if (place < 0) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const names = from.startsWith(ofSpace) ? spaceNames : estateNames;
    const next = (place + (key === 'ArrowRight' ? 1 : names.length - 1)) % names.length;
    return (from.startsWith(ofSpace) ? ofSpace : ofEstate) + names[next];
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const things = spoke(board, place);
  const next = things.indexOf(from) + (key === 'ArrowDown' ? 1 : -1);
  return things[Math.max(0, Math.min(next, things.length - 1))];
}

/** What the Tab key stops at: everything that can be chosen, and where nothing can, the thing one was at last. */
export const stopsAt = (target: string, lit: boolean, anyLit: boolean, last: string): 0 | -1 =>
  lit || (!anyLit && target === last) ? 0 : -1;
