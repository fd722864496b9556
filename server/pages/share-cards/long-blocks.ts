import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';
import { rect } from '#server/platform/drawing/strokes.ts';
import { drawPlot, type PlotBlock } from './draw-plot.ts';
import { drawRanges, type RangesBlock } from './draw-ranges.ts';
import { drawRows, type RowsBlock } from './draw-rows.ts';
import { colours, type Drawn, LEFT, ROOM, small, tints, widthIn } from './long-measures.ts';

/** The parts of a long picture, from top to bottom. */
export type Block =
  | { kind: 'text'; text: string; look: keyof typeof looks }
  | { kind: 'figures'; figures: { label: string; value: string; unit: string }[] }
  | { kind: 'shares'; parts: { label: string; n: number }[] }
  /** Drawn already, from 0 down. */
  | ({ kind: 'drawn' } & Drawn)
  | PlotBlock
  | RangesBlock
  | RowsBlock;

const looks = {
  title: { size: 44, weight: 'bold', fill: colours.ink, line: 60, most: 3 },
  heading: { size: 30, weight: 'bold', fill: colours.ink, line: 40, most: 2 },
  body: { size: 28, weight: 'regular', fill: colours.soft, line: 44, most: 4 },
  note: { size: 24, weight: 'regular', fill: colours.pale, line: 38, most: 3 },
} as const;

function drawText({ text, look }: Extract<Block, { kind: 'text' }>): Drawn {
  const style = looks[look];
  const lines = clampLines(text, ROOM, style.most, style);
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

export function drawBlock(block: Block): Drawn {
  switch (block.kind) {
    case 'text':
      return drawText(block);
    case 'figures':
      return drawFigures(block);
    case 'shares':
      return drawShares(block);
    case 'drawn':
      return block;
    case 'plot':
      return drawPlot(block);
    case 'ranges':
      return drawRanges(block);
    case 'rows':
      return drawRows(block);
  }
}
