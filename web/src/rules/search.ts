import type { Chapter, Part, Rule } from './book';
import { fold, hasAll } from './find';
import { plain, type Inline, type Item } from './markdown';

/** What of a book has all the words, in the order of the book. */
export interface Found {
  chapters: Chapter[];
  /** Rules, rows, entries and paragraphs. */
  hits: number;
  /** The first rule among them. */
  first?: string;
}

const has = (words: string[], ...lines: Inline[][]): boolean => hasAll(fold(lines.map(plain).join(' ')), words);

function ruleHas(rule: Rule, words: string[]): boolean {
  const lines = [rule.line, ...rule.rulings.map((ruling) => ruling.line)];
  return hasAll(fold([rule.id, rule.source ?? '', ...lines.map(plain)].join(' ')), words);
}
const itemHas = (item: Item, words: string[]): boolean =>
  has(words, item.line, ...item.below.flatMap((list) => list.items.map((below) => below.line)));

/** The part with only what was found in it, and how much that is. */
function filterPart(part: Part, words: string[]): [Part, number] | undefined {
  switch (part.kind) {
    case 'rules': {
      const rules = part.rules.filter((rule) => ruleHas(rule, words));
      return rules.length > 0 ? [{ kind: 'rules', rules }, rules.length] : undefined;
    }
    case 'list': {
      const items = part.items.filter((item) => itemHas(item, words));
      return items.length > 0 ? [{ ...part, items }, items.length] : undefined;
    }
    case 'table': {
      const rows = part.rows.filter((row) => has(words, ...row));
      return rows.length > 0 ? [{ ...part, rows }, rows.length] : undefined;
    }
    default:
      return has(words, part.line) ? [part, 1] : undefined;
  }
}

export function search(chapters: Chapter[], words: string[]): Found {
  const found: Found = { chapters: [], hits: 0 };
  for (const chapter of chapters) {
    const parts: Part[] = [];
    for (const part of chapter.parts) {
      const kept = filterPart(part, words);
      if (!kept) continue;
      parts.push(kept[0]);
      found.hits += kept[1];
      if (kept[0].kind === 'rules') found.first ??= kept[0].rules[0]?.id;
    }
    if (parts.length > 0) found.chapters.push({ ...chapter, parts });
  }
  return found;
}
