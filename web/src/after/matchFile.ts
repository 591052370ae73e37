import { isHash } from './fairness';

/** The file of a match, as far as this client reads it; the rest is the server's to judge. */
export interface MatchFile {
  krypta_match: number;
  game: string;
  seats: number;
  chance: {
    commitment: string;
    secret: string;
    entropy: string[];
    key: string;
    /** Answers that were taken back with a choice, and so drawn anew. */
    redrawn?: { before: number; answers: number }[];
  };
  names?: string[];
}

/** The server takes no more in one request; what goes around the file takes a little of it. */
export const largestFile = 1024 * 1024 - 256;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const areRedraws = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && Number.isInteger(one.before) && Number.isInteger(one.answers));

/** The match in a text, or nothing if the text is no file of ours. */
export function readMatchFile(text: string): MatchFile | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(file) || typeof file.krypta_match !== 'number' || typeof file.game !== 'string') return undefined;
  const chance = file.chance;
  if (!isObject(chance) || !isHash(chance.commitment) || !isHash(chance.secret) || !isHash(chance.key)) return undefined;
  if (!areTexts(chance.entropy)) return undefined;
  if (chance.redrawn !== undefined && !areRedraws(chance.redrawn)) return undefined;
  return file as unknown as MatchFile;
}
