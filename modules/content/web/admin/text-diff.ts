interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are compared as a whole: the table grows with the square of the lines. */
const MOST = 600;

/** Line-by-line differences of two texts (longest common subsequence). */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length > MOST || after.length > MOST) {
    return [
      ...before.map((text) => ({ kind: 'removed' as const, text })),
      ...after.map((text) => ({ kind: 'added' as const, text })),
    ];
  }
  const [rows, columns] = [before.length, after.length];
  const length = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const same = before[row] === after[column];
      (length[row] as number[])[column] = same
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] as string });
      row += 1;
      column += 1;
    } else if (column < columns && (row === rows || at(row, column + 1) > at(row + 1, column))) {
      lines.push({ kind: 'added', text: after[column] as string });
      column += 1;
    } else {
      lines.push({ kind: 'removed', text: before[row] as string });
      row += 1;
    }
  }
  return lines;
}
