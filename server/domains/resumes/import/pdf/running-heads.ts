import { findDates } from '../dates.ts';
import { isTableHead } from '../entries.ts';
import { headingOf } from '../headings.ts';
import { plainLine } from '../lines.ts';
import { lineOf, type Run, rowsOf } from './page-lines.ts';

export interface Page {
  runs: Run[];
  width: number;
}

/** So many lines at the head and at the foot of a page may be those of every page. */
const MAX_LINES = 2;

/** The lines that pages repeat at one height, once and apart from what stands between them: they belong to no entry. */
export function withoutRunningHeads(pages: readonly Page[]): { running: string[]; bodies: Page[] } {
  const times = new Map<string, number>();
  const read = pages.map(({ runs, width }) => {
    const rows = rowsOf(runs.filter(({ text }) => text.trim() !== '')).map((row) => ({
      ...row,
      line: lineOf(row.runs),
    }));
    const ends = rows.flatMap((row, at) => {
      const plain = plainLine(row.line);
      const { from, to } = findDates(plain);
      const isOfBody = headingOf(plain) !== null || isTableHead(plain) || to !== null;
      const isEnd = at < MAX_LINES || at >= rows.length - MAX_LINES;
      // A running head may have the number of its page, and be a little off.
      const text = from ? plain : plain.replace(/(?<![\d.])\d{1,2}(?![\d.])/g, '#');
      return isEnd && !isOfBody ? [{ ...row, key: `${Math.round(row.y / 4)} ${text}` }] : [];
    });
    for (const key of new Set(ends.map((row) => row.key))) times.set(key, (times.get(key) ?? 0) + 1);
    return { rows, ends, width };
  });
  const running = new Map<string, string>();
  const bodies = read.map(({ rows, ends, width }) => {
    const repeated = ends.filter(({ key }) => (times.get(key) ?? 0) > 1);
    for (const { key, line } of repeated) running.set(key, running.get(key) ?? line);
    const isRepeated = (y: number) => repeated.some((row) => row.y === y);
    return { runs: rows.flatMap((row) => (isRepeated(row.y) ? [] : row.runs)), width };
  });
  return { running: [...running.values()], bodies };
}
