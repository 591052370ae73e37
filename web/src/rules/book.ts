import { plain, readInline, readMarkdown, type Block, type Inline, type Item } from './markdown';

/** A rule book as a tree: chapters with rules, each with its rulings. */
export interface Ruling {
  /** What the book calls it, in its language: "Ruling". */
  label: string;
  line: Inline[];
}
export interface Rule {
  id: string;
  /** Where the printed rule book has it. */
  source?: string;
  line: Inline[];
  rulings: Ruling[];
}
export type Part =
  | Exclude<Block, { kind: 'heading' | 'list' }>
  | { kind: 'subheading'; anchor: string; line: Inline[] }
  | { kind: 'rules'; rules: Rule[] }
  | { kind: 'list'; ordered: boolean; items: Item[] };
export interface Chapter {
  anchor: string;
  title: string;
  parts: Part[];
}
export interface Book {
  title: string;
  /** What stands before the first chapter. */
  opening: Part[];
  chapters: Chapter[];
  rules: ReadonlyMap<string, Rule>;
}

const idPattern = '[A-Z]{2,}(?:-[A-Z]{2,}\\d*)*-\\d+';
const wholeId = new RegExp(`^${idPattern}$`);
/** What might be a rule's id in a text. */
export const idsIn = (): RegExp => new RegExp(`\\b${idPattern}\\b`, 'g');

export function readBook(source: string): Book {
  const rules = new Map<string, Rule>();
  const book: Book = { title: '', opening: [], chapters: [], rules };
  let subheadings = 0;
  for (const block of readMarkdown(source)) {
    const parts = book.chapters.at(-1)?.parts ?? book.opening;
    if (block.kind === 'heading' && block.level === 1) book.title ||= plain(block.line);
    else if (block.kind === 'heading' && block.level === 2) {
      // By number, so that the same place has the same address in every language.
      book.chapters.push({ anchor: `part-${book.chapters.length + 1}`, title: plain(block.line), parts: [] });
      subheadings = 0;
    } else if (block.kind === 'heading')
      parts.push({ kind: 'subheading', anchor: `part-${book.chapters.length}-${++subheadings}`, line: block.line });
    else if (block.kind === 'list') parts.push(...listParts(block.ordered, block.items, rules));
    else if (block.kind === 'table') parts.push(withoutCode(block));
    else parts.push(block);
  }
  return book;
}

function listParts(ordered: boolean, items: Item[], all: Map<string, Rule>): Part[] {
  const parts: Part[] = [];
  for (const item of items) {
    const rule = asRule(item);
    const last = parts.at(-1);
    if (rule) {
      all.set(rule.id, rule);
      if (last?.kind === 'rules') last.rules.push(rule);
      else parts.push({ kind: 'rules', rules: [rule] });
    } else if (last?.kind === 'list') last.items.push(item);
    else parts.push({ kind: 'list', ordered, items: [item] });
  }
  return parts;
}

function asRule(item: Item): Rule | undefined {
  const [first, ...rest] = item.line;
  if (first?.kind !== 'bold' || !wholeId.test(plain(first.inner))) return undefined;
  const [source, line] = withoutSource(rest);
  const rulings = item.below.flatMap((list) => list.items.map((below) => asRuling(below.line)));
  return { id: plain(first.inner), ...(source === undefined ? {} : { source }), line, rulings };
}

/** A rule that came by itself in one text, its rulings after it: "… Ruling: …". `label` is the word for them. */
export function ruleOfText(id: string, text: string, label: string): Rule {
  const [rule, ...rulings] = text.split(` ${label}: `);
  return { id, line: readInline(rule!), rulings: rulings.map((ruling) => ({ label, line: readInline(ruling) })) };
}

/** "[Setup 4] In order …" → what is in the brackets, and the rest. */
function withoutSource(line: Inline[]): [string | undefined, Inline[]] {
  const [first, ...rest] = line;
  if (first?.kind !== 'text') return [undefined, line];
  const match = first.text.match(/^\s*\[([^\]]+)\]\s*/);
  if (!match) return [undefined, trimmed(first.text, rest)];
  return [match[1], trimmed(first.text.slice(match[0].length), rest)];
}
const trimmed = (text: string, rest: Inline[]): Inline[] => {
  const start = text.trimStart();
  return start ? [{ kind: 'text', text: start }, ...rest] : rest;
};

function asRuling(line: Inline[]): Ruling {
  const [first, ...rest] = line;
  const match = first?.kind === 'text' ? first.text.match(/^(\p{L}+):\s*/u) : null;
  if (first?.kind !== 'text' || !match) return { label: '', line };
  return { label: match[1]!, line: trimmed(first.text.slice(match[0].length), rest) };
}

/** Columns of names in the program's code say nothing to players. */
function withoutCode(table: Extract<Block, { kind: 'table' }>): Extract<Block, { kind: 'table' }> {
  const isCode = (column: number): boolean => {
    const filled = table.rows.map((row) => row[column] ?? []).filter((cell) => cell.length > 0);
    return filled.length > 0 && filled.every((cell) => cell[0]!.kind === 'code');
  };
  const kept = table.head.map((_, column) => column).filter((column) => !isCode(column));
  const pick = (row: Inline[][]): Inline[][] => kept.map((column) => row[column] ?? []);
  return { kind: 'table', head: pick(table.head), rows: table.rows.map(pick) };
}
