import { drawLine } from '#packages/typeset/svg-text.ts';
import { rect } from '#server/platform/drawing/strokes.ts';
import { around, colours, type Drawn, endingAt, LEFT, ROOM, small, tints } from './long-measures.ts';

export interface RangesBlock {
  kind: 'ranges';
  /** The end of the scale, which begins at zero. */
  scale: number;
  /** Below the beginning, the middle and the end. */
  ticks: [string, string, string];
  rows: { label: string; from: number; to: number; value: string; strong: boolean }[];
}

const ROW = 48;
const FROM = LEFT + 120;
const LENGTH = ROOM - 120 - 160;

/** Bars on one scale from zero, each from its lower to its upper end; strong ones in full colour. */
export function drawRanges({ rows, scale, ticks }: RangesBlock): Drawn {
  const x = (amount: number) => FROM + (amount / scale) * LENGTH;
  const svg = rows.map(({ label, from, to, value, strong }, at) => {
    const y = at * ROW;
    const style = strong
      ? ({ size: 26, weight: 'bold', fill: colours.ink } as const)
      : ({ size: 26, weight: 'regular', fill: colours.pale } as const);
    return [
      drawLine(label, LEFT, y + 33, style),
      rect(FROM, y + 23, LENGTH, 2, colours.line),
      rect(x(from), y + 14, Math.max(20, x(to) - x(from)), 20, strong ? colours.brand : tints[1], 10),
      endingAt(LEFT + ROOM, value, y + 33, style),
    ].join('');
  });
  const ground = rows.length * ROW + 28;
  return {
    svg: [
      ...svg,
      drawLine(ticks[0], FROM, ground, small),
      around(FROM + LENGTH / 2, ticks[1], ground, small),
      endingAt(FROM + LENGTH, ticks[2], ground, small),
    ].join(''),
    height: ground + 8,
  };
}
