/** The dark squares of a QR code as one path, a row of neighbours a stroke; a square is 1 by 1. */
export function squares(data: boolean[][]): string {
  const parts: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end++;
      parts.push(`M${x} ${y}h${end - x}v1H${x}z`);
      x = end;
    }
  });
  return parts.join('');
}
