/** Where everything lies: seats round a table, its heart in the middle, the tokens of the characters below the heart. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What has to be placed; lengths in pixels. */
export interface Wanted {
  width: number;
  /** The height there is; where everything needs more, it becomes more. */
  tall: number;
  rem: number;
  seats: number;
  /** How many cards each has. */
  hand: number;
  centre: number;
  tokens: number;
}

export interface Layout {
  /** Round the table, or as a ring of rows where there is no width. */
  shape: 'round' | 'ring';
  height: number;
  /** Clockwise from below. */
  seats: Box[];
  heart: Box;
  tokens: Box;
  columns: number;
  /** The edge of the table top. */
  edge: Box;
  /** The width of a card, and of one of the reader's, who sits below. */
  card: number;
  ownCard: number;
}

/** The height of a card of this width. */
export const cardHeight = (width: number): number => width * 1.4;

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;
export const middleOf = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
const around = (x: number, y: number, { w, h }: Size): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

interface Size {
  w: number;
  h: number;
}

// The parts of a plate and of the middle in rem; the styles of the components keep to them.
const gap = 0.375;
const pad = 0.375;
const between = 0.4375;
const beside = 5.25;
const besideOwn = 8;
const lines = 5.75;
const headline = 6.75;
const narrowHeadline = 8.25;
const piles = 3.5;
const token = { w: 4.125, wideW: 4.75, h: 3.5 };
const info = 2.75;
export const narrowHeart = 18;

const plate = (card: number, hand: number, words: number, rem: number): Size => ({
  w: hand * (card + between * rem) + (words + 2 * pad) * rem,
  h: Math.max(cardHeight(card), lines * rem) + 2 * pad * rem,
});

function heartHeight(wanted: Wanted, width: number, card: number): number {
  const { rem } = wanted;
  const cards = wanted.centre > 0 ? cardHeight(card) + 0.5 * rem : 0;
  if (width < narrowHeart * rem) return narrowHeadline * rem + piles * rem + cards;
  return headline * rem + Math.max(piles * rem, cards);
}

function tokenGrid(wanted: Wanted, width: number): { columns: number; height: number } {
  const { rem } = wanted;
  const one = (width < 26 * rem ? token.w : token.wideW) * rem;
  const most = Math.max(1, Math.floor((width + 0.25 * rem) / (one + 0.25 * rem)));
  const rows = Math.max(1, Math.ceil(wanted.tokens / most));
  // As many in every row as can be, so that the last is not left with one.
  return { columns: Math.max(1, Math.ceil(wanted.tokens / rows)), height: rows * (token.h + 0.25) * rem + info * rem };
}

/** Points round a rounded oval, clockwise from below. */
function oval(edge: Box, steps: number): { x: number; y: number }[] {
  const [power, middle] = [2 / 2.7, middleOf(edge)];
  const part = (value: number, radius: number): number => Math.sign(value) * Math.abs(value) ** power * radius;
  return Array.from({ length: steps }, (_, i) => {
    const angle = Math.PI / 2 + (i / steps) * 2 * Math.PI;
    return { x: middle.x + part(Math.cos(angle), edge.w / 2), y: middle.y + part(Math.sin(angle), edge.h / 2) };
  });
}

/** The seats along an oval, as far apart from each other as plates need, which are wider than high. */
function seatsRound(wanted: Wanted, height: number, size: Size, own: Size): Box[] {
  const { width, seats, rem } = wanted;
  const way = oval({ x: size.w / 2, y: size.h / 2, w: width - size.w, h: height - (size.h + own.h) / 2 }, 360);
  const far = way.map((point, i) => {
    const next = way[(i + 1) % way.length]!;
    return Math.max(Math.abs(next.x - point.x) / (size.w + gap * rem), Math.abs(next.y - point.y) / (size.h + gap * rem));
  });
  const whole = far.reduce((sum, one) => sum + one, 0);
  const wide = Math.max(own.w / size.w, 1);
  const unit = whole / (seats - 1 + wide);
  let [at, gone] = [0, 0];
  return Array.from({ length: seats }, (_, i) => {
    const wish = i === 0 ? 0 : unit * (i - 0.5 + wide / 2);
    while (gone < wish && at < way.length - 1) gone += far[at++]!;
    const point = way[at]!;
    return around(point.x, point.y, i === 0 ? own : size);
  });
}

