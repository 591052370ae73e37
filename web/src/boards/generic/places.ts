import type { Option } from '../../lib/protocol';
import { within, type Node, type Tree } from './tree';

/** Where the targets of options are on the board: path to targets; and the options that have no place there. */
export interface Places {
  lit: Map<string, string[]>;
  loose: Option[];
}

interface Spot {
  path: string;
  keys: string[];
  /** One of a list with one a seat; its own card, or only a number of its. */
  seat: boolean;
  own?: boolean;
  word?: string;
}

function spotsOf(tree: Tree): Spot[] {
  const spots: Spot[] = [];
  const add = (path: string, seat: boolean, more: { own?: boolean; word?: string } = {}): void => {
    spots.push({ path, keys: path.split('.'), seat, ...more });
  };
  const look = (node: Node): void => {
    if (node.kind === 'seats') for (const item of node.items) add(item.node.path, true, { own: item.node.kind === 'record' });
    if (node.kind === 'cards') for (const item of node.items) add(item.path, false);
    if (node.kind === 'word') add(node.path, false, { word: node.value });
  };
  for (const part of [...tree.facts, ...tree.parts]) for (const node of within(part)) look(node);
  return spots;
}

/** "1@gorali" is what belongs to 1 on gorali: the last name is the outermost place. */
function isAt(spot: Spot, names: string[]): boolean {
  if (spot.keys.at(-1) !== names.at(-1)) return false;
  let found = 0;
  for (const key of spot.keys) if (key === names[found]) found++;
  return found === names.length;
}

function spotFor(spots: Spot[], target: string): Spot[] {
  const kind = target.slice(0, target.indexOf(':'));
  const id = target.slice(target.indexOf(':') + 1);
  const names = id.split('@').reverse();
  // "card:1" is no seat, though a seat may have that number.
  const seats = kind === 'seat' || names.length > 1;
  const byKey = spots.filter(
    (spot) => spot.word === undefined && isAt(spot, names) && (kind !== 'seat' || spot.seat) && (seats || !spot.seat),
  );
  const own = kind === 'seat' ? byKey.filter((spot) => spot.own) : [];
  const named = own.length > 0 ? own : byKey;
  const found = named.length > 0 ? named : spots.filter((spot) => spot.word === id);
  const depth = Math.min(...found.map((spot) => spot.keys.length));
  return found.filter((spot) => spot.keys.length === depth);
}

export function placesOf(tree: Tree, options: Option[]): Places {
  const spots = spotsOf(tree);
  const lit = new Map<string, string[]>();
  const loose: Option[] = [];
  for (const option of options) {
    const found = option.target === undefined ? [] : spotFor(spots, option.target);
    if (found.length === 0) loose.push(option);
    for (const { path } of found) lit.set(path, [...new Set([...(lit.get(path) ?? []), option.target!])]);
  }
  return { lit, loose };
}

/** The paths of things that are pointed at. */
export function pathsOf(tree: Tree, targets: string[]): Set<string> {
  const spots = spotsOf(tree);
  return new Set(targets.flatMap((target) => spotFor(spots, target).map((spot) => spot.path)));
}
