import { ImportError } from '../import-error.ts';
import { plainText } from '../read/plain-text.ts';
import { isHeadLike, isHeadWord, namesIn } from './fields.ts';
import type { Grid, Merge, SheetMarks, Table, TableRow } from './table.ts';

/** Maximum number of rows with titles and notes above a table's header. */
const SEARCHED = 15;
const MAX_DEPTH = 3;

const filledIn = (row: readonly unknown[] = []) => row.filter((cell) => plainText(cell) !== '').length;
const headWordsIn = (row: readonly unknown[] = []) => row.filter((cell) => isHeadWord(plainText(cell))).length;

/** A line of the letterhead: a label with its value in one cell, or labels and values in turn; one pair may begin an upright table. */
function isLetterhead(row: readonly unknown[]): boolean {
  const cells = row.map(plainText).filter((cell) => cell !== '');
  const areInTurn =
    cells.length >= 4 && cells.length % 2 === 0 && cells.every((cell, at) => isHeadLike(cell) === (at % 2 === 0));
  return areInTurn || cells.some((cell) => /^[^:：（(]{2,8}[:：]\s*\S/.test(cell));
}

/** The row with most names, two at least and half of its cells; else the first with two filled cells; -1 without any. */
function likeliest(grid: Grid): number {
  const named = grid.slice(0, SEARCHED).map((row) => namesIn(row.map(plainText)));
  const [most] = named
    .flatMap((names, at) =>
      names >= 2 && names * 2 >= filledIn(grid[at]) ? { names, at, isLetterhead: isLetterhead(grid[at] ?? []) } : [],
    )
    .sort((a, b) => Number(a.isLetterhead) - Number(b.isLetterhead) || b.names - a.names || a.at - b.at);
  const wide = (isAny: boolean) => grid.findIndex((row) => filledIn(row) >= 2 && (isAny || !isLetterhead(row)));
  const first = wide(false);
  return most?.at ?? (first < 0 ? wide(true) : first);
}

const holds = ({ top, bottom }: Merge, row: number) => top <= row && row <= bottom;

/** The header rows: several where cells are merged over rows, or where group headings stand above columns. */
function headRows(grid: Grid, merges: readonly Merge[]): { first: number; last: number } | null {
  const found = likeliest(grid);
  if (found < 0) return null;
  const tall = merges.filter(({ top, bottom }) => bottom > top && bottom - top < MAX_DEPTH);
  const around = tall.filter((merge) => holds(merge, found));
  const first = Math.min(found, ...around.filter(({ top }) => top < SEARCHED).map(({ top }) => top));
  const isGrouped = merges.some(({ top, bottom, left, right }) => top === found && bottom === top && right > left);
  const next = grid[found + 1];
  const named = headWordsIn(next);
  const goesOn = named >= 2 || (isGrouped && named >= 1) || (isGrouped && around.length > 0);
  return { first, last: Math.max(found + (goesOn ? 1 : 0), ...around.map(({ bottom }) => bottom)) };
}

/** The name of each column; below a group heading, the column's own name if it is known by itself. */
function columnNames(grid: Grid, { first, last }: { first: number; last: number }, merges: readonly Merge[]): string[] {
  const width = Math.max(0, ...grid.slice(first, last + 1).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = [];
    for (let row = first; row <= last; row += 1) {
      const merge = merges.find(
        (merge) => holds(merge, row) && merge.left <= column && column <= merge.right && merge.top >= first,
      );
      const name = plainText(merge ? grid[merge.top]?.[merge.left] : grid[row]?.[column]);
      if (name !== '' && name !== parts.at(-1)) parts.push(name);
    }
    const name = parts.at(-1) ?? '';
    return isHeadWord(name) ? name : parts.join('-');
  });
}

type Body = Pick<Table, 'columns' | 'rows' | 'notes'>;

/** Values that a spreadsheet shows for a failed formula, and for a number too long for its column. */
const formulaError = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/;
const shortened = /^\d\.\d+E\+\d{2}$/i;

/** What the text of a cell tells of itself; '' for nothing. */
function faultOf(text: string): string {
  if (formulaError.test(text)) return `公式出错（${text}），没有读取`;
  return shortened.test(text) ? `“${text}”是科学计数，后面的位数已丢失，请把这一列设为文本后重新填写` : '';
}

/** The table in a grid: its header wherever it stands, merged cells filled downwards. @throws ImportError without a header */
export function tableOf(grid: Grid, marks: SheetMarks = {}): Body {
  const { merges = [] } = marks;
  const head = headRows(grid, merges);
  if (!head) throw new ImportError('表中没有可识别的表头');
  const start = head.last + 1;
  const { body, mergedAt } = filledDown(grid.slice(start), merges, start);
  const names = columnNames(grid, head, merges);
  const columns = distinct(names.slice(0, widthOf(names, body)).map((name, at) => name || `第 ${at + 1} 列`));
  const faults = grid.flatMap((row, at) =>
    row.flatMap((cell, column) => ({ row: at, column, text: faultOf(plainText(cell)) })).filter(({ text }) => text),
  );
  const notesAt = rowNotes(columns, { ...marks, notes: [...(marks.notes ?? []), ...faults] });
  const rows = body.flatMap((row, at): TableRow[] => {
    const filled = mergedAt.get(at) ?? [];
    if (filledIn(row) <= filled.length) return [];
    const cells = Object.fromEntries(
      columns.map((column, k) => [column, formulaError.test(plainText(row[k])) ? null : (row[k] ?? null)]),
    );
    const surplus = row.slice(columns.length).map(plainText).filter(Boolean);
    const merged = filled.flatMap((k) => columns[k] ?? []);
    const notes = notesAt(start + at);
    return [
      {
        number: start + at + 1,
        cells,
        ...(surplus.length > 0 ? { surplus } : {}),
        ...(merged.length > 0 ? { merged } : {}),
        ...(notes.length > 0 ? { notes } : {}),
      },
    ];
  });
  return { columns, rows, notes: hiddenColumnNotes(columns, body, marks) };
}

/** What is to be said of a row, by its place in the sheet. */
function rowNotes(columns: readonly string[], { notes = [], hiddenRows }: SheetMarks): (row: number) => string[] {
  const cells = Map.groupBy(notes, ({ row }) => row);
  return (row) => [
    ...(hiddenRows?.has(row) ? ['这一行在表中是隐藏的（可能被筛选掉），请确认是否还要'] : []),
    ...(cells.get(row) ?? []).map(({ column, text }) => `“${columns[column] ?? `第 ${column + 1} 列`}”：${text}`),
  ];
}

function hiddenColumnNotes(columns: readonly string[], body: Grid, { hiddenColumns }: SheetMarks): string[] {
  const hidden = columns.filter((_, at) => hiddenColumns?.has(at) && body.some((row) => plainText(row[at]) !== ''));
  return hidden.length === 0 ? [] : [`表中隐藏的列也读取了：${hidden.join('、')}`];
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
