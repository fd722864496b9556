import { drawLine } from '#packages/typeset/svg-text.ts';
import { circle, rect } from '#server/platform/drawing/strokes.ts';
import { around, colours, type Drawn, endingAt, LEFT, ROOM, small, tints, widthIn } from './long-measures.ts';

interface Mark {
  at: number;
  label: string;
  kind: 'middle' | 'own' | 'you';
  /** Its ends, of what has a width: shaded. */
  span?: { from: number; to: number };
}

export interface PlotBlock {
  kind: 'plot';
  columns: { at: number; n: number }[];
  marks: Mark[];
  ends: [string, string];
}

/** A dot's place and its radius; small where many columns stand close. */
const sizes = { wide: { step: 24, r: 9 }, close: { step: 16, r: 6 } };
const MOST_WIDE = 14;
const LOWEST = 6;
const HIGHEST = 12;
const MARK_LINE = 40;
const inks = { middle: colours.pale, own: colours.brand, you: colours.green } as const;
const x = (at: number) => LEFT + at * ROOM;

/** Samples as stacked dots below the marks, each mark on a line of its own. */
export function drawPlot({ columns, marks, ends }: PlotBlock): Drawn {
  const most = Math.max(1, ...columns.map(({ n }) => n));
  const each = Math.ceil(most / HIGHEST);
  const { step, r } = columns.length > MOST_WIDE ? sizes.close : sizes.wide;
  const ground = marks.length * MARK_LINE + step * Math.max(LOWEST, Math.ceil(most / each)) + r;
  const below = (row: number) => (row + 1) * MARK_LINE;
  const spans = marks.map(({ span }, row) =>
    span ? rect(x(span.from), below(row), (span.to - span.from) * ROOM, ground - below(row), colours.tint, r) : '',
  );
  const dots = columns.flatMap(({ at, n }) =>
    Array.from({ length: Math.ceil(n / each) }, (_, row) => circle(x(at), ground - step * (row + 0.6), r, tints[1])),
  );
  const drawnMarks = marks.map(({ at, label, kind }, row) => {
    const style = { size: 24, weight: kind === 'middle' ? 'regular' : 'bold', fill: inks[kind] } as const;
    const width = widthIn(label, style);
    const from = Math.min(LEFT + ROOM - width, Math.max(LEFT, x(at) - width / 2));
    const dashes = kind === 'middle' ? ' stroke-dasharray="6 6"' : '';
    const line = `<path d="M${x(at)} ${below(row)}V${ground}" stroke="${inks[kind]}" stroke-width="3"${dashes}/>`;
    return (
      rect(from - 6, row * MARK_LINE, width + 12, MARK_LINE - 4, '#fff') +
      drawLine(label, from, row * MARK_LINE + 26, style) +
      line
    );
  });
  return {
    svg: [
      ...spans,
      ...dots,
      ...drawnMarks,
      rect(LEFT, ground, ROOM, 2, colours.line),
      drawLine(ends[0], LEFT, ground + 34, small),
      around(LEFT + ROOM / 2, `每点 ${each} 个`, ground + 34, small),
      endingAt(LEFT + ROOM, ends[1], ground + 34, small),
    ].join(''),
    height: ground + 46,
  };
}
