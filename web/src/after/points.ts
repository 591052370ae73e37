/** Points may come in halves: whole ones are scores, and who has half of one more is named beside them. */
export function pointsOf({ scores, halves }: { scores?: number[]; halves?: number[] }, seat: number): number {
  return (scores?.[seat] ?? 0) + (halves?.includes(seat) ? 0.5 : 0);
}

/** "2", "1½", "½". */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  return whole === points ? String(points) : `${whole === 0 ? '' : whole}½`;
}
