import { isColumnName } from '../entries.ts';
import { headingOf } from '../headings.ts';
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

const MIN_COLUMNS = 3;
const MIN_ROWS = 3;
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

const isSection = (text: string) => headingOf(text)?.value === '' && !isColumnName(text);

/** Where the columns of a table of entries begin, by the line that names them; the label of their section may stand before. */
function entriesFrom({ cells }: PageLine): number | null {
  const names = cells.filter((cell, at) => at > 0 || isColumnName(lineOf(cell)));
  return names.length >= MIN_COLUMNS && names.every((cell) => isColumnName(lineOf(cell)))
    ? startOf(names[0] ?? [])
    : null;
}

/** Whether a line ends a table of entries: the heading of the next section, a label with its value, or other columns. */
const isBeyond = (line: PageLine, from: number) =>
  entriesFrom(line) !== null ||
  line.cells.some((cell) => endOf(cell) > from && (isSection(lineOf(cell)) || /^.{2,8}[:：]/.test(lineOf(cell))));

/** The table that begins with a line of so many cells, with the parts of its heading that stand above that line. */
function regionFrom(lines: readonly PageLine[], at: number, after: number, isOfEntries: boolean): Region | null {
  const begin = lines[at];
  let columns = begin && begin.cells.length >= MIN_COLUMNS ? columnsWith([], begin) : null;
  const from = begin && isOfEntries ? entriesFrom(begin) : Number.POSITIVE_INFINITY;
  if (!begin || !columns || from === null) return null;
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
    if (isOfEntries && isBeyond(next, from)) break;
    const line = apart(columns, next);
    const wider = columnsWith(columns, line);
    if (!wider) break;
    // The lines of a row whose cells have several may have few cells each.
    const before = isNear(lines[end - 1], next, OVERLAPPING) ? filled : 0;
    filled = before + line.cells.length;
    if ((before < MIN_COLUMNS ? filled : line.cells.length) >= MIN_COLUMNS) rows += 1;
    [columns, end, own] = [wider, end + 1, [...own, line]];
  }
  return rows >= (isOfEntries || begin.cells.length >= MANY_COLUMNS ? 2 : MIN_ROWS)
    ? { first, end, columns, lines: own }
    : null;
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

const glued = (above: string, below: string): string =>
  /[A-Za-z,]$/.test(above) && /^[A-Za-z]/.test(below) ? `${above} ${below}` : above + below;

type Row = TableLine[];

/** The lines of a block as one: its cells may have several lines each, at heights of their own. */
const asOne = (block: Row): TableLine => ({
  ...(block[0] as TableLine),
  cells: (block[0]?.cells ?? []).map((_, at) => block.map(({ cells }) => cells[at] ?? '').reduce(glued, '')),
});

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
  const isBegun = (block: Row | undefined) => block !== undefined && (block.some(isRow) || isRow(asOne(block)));
  const goesOn = (row: Row, block: Row) => /[-–—~～至到]$/.test(firstOf(row)) || /^[-–—~～至到]/.test(firstOf(block));
  const rows: Row[] = [];
  let waiting: Row = [];
  for (const [at, block] of blocks.entries()) {
    const [row, next] = [rows.at(-1), blocks[at + 1]];
    const [above, below] = [gapOf(row, block), gapOf(block, next)];
    if (!row || (isBegun(block) && !goesOn(row, block))) {
      rows.push([...waiting, ...block]);
      waiting = [];
    } else if (waiting.length > 0 || (below * NEARER < above && below < ONE_CELL)) waiting.push(...block);
    else if (above < ONE_CELL) row.push(...block);
    else rows.push(block);
  }
  return waiting.length > 0 ? [...rows, waiting] : rows;
}

const firstOf = (row: Row): string => asOne(row).cells[0] ?? '';
const rowText = (row: Row): string => asOne(row).cells.join('\t');

/** A table of entries row by row, after the label of their section where that stands beside them. */
function entryRows(lines: readonly TableLine[]): string[] {
  const label = lines.map(({ cells }) => cells[0] ?? '').join('');
  if (!isSection(label)) return tableRows(lines).map(rowText);
  const rest = lines.map((line) => ({ ...line, cells: line.cells.slice(1) }));
  return [label, ...tableRows(rest.filter(({ cells }) => cells.some((cell) => cell !== ''))).map(rowText)];
}

/**
 * The lines of a page as `linesOfPage` gives them, with the tables row by row: a cell of several lines is whole. In a resume, where
 * lines of several cells may be facts beside one another, a table is one whose columns are named as those of entries.
 */
export function linesWithTables(runs: readonly Run[], width: number, isResume = false): string[] {
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
    const region = regionFrom(lines, at, rest, isResume);
    if (!region) continue;
    plainUntil(region.first);
    const table = region.lines.map((line) => tableLine(line, region.columns));
    found.push(...entryRows(table));
    [rest, at] = [region.end, region.end - 1];
  }
  plainUntil(lines.length);
  return found;
}
