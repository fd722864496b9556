import { ImportError } from '../import-error.ts';
import { plainText } from '../read/plain-text.ts';
import { columnNames, filledIn, headRows } from './head-rows.ts';
import type { Grid, Merge, Table, TableRow } from './table.ts';

type Body = Pick<Table, 'columns' | 'rows'>;

/** The table in a grid: its header wherever it stands, merged cells filled downwards. @throws ImportError without a header */
export function tableOf(grid: Grid, merges: readonly Merge[] = []): Body {
  const head = headRows(grid, merges);
  if (!head) throw new ImportError('表中没有可识别的表头');
  const start = head.last + 1;
  const { body, mergedAt } = filledDown(grid.slice(start), merges, start);
  const names = columnNames(grid, head, merges);
  const columns = distinct(names.slice(0, widthOf(names, body)).map((name, at) => name || `第 ${at + 1} 列`));
  const rows = body.flatMap((row, at): TableRow[] => {
    const filled = mergedAt.get(at) ?? [];
    if (filledIn(row) <= filled.length) return [];
    const cells = Object.fromEntries(columns.map((column, k) => [column, row[k] ?? null]));
    const surplus = row.slice(columns.length).map(plainText).filter(Boolean);
    const merged = filled.flatMap((k) => columns[k] ?? []);
    return [
      {
        number: start + at + 1,
        cells,
        ...(surplus.length > 0 ? { surplus } : {}),
        ...(merged.length > 0 ? { merged } : {}),
      },
    ];
  });
  return { columns, rows };
}

/** Gives every row under a merged cell its value; a horizontally merged cell counts once, at its left. */
function filledDown(rows: Grid, merges: readonly Merge[], start: number) {
  const body = rows.map((row) => [...row]);
  const mergedAt = new Map<number, number[]>();
  for (const { top, left, bottom } of merges) {
    const value = body[top - start]?.[left];
    if (top < start || bottom === top || plainText(value) === '') continue;
    for (let at = top - start + 1; at <= Math.min(bottom - start, body.length - 1); at += 1) {
      const row = body[at];
      if (!row) continue;
      while (row.length < left) row.push(null);
      row[left] = value;
      mergedAt.set(at, [...(mergedAt.get(at) ?? []), left]);
    }
  }
  return { body, mergedAt };
}

/** The number of columns: up to the last name, extended by an unnamed column that most rows fill. */
function widthOf(names: readonly string[], body: Grid): number {
  const rows = body.filter((row) => filledIn(row) > 0);
  const named = names.findLastIndex((name) => name !== '') + 1;
  const used = names.findLastIndex(
    (_, at) => at >= named && rows.filter((row) => plainText(row[at]) !== '').length > rows.length / 2,
  );
  return Math.max(named, used + 1);
}

/** Makes column names unique. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
}
