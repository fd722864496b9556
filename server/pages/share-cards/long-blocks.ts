import { breakLines, drawLine, widthOf } from '#server/domains/resume-output/public.ts';
import { rect } from '#server/platform/drawing/strokes.ts';

/** The parts of a long picture, from top to bottom. */
export type Block =
  | { kind: 'text'; text: string; look: keyof typeof looks }
  | { kind: 'figures'; figures: { label: string; value: string; unit: string }[] }
  | { kind: 'shares'; parts: { label: string; n: number }[] }
  | { kind: 'plot'; columns: { at: number; n: number }[]; marks: Mark[]; ends: [string, string] }
  | { kind: 'ranges'; rows: { label: string; from: number; to: number; value: string }[] }
  | { kind: 'rows'; rows: { mark: string; title: string; note: string; value: string }[] };

interface Mark {
  at: number;
  label: string;
  kind: 'middle' | 'own' | 'you';
}

export interface Drawn {
  svg: string;
  height: number;
}

export const LEFT = 56;
export const WIDTH = 750;
export const ROOM = WIDTH - 2 * LEFT;
export const colours = { brand: '#1f5eff', ink: '#1a2233', soft: '#4a5568', pale: '#5f6b7e', line: '#e6eaf2' } as const;
const tints = ['#1f5eff', '#8fb0ff', '#d6e2ff'];
const inks = { middle: colours.pale, own: colours.brand, you: '#0e7050' } as const;

const looks = {
  title: { size: 44, weight: 'bold', fill: colours.ink, line: 60, most: 3 },
  body: { size: 28, weight: 'regular', fill: colours.soft, line: 44, most: 4 },
  note: { size: 24, weight: 'regular', fill: colours.pale, line: 38, most: 3 },
} as const;
const small = { size: 24, weight: 'regular', fill: colours.pale } as const;

const widthIn = (text: string, { size, weight }: { size: number; weight: 'regular' | 'bold' }) =>
  widthOf(text, weight) * size;
/** A line of text that ends at `right`. */
const endingAt = (right: number, text: string, y: number, style: Parameters<typeof drawLine>[3]) =>
  drawLine(text, right - widthIn(text, style), y, style);

function drawText({ text, look }: Extract<Block, { kind: 'text' }>): Drawn {
  const style = looks[look];
  const lines = breakLines(text, ROOM, style.most, style);
  return {
    svg: lines.map((line, at) => drawLine(line, LEFT, style.size + at * style.line, style)).join(''),
    height: lines.length * style.line,
  };
}

function drawFigures({ figures }: Extract<Block, { kind: 'figures' }>): Drawn {
  const big = { size: 72, weight: 'bold', fill: colours.brand } as const;
  const step = ROOM / figures.length;
  const svg = figures.map(({ label, value, unit }, at) => {
    const x = LEFT + at * step;
    return [
      drawLine(label, x, 24, small),
      drawLine(value, x, 104, big),
      drawLine(unit, x + widthIn(value, big) + 10, 104, small),
    ].join('');
  });
  return { svg: svg.join(''), height: 128 };
}

function drawShares({ parts }: Extract<Block, { kind: 'shares' }>): Drawn {
  const all = Math.max(
    1,
    parts.reduce((sum, { n }) => sum + n, 0),
  );
  let x = LEFT;
  let legend = LEFT;
  const svg = parts.map(({ label, n }, at) => {
    const width = (n / all) * ROOM;
    const text = `${label} ${n}`;
    const drawn = [
      rect(x, 0, width, 20, tints[at % tints.length] ?? colours.brand),
      rect(legend, 46, 18, 18, tints[at % tints.length] ?? colours.brand, 4),
      drawLine(text, legend + 28, 64, small),
    ];
    x += width;
    legend += 28 + widthIn(text, small) + 32;
    return drawn.join('');
  });
  return { svg: svg.join(''), height: 80 };
}

const PLOT_HEIGHT = 168;
const DOT_STEP = 24;
const MOST_DOTS = 7;
const MARK_LINE = 40;

