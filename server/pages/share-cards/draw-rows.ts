import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';
import { rect } from '#server/platform/drawing/strokes.ts';
import { colours, type Drawn, endingAt, LEFT, ROOM, small, widthIn } from './long-measures.ts';

export interface RowsBlock {
  kind: 'rows';
  /** The most lines of a note; one if absent. */
  lines?: number;
  rows: { mark: string; title: string; note: string; value: string }[];
}

const LINE = 36;
const ROW = 96 - LINE;
const named = { size: 28, weight: 'bold', fill: colours.ink } as const;
const valued = { size: 30, weight: 'bold', fill: colours.green } as const;

export function drawRows({ rows, lines = 1 }: RowsBlock): Drawn {
  let y = 0;
  const svg = rows.map(({ mark, title, note, value }, at) => {
    const from = LEFT + (mark ? 64 : 0);
    const room = LEFT + ROOM - from;
    const [line = ''] = clampLines(title, room - widthIn(value, valued) - 24, 1, named);
    const below = clampLines(note, room, lines, small);
    const top = y;
    y += ROW + Math.max(1, below.length) * LINE;
    return [
      at > 0 ? rect(LEFT, top, ROOM, 1, colours.line) : '',
      drawLine(mark, LEFT, top + 44, { ...named, fill: colours.brand }),
      drawLine(line, from, top + 42, named),
      ...below.map((part, row) => drawLine(part, from, top + 78 + row * LINE, small)),
      endingAt(LEFT + ROOM, value, top + 44, valued),
    ].join('');
  });
  return { svg: svg.join(''), height: y };
}
