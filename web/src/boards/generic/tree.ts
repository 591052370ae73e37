import type { View, ViewValue } from '../../lib/protocol';

/**
 * A view as something that can be drawn without knowing the game. What a part is follows from its shape: a list as long
 * as the table has seats is one thing a seat, objects of the same fields are cards, a word is a word.
 */
export type Node = Leaf | SeatList | Cards | List | Record;

interface Part {
  /** Where it stands in the view: "players.0.points". */
  path: string;
  /** The name of the field it is, or is in. */
  field: string;
  /** Only this observer knows it; for others it lies face down. */
  closed?: boolean;
}
export type Leaf = Part &
  (
    | { kind: 'number'; value: number }
    | { kind: 'word'; value: string }
    | { kind: 'flag'; value: boolean }
    | { kind: 'seat'; seat: number }
    | { kind: 'nothing' }
    | { kind: 'hidden' }
  );
/** One thing for each seat. */
export interface SeatList extends Part {
  kind: 'seats';
  items: { seat: number; node: Node }[];
}
/** Things with names of their own, such as places on a board. */
export interface Cards extends Part {
  kind: 'cards';
  items: { id: string; path: string; node: Record }[];
}
/** Things in a row: a hand, a stack, an order. */
export interface List extends Part {
  kind: 'list';
  items: Node[];
}
export interface Record extends Part {
  kind: 'record';
  fields: Node[];
}

export interface Shape {
  seats: number;
  /** Whether numbers in a field are seats, if the game's words say so. */
  holdsSeats(field: string): boolean;
}

const isObject = (value: ViewValue | undefined): value is View =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the engine writes for something that may lie face down. */
const isHideable = (value: View): boolean => Object.keys(value).sort().join() === 'open,value';

const fieldsOf = (value: View): string => Object.keys(value).sort().join();

/** Objects that all have the same fields, and more than one of them. */
function alike(values: ViewValue[]): values is View[] {
  return values.length > 1 && values.every(isObject) && new Set((values as View[]).map(fieldsOf)).size === 1;
}

/** Each seat once, in some order. */
function isOrder(values: ViewValue[], seats: number): boolean {
  return values.length === seats && new Set(values).size === seats && values.every((v) => isSeat(v, seats));
}
const isSeat = (value: ViewValue, seats: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

function leaf(value: ViewValue, part: Part, shape: Shape): Leaf {
  if (value === null) return { ...part, kind: 'nothing' };
  if (value === 'unknown') return { ...part, kind: 'hidden' };
  if (typeof value === 'boolean') return { ...part, kind: 'flag', value };
  if (typeof value === 'number') {
    if (shape.holdsSeats(part.field) && isSeat(value, shape.seats)) return { ...part, kind: 'seat', seat: value };
    return { ...part, kind: 'number', value };
  }
  return { ...part, kind: 'word', value: String(value) };
}

function list(values: ViewValue[], part: Part, shape: Shape, top: boolean): Node {
  const path = (i: number): string => (part.path ? `${part.path}.${i}` : String(i));
  const seatsInside = shape.holdsSeats(part.field) || (top && isOrder(values, shape.seats));
  if (seatsInside && values.every((value) => isSeat(value, shape.seats))) {
    const items = (values as number[]).map((seat, i): Leaf => ({ path: path(i), field: part.field, kind: 'seat', seat }));
    return { ...part, kind: 'list', items };
  }
  const nodes = values.map((value, i) => nodeOf(value, { path: path(i), field: part.field }, shape, false));
  // A hand of as many cards as there are players looks the same; only at the top, or of numbers, is it one a seat.
  const perSeat = values.length === shape.seats && shape.seats > 1;
  if (perSeat && (top || values.every((value) => typeof value === 'number'))) {
    return { ...part, kind: 'seats', items: nodes.map((node, seat) => ({ seat, node })) };
  }
  return { ...part, kind: 'list', items: nodes };
}

function record(value: View, part: Part, shape: Shape, top: boolean): Node {
  if (isHideable(value)) {
    const inside = nodeOf(value.value!, part, shape, false);
    return value.open === false && inside.kind !== 'hidden' ? { ...inside, closed: true } : inside;
  }
  const entries = Object.entries(value);
  const at = (name: string): string => (part.path ? `${part.path}.${name}` : name);
  if (part.path && alike(entries.map(([, inner]) => inner))) {
    const items = entries.map(([id, inner]) => {
      const path = at(id);
      const fields = Object.entries(inner as View).map(([name, deeper]) =>
        nodeOf(deeper, { path: `${path}.${name}`, field: name }, shape, false),
      );
      return { id, path, node: { path, field: part.field, kind: 'record', fields } satisfies Record };
    });
    return { ...part, kind: 'cards', items };
  }
  const fields = entries.map(([name, inner]) => nodeOf(inner, { path: at(name), field: name }, shape, top));
  return { ...part, kind: 'record', fields };
}

function nodeOf(value: ViewValue, part: Part, shape: Shape, top: boolean): Node {
  if (Array.isArray(value)) return list(value, part, shape, top);
  if (isObject(value)) return record(value, part, shape, false);
  return leaf(value, part, shape);
}

/** Fields that say where the engine is in its rules, for whoever wants to know. */
const technical = new Set(['frames']);

export interface Tree {
  /** Single values and short rows of them, which stand together at the top. */
  facts: Node[];
  parts: Node[];
  technical: Node[];
}

const isLeaf = (node: Node): node is Leaf =>
  node.kind !== 'seats' && node.kind !== 'cards' && node.kind !== 'list' && node.kind !== 'record';

const longestFact = 4;
/** An order of all seats is a part of its own: its places can be asked about. */
const isFact = (node: Node, seats: number): boolean =>
  isLeaf(node) ||
  (node.kind === 'list' && node.items.every(isLeaf) && node.items.length <= longestFact && node.items.length !== seats);

export function treeOf(view: View, shape: Shape): Tree {
  const root = record(view, { path: '', field: '' }, shape, true) as Record;
  // An empty row at the top says nothing.
  const parts = root.fields.filter(
    (node) => !technical.has(node.field) && !(node.kind === 'list' && node.items.length === 0),
  );
  return {
    facts: parts.filter((node) => isFact(node, shape.seats)),
    parts: parts.filter((node) => !isFact(node, shape.seats)),
    technical: root.fields.filter((node) => technical.has(node.field)),
  };
}

/** The parts of a part that have a place of their own, itself first. */
export function* within(node: Node): Generator<Node> {
  yield node;
  if (node.kind === 'record') for (const field of node.fields) yield* within(field);
  else if (node.kind === 'list') for (const item of node.items) yield* within(item);
  else if (node.kind === 'seats' || node.kind === 'cards') for (const item of node.items) yield* within(item.node);
}
