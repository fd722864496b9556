import { SITE_TITLE } from '#contract/pages.ts';
import { drawLine } from '#packages/typeset/svg-text.ts';
import { codePath } from '#server/domains/site/public.ts';
import { rect } from '#server/platform/drawing/strokes.ts';
import { type Block, drawBlock } from './long-blocks.ts';
import { colours, LEFT, ROOM, WIDTH } from './long-measures.ts';

export interface LongPicture {
  blocks: Block[];
  /** The page that shows the same; the QR code leads there. */
  path: string;
  /** Beside the QR code. */
  invitation: string;
}

const HEAD = 132;
const GAP = 28;
const CODE = 168;
const FOOT = CODE + 96;

function drawCode(text: string, x: number, y: number): string {
  const { size, path } = codePath(text);
  return `<path transform="translate(${x} ${y}) scale(${CODE / size})" fill="${colours.ink}" d="${path}"/>`;
}

/** A picture as long as its content, with all text as outlines. `origin` is where the code leads. */
export function drawLong({ blocks, path, invitation }: LongPicture, origin: string, madeOn: string): string {
  let y = HEAD;
  const drawn: string[] = [];
  for (const block of blocks) {
    const { svg, height } = drawBlock(block);
    drawn.push(`<g transform="translate(0 ${y})">${svg}</g>`);
    y += height + GAP;
  }
  const height = y + FOOT;
  const beside = LEFT + CODE + 32;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    rect(0, 0, WIDTH, height, '#fff'),
    rect(0, 0, WIDTH, 12, colours.brand),
    drawLine(SITE_TITLE, LEFT, 80, { size: 28, weight: 'bold', fill: colours.brand }),
    ...drawn,
    rect(LEFT, y, ROOM, 2, colours.line),
    drawCode(origin + path, LEFT, y + 48),
    drawLine(invitation, beside, y + 110, { size: 28, weight: 'bold', fill: colours.ink }),
    drawLine('微信扫一扫，看完整内容', beside, y + 152, { size: 24, weight: 'regular', fill: colours.pale }),
    drawLine(madeOn, beside, y + 192, { size: 24, weight: 'regular', fill: colours.pale }),
    '</svg>',
  ].join('');
}
