/**
 * A reader of the Markdown that rule books are written in: headings, paragraphs, lists with lists in them, tables, and
 * inside a line bold, emphasis, code and links. Everything else is text. It makes a tree, never HTML.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inner: Inline[] }
  | { kind: 'em'; inner: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; inner: Inline[]; href: string };

export interface Item {
  line: Inline[];
  below: List[];
}
export interface List {
  kind: 'list';
  ordered: boolean;
  items: Item[];
}
export type Block =
  | { kind: 'heading'; level: number; line: Inline[] }
  | { kind: 'paragraph'; line: Inline[] }
  | List
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const marks = /\\([\\`*_|[\]])|`([^`]+)`|\*\*(.+?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function readInline(source: string): Inline[] {
  const out: Inline[] = [];
  const text = (words: string): void => {
    const last = out.at(-1);
    if (last?.kind === 'text') last.text += words;
    else if (words) out.push({ kind: 'text', text: words });
  };
  let done = 0;
  for (const match of source.matchAll(marks)) {
    text(source.slice(done, match.index));
    done = match.index + match[0].length;
    const [, escaped, code, bold, em, label, href] = match;
    if (escaped !== undefined) text(escaped);
    else if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (bold !== undefined) out.push({ kind: 'bold', inner: readInline(bold) });
    else if (em !== undefined) out.push({ kind: 'em', inner: readInline(em) });
    else if (label !== undefined && href !== undefined) {
      if (isSafe(href)) out.push({ kind: 'link', inner: readInline(label), href });
      else text(label);
    }
  }
  text(source.slice(done));
  return out;
}

/** Only places of this site and the web; nothing that would run, and no files of the repository. */
const isSafe = (href: string): boolean => /^(https?:\/\/|\/(?![/\\])|#)/.test(href);

export function plain(line: Inline[]): string {
  return line.map((part) => ('text' in part ? part.text : plain(part.inner))).join('');
}

const listItem = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;
const tableRow = /^\s*\|.*\|\s*$/;

export function readMarkdown(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  const next = (): string | undefined => lines[at];
  while (at < lines.length) {
    const line = next()!;
    const heading = line.match(/^(#{1,6})\s+(.*?)\s*#*$/);
    if (line.trim() === '') at++;
    else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, line: readInline(heading[2]!) });
      at++;
    } else if (tableRow.test(line) && /^[\s|:-]+$/.test(lines[at + 1] ?? '')) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      for (at += 2; at < lines.length && tableRow.test(next()!); at++) rows.push(cells(next()!));
      blocks.push({ kind: 'table', head, rows });
    } else if (listItem.test(line)) {
      const taken: string[] = [];
      for (; at < lines.length && (listItem.test(next()!) || /^\s+\S/.test(next()!)); at++) taken.push(next()!);
      blocks.push(readList(taken));
    } else {
      const taken: string[] = [];
      for (; at < lines.length && next()!.trim() !== '' && !startsBlock(next()!); at++) taken.push(next()!.trim());
      blocks.push({ kind: 'paragraph', line: readInline(taken.join(' ')) });
    }
  }
  return blocks;
}

const startsBlock = (line: string): boolean => /^#{1,6}\s/.test(line) || tableRow.test(line) || listItem.test(line);

function cells(row: string): Inline[][] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => readInline(cell.trim()));
}

function readList(lines: string[]): List {
  const indent = lines[0]!.match(/^\s*/)![0].length;
  const list: List = { kind: 'list', ordered: listItem.exec(lines[0]!)?.[2] !== undefined, items: [] };
  let source: string[] = [];
  let inner: string[] = [];
  const close = (): void => {
    if (source.length === 0) return;
    list.items.push({ line: readInline(source.join(' ')), below: inner.length > 0 ? [readList(inner)] : [] });
    source = [];
    inner = [];
  };
  for (const line of lines) {
    const item = line.match(listItem);
    if (item && item[1]!.length <= indent) {
      close();
      source = [item[3]!];
    } else if (item || inner.length > 0) inner.push(line);
    else source.push(line.trim());
  }
  close();
  return list;
}