function drawPlot({ columns, marks, ends }: Extract<Block, { kind: 'plot' }>): Drawn {
  const top = marks.length * MARK_LINE;
  const ground = top + PLOT_HEIGHT;
  const each = Math.max(1, Math.ceil(Math.max(0, ...columns.map(({ n }) => n)) / MOST_DOTS));
  const x = (at: number) => LEFT + at * ROOM;
  const dots = columns.flatMap(({ at, n }) =>
    Array.from(
      { length: Math.ceil(n / each) },
      (_, row) => `<circle cx="${x(at)}" cy="${ground - 14 - row * DOT_STEP}" r="9" fill="${tints[1]}"/>`,
    ),
  );
  const drawnMarks = marks.map(({ at, label, kind }, row) => {
    const style = { size: 24, weight: kind === 'middle' ? 'regular' : 'bold', fill: inks[kind] } as const;
    const width = widthIn(label, style);
    const from = Math.min(LEFT + ROOM - width, Math.max(LEFT, x(at) - width / 2));
    const dashes = kind === 'middle' ? ' stroke-dasharray="6 6"' : '';
    const line = `<path d="M${x(at)} ${top}V${ground}" stroke="${inks[kind]}" stroke-width="3"${dashes}/>`;
    return drawLine(label, from, row * MARK_LINE + 26, style) + line;
  });
  return {
    svg: [
      ...dots,
      ...drawnMarks,
      rect(LEFT, ground, ROOM, 2, colours.line),
      drawLine(ends[0], LEFT, ground + 34, small),
      endingAt(LEFT + ROOM, ends[1], ground + 34, small),
      each > 1 ? drawLine(`每点 ${each} 个`, LEFT + ROOM / 2 - 60, ground + 34, small) : '',
    ].join(''),
    height: ground + 46,
  };
}

const RANGE = 56;
const RANGE_FROM = LEFT + 120;
const RANGE_ROOM = ROOM - 120 - 160;

/** Bars on one scale from zero, each from its lower to its upper end. */
function drawRanges({ rows }: Extract<Block, { kind: 'ranges' }>): Drawn {
  const scale = Math.max(1, ...rows.map(({ to }) => to));
  const named = { size: 26, weight: 'bold', fill: colours.ink } as const;
  const svg = rows.map(({ label, from, to, value }, at) => {
    const y = at * RANGE;
    const [x, end] = [from, to].map((amount) => RANGE_FROM + (amount / scale) * RANGE_ROOM) as [number, number];
    return [
      drawLine(label, LEFT, y + 36, named),
      rect(RANGE_FROM, y + 27, RANGE_ROOM, 2, colours.line),
      rect(x, y + 16, Math.max(24, end - x), 24, colours.brand, 12),
      endingAt(LEFT + ROOM, value, y + 36, named),
    ].join('');
  });
  return { svg: svg.join(''), height: rows.length * RANGE };
}

const ROW = 96;

function drawRows({ rows }: Extract<Block, { kind: 'rows' }>): Drawn {
  const [named, valued] = [
    { size: 28, weight: 'bold', fill: colours.ink },
    { size: 30, weight: 'bold', fill: '#0e7050' },
  ] as const;
  const svg = rows.map(({ mark, title, note, value }, at) => {
    const y = at * ROW;
    const from = LEFT + (mark ? 64 : 0);
    const room = LEFT + ROOM - from;
    const [line = ''] = breakLines(title, room - widthIn(value, valued) - 24, 1, named);
    const [below = ''] = breakLines(note, room, 1, small);
    return [
      at > 0 ? rect(LEFT, y, ROOM, 1, colours.line) : '',
      drawLine(mark, LEFT, y + 44, { ...named, fill: colours.brand }),
      drawLine(line, from, y + 42, named),
      drawLine(below, from, y + 78, small),
      endingAt(LEFT + ROOM, value, y + 44, valued),
    ].join('');
  });
  return { svg: svg.join(''), height: rows.length * ROW };
}

export function drawBlock(block: Block): Drawn {
  switch (block.kind) {
    case 'text':
      return drawText(block);
    case 'figures':
      return drawFigures(block);
    case 'shares':
      return drawShares(block);
    case 'plot':
      return drawPlot(block);
    case 'ranges':
      return drawRanges(block);
    case 'rows':
      return drawRows(block);
  }
}
