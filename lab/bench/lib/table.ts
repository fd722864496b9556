const isWide = /[\u1100-\uffe6]/u;
const widthOf = (text: string): number => [...text].reduce((width, sign) => width + (isWide.test(sign) ? 2 : 1), 0);

/** Prints rows in columns of minimal width; all but the first are right-aligned. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  for (const row of all) {
    const cells = row.map((cell, column) => {
      const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
      return column === 0 ? cell + space : space + cell;
    });
    console.log(cells.join('  '));
  }
}
