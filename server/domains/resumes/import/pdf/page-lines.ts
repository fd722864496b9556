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

/** The text of a line; wide gaps become tabs, since cells and columns of facts are separated by them. */
export function lineOf(runs: readonly Run[]): string {
  let line = '';
  let end = Number.NaN;
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    const gap = run.x - end;
    if (gap > run.height * 1.1) line += '\t';
    else if (gap > run.height * 0.22 && /[A-Za-z0-9)]$/.test(line)) line += ' ';
    line += run.text;
    end = run.x + run.width;
  }
  return line.replace(/[ \u3000]*\t[ \u3000]*/g, '\t').trim();
}

/** The gap between two columns of text on a page; null for a single column. */
function gutterOf(runs: readonly Run[], width: number): number | null {
  const rows = rowsOf(runs, true);
  let best: { x: number; score: number } | null = null;
  for (let x = width * 0.22; x <= width * 0.72; x += 4) {
    const crossing = rows.filter((row) =>
      row.runs.some((run) => run.x < x + MIN_GUTTER / 2 && run.x + run.width > x - MIN_GUTTER / 2),
    );
    const left = rows.filter((row) => row.runs.every((run) => run.x + run.width <= x));
    const right = rows.filter((row) => row.runs.every((run) => run.x >= x));
    const both = rows.length - crossing.length - left.length - right.length;
    // Rows with text on both sides at one height are a table or inline facts, unless one side is much longer.
    if (
      left.length < 4 ||
      right.length < 4 ||
      crossing.length > rows.length * 0.2 ||
      both > (left.length + right.length) * 0.9
    )
      continue;
    const score = left.length + right.length - crossing.length * 2 - both;
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
