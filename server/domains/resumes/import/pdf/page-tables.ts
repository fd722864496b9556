import { lineOf, linesOfPage, type Run, rowsOf } from './page-lines.ts';

interface Column {
  from: number;
  to: number;
}

/** A line of a page within a table. */
interface TableLine {
  y: number;
  height: number;
  /** By column; '' where the line has nothing in it. */
  cells: string[];
}

const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 3;
/** A line of so many cells is the heading of a table, also of one that ends on this page with its only row. */
const MANY_COLUMNS = 5;
/** Distances of lines by their height: as near they overlap, as near they may be of one cell, as near of one table. */
const OVERLAPPING = 0.9;
const ONE_CELL = 2.2;
const ONE_TABLE = 4.5;
/** By how much a line of a cell is nearer to its own row than to the other. */
const NEARER = 1.15;

interface PageLine {
  y: number;
  height: number;
  cells: Run[][];
}

const GAP = 1.1;
const endOf = (runs: readonly Run[]) => Math.max(...runs.map(({ x, width }) => x + width));
const startOf = (runs: readonly Run[]) => Math.min(...runs.map(({ x }) => x));

/** A line's runs, divided where a wide gap parts them. */
function pageLine({ y, runs }: { y: number; runs: readonly Run[] }): PageLine {
  const cells: Run[][] = [];
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    if (last && run.x - endOf(last) <= run.height * GAP) last.push(run);
    else cells.push([run]);
  }
  return { y, height: Math.max(...runs.map(({ height }) => height)), cells };
}

/** The columns with the cells of one more line; null where a cell would join two of them. */
function columnsWith(columns: readonly Column[], { cells }: PageLine): Column[] | null {
  const next = [...columns];
  for (const cell of cells) {
    const [from, to] = [startOf(cell), endOf(cell)];
    const touched = next.filter((column) => from < column.to && to > column.from);
    const [own] = touched;
    if (touched.length > 1) return null;
    if (own) next.splice(next.indexOf(own), 1, { from: Math.min(own.from, from), to: Math.max(own.to, to) });
    else next.push({ from, to });
  }
  return next.sort((a, b) => a.from - b.from);
}

const touching = (columns: readonly Column[], runs: readonly Run[]) =>
  columns.filter(({ from, to }) => startOf(runs) < to && endOf(runs) > from);

/** The line with the cells parted that lie below two columns, where each of their runs lies below one. */
function apart(columns: readonly Column[], line: PageLine): PageLine {
  const cells = line.cells.flatMap((cell) => {
    if (touching(columns, cell).length < 2 || cell.some((run) => touching(columns, [run]).length > 1)) return [cell];
    const parts: Run[][] = [];
    for (const run of cell) {
      const last = parts.at(-1);
      if (last && touching(columns, [...last, run]).length < 2) last.push(run);
      else parts.push([run]);
    }
    return parts;
  });
  return { ...line, cells };
}

interface Region {
  /** Of the page, from `first` on. */
  lines: PageLine[];
  first: number;
  end: number;
  columns: Column[];
}

/** The table that begins with a line of so many cells, with the parts of its heading that stand above that line. */
function regionFrom(lines: readonly PageLine[], at: number, after: number): Region | null {
  const begin = lines[at];
  let columns = begin && begin.cells.length >= FEWEST_COLUMNS ? columnsWith([], begin) : null;
  if (!begin || !columns) return null;
  let [first, end, rows] = [at, at + 1, 1];
  let own: PageLine[] = [begin];
  let filled = begin.cells.length;
  const isNear = (one: PageLine | undefined, other: PageLine | undefined, most: number) =>
    one && other && one.y - other.y <= most * Math.max(one.height, other.height);
  for (let above = at - 1; above >= after && isNear(lines[above], lines[above + 1], OVERLAPPING); above -= 1) {
    const line = apart(columns, lines[above] as PageLine);
    const wider = columnsWith(columns, line);
    if (!wider) break;
    [columns, first, own] = [wider, above, [line, ...own]];
  }
  for (let next = lines[end]; next && isNear(lines[end - 1], next, ONE_TABLE); next = lines[end]) {
    const line = apart(columns, next);
    const wider = columnsWith(columns, line);
    if (!wider) break;
    // The lines of a row whose cells have several may have few cells each.
    const before = isNear(lines[end - 1], next, OVERLAPPING) ? filled : 0;
    filled = before + line.cells.length;
    if ((before < FEWEST_COLUMNS ? filled : line.cells.length) >= FEWEST_COLUMNS) rows += 1;
    [columns, end, own] = [wider, end + 1, [...own, line]];
  }
  return rows >= (begin.cells.length >= MANY_COLUMNS ? 2 : FEWEST_ROWS) ? { first, end, columns, lines: own } : null;
}

