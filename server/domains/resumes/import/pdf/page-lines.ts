import { findDates } from '../dates.ts';
import { isColumnName } from '../entries.ts';
import { isFactLabel } from '../fact-labels.ts';
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

/** How many signs at the start of a run are drawn over the end of the last: writers print a text again, a little apart, for bold. */
function signsAgain(run: Run, last: Run | undefined): number {
  const over = last ? last.x + last.width - run.x : 0;
  if (!last || over < run.height * 0.3) return 0;
  const [before, signs] = [[...last.text], [...run.text]];
  const widthOf = (count: number) => (run.width / signs.length) * count;
  for (let count = Math.min(before.length, signs.length); count > 0; count -= 1)
    if (before.slice(-count).join('') === signs.slice(0, count).join('') && over > widthOf(count) - run.height * 0.4)
      return count;
  return 0;
}

/** The text of a run whose every sign is drawn twice in place; the width tells it from 妈妈. */
function onceEach({ text, width, height }: Run): string {
  const signs = [...text];
  const isTwice = signs.length > 1 && signs.every((sign, at) => /\p{Script=Han}/u.test(sign) && sign === signs[at ^ 1]);
  return isTwice && width < signs.length * height * 0.7 ? signs.filter((_, at) => at % 2 === 0).join('') : text;
}

const isSign = (text: string) => /^\p{Script=Han}$/u.test(text);
/** The gap between two runs that means a space, and one that means a tab, in heights of the text. */
const WORD = 0.7;
const CELL = 1.1;
/** The gap that means a tab between two Chinese characters: a title may be spaced out. */
const SPACED_OUT = 2.6;
/** Where the size changes by this factor, a smaller gap means a space. */
const CHANGE_OF_SIZE = 1.15;

/** What stands between two runs of a line. */
function between(last: Run, run: Run): string {
  const gap = (run.x - last.x - last.width) / run.height;
  const isSpacedOut = isSign(run.text.trim()) && isSign([...last.text].at(-1) ?? '');
  if (gap > (isSpacedOut ? SPACED_OUT : CELL)) return '\t';
  const [small, large] = [Math.min(run.height, last.height), Math.max(run.height, last.height)];
  const isOtherSize = large > small * CHANGE_OF_SIZE && gap > 0.22;
  return isOtherSize || gap > (/[A-Za-z0-9)]$/.test(last.text) ? 0.22 : WORD) ? ' ' : '';
}

/**
 * The text of a line; wide gaps become tabs, since cells and columns of facts are separated by them, and gaps of about a sign a
 * space.
 */
export function lineOf(runs: readonly Run[]): string {
  let line = '';
  let last: Run | undefined;
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    const text = [...onceEach(run)].slice(signsAgain(run, last)).join('');
    if (text === '') continue;
    line += (last ? between(last, run) : '') + text;
    last = run;
  }
  return line.replace(/[ \u3000]*\t[ \u3000]*/g, '\t').trim();
}

/** A heading or a date, as they stand in the margin of the lines that they belong to. */
const isMarginal = (text: string) => headingOf(text) !== null || /^[\s\p{P}]*$/u.test(findDates(text).rest);
const MARGIN_SHARE = 0.7;

interface Side {
  text: string;
  x: number;
}
/** A line on both sides of a gap. */
interface Sides {
  left: Side;
  right: Side;
}

const lastCell = (text: string) => text.split('\t').at(-1) ?? '';
const isLabel = (text: string) => /[:：]$/.test(text) || isFactLabel(text) || isColumnName(text);
/** A heading of a section, which begins where its column does. The title of the page is none, nor the name of a column. */
const isSection = ({ text, x }: Side, start: number, beside = '') =>
  headingOf(text)?.value === '' &&
  !/简历|resume/i.test(text) &&
  x < start + 2 &&
  !(isLabel(text) && isLabel(lastCell(beside)));

/** Whether lines belong together across a gap: labels before their values, dates and headings before what they are of. */
function belongTogether(rows: readonly Sides[], start: number): boolean {
  if (rows.some(({ left, right }) => isSection(right, start, left.text))) return false;
  const belonging = rows.filter(
    ({ left, right }) => isLabel(lastCell(left.text)) || (isMarginal(left.text) && !isMarginal(right.text)),
  );
  return belonging.length > 1 && belonging.length * 2 >= rows.length;
}

/** The gap between two columns of text on a page; null for a single column. */
function gutterOf(runs: readonly Run[], width: number): number | null {
  const rows = rowsOf(runs, true);
  let best: { x: number; score: number } | null = null;
  for (let x = width * 0.22; x <= width * 0.72; x += 4) {
    const open = rows.filter(
      (row) => !row.runs.some((run) => run.x < x + MIN_GUTTER / 2 && run.x + run.width > x - MIN_GUTTER / 2),
    );
    const sides = open.map(({ runs: all }) => {
      const side = (isLeft: boolean) => {
        const own = all.filter((run) => run.x < x === isLeft);
        return { text: lineOf(own), x: Math.min(...own.map((run) => run.x)) };
      };
      return { left: side(true), right: side(false) };
    });
    const left = sides.flatMap((row) => (row.left.text === '' ? [] : row));
    const right = sides.flatMap((row) => (row.right.text === '' ? [] : row));
    const crossing = rows.length - open.length;
    const both = left.length + right.length - open.length;
    if (left.length < 4 || right.length < 3 || crossing > rows.length * 0.2) continue;
    if (left.filter((row) => isMarginal(row.left.text)).length > left.length * MARGIN_SHARE) continue;
    const start = Math.min(...right.map((row) => row.right.x));
    if (
      belongTogether(
        left.filter((row) => row.right.text !== ''),
        start,
      )
    )
      continue;
    // Rows with text on both sides at one height are a table or inline facts, unless both sides have sections or one is much longer.
    const haveSections =
      left.some((row) => isSection(row.left, row.left.x)) &&
      right.some((row) => isSection(row.right, start, row.left.text));
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
