/**
 * The commitment that this browser saw when a table was opened. The proof compares the match with it afterwards, so it is
 * kept here and not asked from the server again.
 */
const key = 'commitments';
const most = 200;

type Noted = [table: string, commitment: string][];

function kept(): Noted {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? (list as Noted) : [];
  } catch {
    return [];
  }
}

/** To be called when a table is shown that is not over. What was noted first stays. */
export function noteCommitment(table: string, commitment: string): void {
  const noted = kept();
  if (noted.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...noted, [table, commitment]].slice(-most)));
  } catch {
    // A browser that keeps nothing has nothing to compare, and the proof says so.
  }
}

/** Whether this browser saw a commitment at any table: a file does not say which it is from. */
export const sawCommitment = (commitment: string): boolean => kept().some(([, seen]) => seen === commitment);

export const notedCommitment = (table: string): string | undefined => kept().find(([id]) => id === table)?.[1];
