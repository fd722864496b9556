import { findDates } from '../dates.ts';
import { headingOf } from '../headings.ts';

/** A run of text on a page, from its lower left corner; sizes in points. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TextRow {
  y: number;
  runs: Run[];
}

const MIN_GUTTER = 10;
/** Runs of one line share their baseline to the point; runs of two columns have equal heights only by coincidence. */
const EXACT = 0.4;

/** Groups runs by line, top first. */
export function rowsOf(runs: readonly Run[], isExact = false): TextRow[] {
  const rows: TextRow[] = [];
  for (const run of [...runs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - run.y) < (isExact ? EXACT : Math.max(2, run.height * 0.45))) row.runs.push(run);
    else rows.push({ y: run.y, runs: [run] });
  }
  return rows;
}

/** Some writers draw a text twice, a little apart, to make it bold. */
const isAgain = (run: Run, last: Run | undefined) =>
  last?.text === run.text && Math.abs(run.x - last.x) < run.height * 0.15;

/**
 * The text of a line; wide gaps become tabs, since cells and columns of facts are separated by them, and gaps of about a sign a
 * space.
 */
export function lineOf(runs: readonly Run[]): string {
  let line = '';
  let last: Run | undefined;
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    if (isAgain(run, last)) continue;
    const gap = last ? (run.x - last.x - last.width) / run.height : 0;
    if (gap > 1.1) line += '\t';
    else if (gap > (/[A-Za-z0-9)]$/.test(line) ? 0.22 : 0.7)) line += ' ';
    line += run.text;
    last = run;
  }
  return line.replace(/[ \u3000]*\t[ \u3000]*/g, '\t').trim();
}

/** A heading or a date, as they stand in the margin of the lines that they belong to. */
const isMarginal = (text: string) => headingOf(text) !== null || /^[\s\p{P}]*$/u.test(findDates(text).rest);
const MARGIN_SHARE = 0.7;

/** The gap between two columns of text on a page; null for a single column. */
function gutterOf(runs: readonly Run[], width: number): number | null {
  const rows = rowsOf(runs, true);
  let best: { x: number; score: number } | null = null;
  for (let x = width * 0.22; x <= width * 0.72; x += 4) {
    const open = rows.filter(
      (row) => !row.runs.some((run) => run.x < x + MIN_GUTTER / 2 && run.x + run.width > x - MIN_GUTTER / 2),
    );
    const side = (isLeft: boolean) =>
      open.map((row) => lineOf(row.runs.filter((run) => run.x < x === isLeft))).filter((text) => text !== '');
    const [left, right] = [side(true), side(false)];
    const crossing = rows.length - open.length;
    const both = left.length + right.length - open.length;
    if (left.length < 4 || right.length < 3 || crossing > rows.length * 0.2) continue;
    if (left.filter(isMarginal).length > left.length * MARGIN_SHARE) continue;
    // Rows with text on both sides at one height are a table or inline facts, unless both sides have sections or one is much longer.
    const haveSections = [left, right].every((texts) => texts.some((text) => headingOf(text)?.value === ''));
    const alone = open.length - both;
    if (!haveSections && (left.length - both < 4 || right.length - both < 4 || both > alone * 0.9)) continue;
    const score = alone - crossing * 2 - (haveSections ? 0 : both);
    if (!best || score > best.score) best = { x, score };
  }
  return best?.x ?? null;
}

/** The lines of a page in reading order: full-width text, then the left column, then the right. */
export function linesOfPage(runs: readonly Run[], width: number): string[] {
  const text = runs.filter((run) => run.text.trim() !== '');
  const gutter = gutterOf(text, width);
  const plain = (some: readonly Run[]) =>
    rowsOf(some)
      .map((row) => lineOf(row.runs))
      .filter((line) => line !== '');
  if (gutter === null) return plain(text);
  const crosses = (run: Run) => run.x < gutter && run.x + run.width > gutter;
  const columns = text.filter((run) => !crosses(run));
  const top = Math.max(...columns.map(({ y }) => y));
  const head = text.filter((run) => crosses(run) && run.y >= top);
  const left = text.filter((run) => run.x < gutter && !head.includes(run));
  const right = text.filter((run) => run.x >= gutter);
  return [...plain(head), ...plain(left), ...plain(right)];
}
