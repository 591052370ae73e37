/** An option of the game as agreed, and the keys of its words in the game's catalogue. */
export interface Agreed {
  name: string;
  nameKey: string;
  value: string;
  valueKey: string;
}

const hyphened = (text: string): string => text.replace(/[_,]/g, '-');

export function agreed(options: Record<string, string>, prefix: string): Agreed[] {
  return Object.entries(options).map(([name, value]) => {
    const nameKey = `${prefix}-setup-${hyphened(name)}`;
    return { name, nameKey, value, valueKey: `${nameKey}-${hyphened(value)}` };
  });
}
