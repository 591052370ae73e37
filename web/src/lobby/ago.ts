const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
];

/** How long ago, in the largest unit that fits: "3 hours ago". */
export function ago(at: number, now: number, language: string): string {
  const past = Math.max(0, now - at);
  const [unit, length] = steps.findLast(([, length]) => past >= length) ?? steps[0]!;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / length), unit);
}
