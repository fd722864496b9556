import { SITE_TITLE } from '#contract/pages.ts';
import { SHARE_CARD } from '#contract/site/share-card.ts';
import { widthOf } from '#packages/typeset/faces.ts';
import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';
import type { CardWords } from './card-words.ts';
import { rect } from './rect.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_CARD;
const LEFT = 80;
const ROOM = WIDTH - 2 * LEFT;
const [BRAND, INK, SOFT, WARM, TINT, LINE] = ['#1f5eff', '#1a2233', '#4a5568', '#c64208', '#eef3ff', '#e6eaf2'];

const styles = {
  site: { size: 32, weight: 'bold', fill: INK },
  kicker: { size: 28, weight: 'regular', fill: BRAND },
  title: { size: 66, weight: 'bold', fill: INK },
  highlight: { size: 52, weight: 'bold', fill: WARM },
  tag: { size: 28, weight: 'regular', fill: SOFT },
  foot: { size: 30, weight: 'regular', fill: SOFT },
} as const;

/** The site's logo, as in public/favicon.svg. */
const mark = `<g transform="translate(${LEFT} 60) scale(1.75)"><rect width="32" height="32" rx="8" fill="${BRAND}"/>
<circle cx="16" cy="8.8" r="3" fill="#ffd9b0"/><path d="M15.2 13.4c.1 7-3.6 9.9-9.2 10.6v2.1h9.2z" fill="#fff"/>
<path d="M16.8 13.4c-.1 7 3.6 9.9 9.2 10.6v2.1h-9.2z" fill="#c9d8ff"/></g>`;

/** Hills in the corner, as on the home page. */
const scenery = `<circle cx="1010" cy="452" r="48" fill="#fff3eb"/>
<path d="M620 630q150-170 330-96t250-150v246z" fill="${TINT}"/><path d="M820 630q130-90 240-40t140-60v100z" fill="#dfe9ff"/>`;

const TAG = { pad: 20, height: 52, gap: 14 };

/** Draws as many tags as fit on one line. */
function drawTags(tags: readonly string[], y: number): string {
  let x = LEFT;
  const drawn: string[] = [];
  for (const tag of tags) {
    const width = widthOf(tag, styles.tag.weight) * styles.tag.size + 2 * TAG.pad;
    if (x + width > LEFT + ROOM) break;
    drawn.push(rect(x, y, width, TAG.height, '#f1f4f9', 10), drawLine(tag, x + TAG.pad, y + 36, styles.tag));
    x += width + TAG.gap;
  }
  return drawn.join('');
}

/** A share card as SVG, with all text as outlines. */
export function drawCard({ kicker, title, highlight, tags, foot }: CardWords): string {
  const kickerWidth = widthOf(kicker, styles.kicker.weight) * styles.kicker.size;
  const parts = [mark, drawLine(SITE_TITLE, LEFT + 76, 100, styles.site)];
  const kickerX = LEFT + ROOM - 24 - kickerWidth;
  parts.push(rect(kickerX - 24, 64, kickerWidth + 48, 52, TINT, 26), drawLine(kicker, kickerX, 100, styles.kicker));
  let y = 226;
  for (const line of clampLines(title, ROOM, 2, styles.title)) {
    parts.push(drawLine(line, LEFT, y, styles.title));
    y += 88;
  }
  if (highlight !== '') {
    parts.push(drawLine(highlight, LEFT, y, styles.highlight));
    y += 34;
  } else y -= 40;
  parts.push(drawTags(tags, y));
  parts.push(rect(LEFT, 530, ROOM, 2, LINE));
  for (const line of clampLines(foot, ROOM, 1, styles.foot)) parts.push(drawLine(line, LEFT, 580, styles.foot));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, '#fff'),
    scenery,
    rect(0, 0, WIDTH, 12, BRAND),
    ...parts,
    '</svg>',
  ].join('');
}
