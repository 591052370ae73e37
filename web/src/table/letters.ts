/** Choices that every game names alike and that are made often have a letter, besides their digit. */
const letters: Record<string, string> = { pass: 'p', 'end-phase': 'p', end: 'p', hold: 'h' };

/** The letter of a choice by its id; of several with the same letter only the first has it. */
export function letterKeys(ids: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of ids) {
    const letter = Object.hasOwn(letters, id) ? letters[id]! : undefined;
    if (letter && ![...found.values()].includes(letter)) found.set(id, letter);
  }
  return found;
}
export const isLetter = (key: string): boolean => Object.values(letters).includes(key);
