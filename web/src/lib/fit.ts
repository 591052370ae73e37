/**
 * By how much a name shrinks so that its longest word fits a line of so many letters and is not broken; no further than it
 * can still be read.
 */
export function fit(name: string, letters: number, least = 0.72): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(least, Math.min(1, letters / longest));
}