/** A box in the middle that no plate reaches into and the heart and the tokens have room in. */
function middleBox(wanted: Wanted, edge: Box, plates: Box[], card: number, least: number): Box | undefined {
  const { width, rem } = wanted;
  const middle = middleOf(edge).y;
  let best: { box: Box; worth: number } | undefined;
  for (let w = Math.min(width - rem, 50 * rem); w >= least; w -= rem) {
    const strip: Box = { x: (width - w) / 2, y: edge.y, w, h: edge.h };
    const near = plates.filter((one) => overlap(one, strip));
    const above = near.filter((one) => middleOf(one).y < middle).map((one) => one.y + one.h);
    const below = near.filter((one) => middleOf(one).y >= middle).map((one) => one.y);
    const top = Math.max(edge.y + rem, ...above.map((y) => y + gap * rem));
    const bottom = Math.min(edge.y + edge.h - rem, ...below.map((y) => y - gap * rem));
    const left = bottom - top - heartHeight(wanted, w, card) - tokenGrid(wanted, w).height;
    // Wide reads better than high, and a little air is better than either.
    const worth = Math.min(w, 36 * rem) + 3 * Math.min(left, 3 * rem);
    if (left >= 0 && (!best || worth > best.worth)) best = { box: { x: strip.x, y: top, w, h: bottom - top }, worth };
  }
  return best?.box;
}

function round(wanted: Wanted, height: number, card: number, least: number): Layout | undefined {
  const { width, rem, hand } = wanted;
  const ownCard = card * 1.2;
  const size = plate(card, hand, beside, rem);
  const seats = seatsRound(wanted, height, size, plate(ownCard, hand, besideOwn, rem));
  const inside = seats.every((one) => one.x >= -0.5 && one.x + one.w <= width + 0.5 && one.y >= -0.5 && one.y + one.h <= height + 0.5);
  if (!inside || seats.some((one, i) => seats.some((other, j) => j > i && overlap(one, other)))) return undefined;
  const edge: Box = { x: size.w * 0.36, y: size.h * 0.4, w: width - size.w * 0.72, h: height - size.h * 0.8 };
  const middle = middleBox(wanted, edge, seats, card, least);
  if (!middle) return undefined;
  const grid = tokenGrid(wanted, middle.w);
  const heart = { ...middle, h: middle.h - grid.height };
  return {
    shape: 'round', height, seats, heart, columns: grid.columns, card, ownCard,
    tokens: { x: middle.x, y: heart.y + heart.h, w: middle.w, h: grid.height },
    edge,
  };
}

/** A row above, a column at each side, and the reader below. */
function ring(wanted: Wanted): Layout {
  const { width, rem, hand, seats } = wanted;
  const others = seats - 1;
  const top = others % 2 === 1 ? Math.min(3, others) : Math.min(2, others);
  const side = (others - top) / 2;
  const space = gap * rem;
  const w = Math.min((width - (Math.max(top, side > 0 ? 3 : 1) - 1) * space) / Math.max(top, side > 0 ? 3 : 1), hand * 9.5 * rem);
  const card = Math.min((w - (2.75 + 2 * pad) * rem) / hand - between * rem, 4.5 * rem);
  const size: Size = { w, h: cardHeight(card) + (1.5 + 2 * pad) * rem };
  const ownCard = Math.min(card * 1.2, 4.75 * rem);
  const own: Size = { w: Math.min(width, 26 * rem), h: plate(ownCard, hand, besideOwn, rem).h };
  const heartX = side > 0 ? w + space : 0;
  const heart: Box = { x: heartX, y: size.h + space, w: width - 2 * heartX, h: 0 };
  heart.h = Math.max(side * (size.h + space) - space, heartHeight(wanted, heart.w, card));
  const grid = tokenGrid(wanted, width);
  const tokens: Box = { x: 0, y: heart.y + heart.h + space, w: width, h: grid.height };
  const height = tokens.y + tokens.h + space + own.h;
  const column = (x: number): Box[] =>
    Array.from({ length: side }, (_, i) => around(x, heart.y + (heart.h * (i + 0.5)) / side, size));
  const row = Array.from({ length: top }, (_, i) =>
    around(top === 2 && side > 0 ? width * (0.3 + 0.4 * i) : (width * (i + 0.5)) / top, size.h / 2, size));
  return {
    shape: 'ring', height, heart, tokens, columns: grid.columns, card, ownCard,
    seats: [around(width / 2, height - own.h / 2, own), ...column(w / 2).reverse(), ...row, ...column(width - w / 2)],
    edge: { x: rem * 0.25, y: size.h * 0.5, w: width - rem * 0.5, h: height - size.h * 0.5 - own.h * 0.5 },
  };
}

export function layOut(wanted: Wanted): Layout {
  const { width, rem, tall } = wanted;
  if (width < 44 * rem) return ring(wanted);
  const height = Math.min(tall, width * 0.8);
  const large = Math.min(9 * rem, height * 0.16);
  for (let card = large; card >= 3.25 * rem; card -= 0.25 * rem) {
    const found = round(wanted, height, card, 26 * rem);
    if (found) return found;
  }
  for (let more = height + rem; more < 150 * rem; more += rem) {
    const found = round(wanted, more, 3.25 * rem, 16 * rem);
    if (found) return found;
  }
  return ring(wanted);
}

/** A rounded oval as a path. */
export function ovalPath(edge: Box): string {
  return `M${oval(edge, 96).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