const tableLine = ({ y, height, cells }: PageLine, columns: readonly Column[]): TableLine => ({
  y,
  height,
  cells: columns.map(({ from, to }) => {
    const own = cells.filter((cell) => startOf(cell) < to && endOf(cell) > from);
    return lineOf(own.flat());
  }),
});

/** Whether a line begins a row of its own: a number stands in it, or its first cell and half of the others. */
function isRow({ cells }: TableLine): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const isNumbered = filled.some((cell) => /^\d{1,8}$/.test(cell));
  return isNumbered || (cells[0] !== '' && filled.length * 2 >= cells.length);
}

type Row = TableLine[];

/** The distance from one part of a table to the next below it. */
function gapOf(upper: Row | undefined, lower: Row | undefined): number {
  const [last, first] = [upper?.at(-1), lower?.[0]];
  return last && first ? (last.y - first.y) / Math.max(last.height, first.height) : Number.POSITIVE_INFINITY;
}

/** The lines of a table by the rows to which they belong: overlapping lines are of one row, others of the nearest. */
function tableRows(lines: readonly TableLine[]): Row[] {
  const blocks: Row[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const above = block?.at(-1);
    const overlaps = above && above.y - line.y < OVERLAPPING * line.height;
    if (block && overlaps && !(isRow(line) && block.some(isRow))) block.push(line);
    else blocks.push([line]);
  }
  const isBegun = (block: Row | undefined) => block?.some(isRow) ?? false;
  const rows: Row[] = [];
  let waiting: Row = [];
  for (const [at, block] of blocks.entries()) {
    const [row, next] = [rows.at(-1), blocks[at + 1]];
    const [above, below] = [gapOf(row, block), gapOf(block, next)];
    if (!row || isBegun(block)) {
      rows.push([...waiting, ...block]);
      waiting = [];
    } else if (waiting.length > 0 || (below * NEARER < above && below < ONE_CELL)) waiting.push(...block);
    else if (above < ONE_CELL) row.push(...block);
    else rows.push(block);
  }
  return waiting.length > 0 ? [...rows, waiting] : rows;
}

const glued = (above: string, below: string): string =>
  /[A-Za-z,]$/.test(above) && /^[A-Za-z]/.test(below) ? `${above} ${below}` : above + below;

const rowText = (row: Row): string =>
  (row[0]?.cells ?? []).map((_, at) => row.map(({ cells }) => cells[at] ?? '').reduce(glued, '')).join('\t');

/** The lines of a page as `linesOfPage` gives them, with the tables row by row: a cell of several lines is whole. */
export function linesWithTables(runs: readonly Run[], width: number): string[] {
  const text = runs.filter((run) => run.text.trim() !== '');
  const rows = rowsOf(text);
  const lines = rows.map(pageLine);
  const found: string[] = [];
  let rest = 0;
  const plainUntil = (end: number) =>
    found.push(
      ...linesOfPage(
        rows.slice(rest, end).flatMap((row) => row.runs),
        width,
      ),
    );
  for (let at = 0; at < lines.length; at += 1) {
    const region = regionFrom(lines, at, rest);
    if (!region) continue;
    plainUntil(region.first);
    const table = region.lines.map((line) => tableLine(line, region.columns));
    found.push(...tableRows(table).map(rowText));
    [rest, at] = [region.end, region.end - 1];
  }
  plainUntil(lines.length);
  return found;
}
