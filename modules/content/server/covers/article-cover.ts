import type { Palette } from '#server/platform/drawing/palette.ts';
import { circle, drawn, fitted, label, path, placed, rect, steps } from '#server/platform/drawing/strokes.ts';
import type { ArticleFacts, ArticleFigure } from '../../contract/content-items.ts';

const FLOOR = 188;

type Row = ArticleFigure['rows'][number];

/** What is compared, as columns; the strong ones in full colour. */
function columns(rows: readonly Row[], p: Palette): string {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const step = 272 / rows.length;
  return rows
    .map(({ value, strong }, at) => {
      const high = Math.max(6, (value / most) * 92);
      return rect(24 + at * step, FLOOR - high, step - 8, high, strong ? p.ink : p.soft, 4);
    })
    .join('');
}

/** What changes over years, as a line over its area with its end marked. */
function line(rows: readonly Row[], p: Palette): string {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const points = rows.map(({ value }, at) => ({
    x: Math.round(16 + (at * 280) / (rows.length - 1)),
    y: Math.round(FLOOR - (value / most) * 76),
  }));
  const way = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const end = points.at(-1) ?? { x: 0, y: 0 };
  return path(`M16 200L${way}L296 200Z`, p.hill) + drawn(p.ink, 5, path(`M${way}`) + circle(end.x, end.y, 9, p.sun));
}

/** Somebody, from the head to the shoulders. */
const person = (x: number, y: number, p: Palette) =>
  drawn(p.ink, 3, path(`M${x - 24} ${y + 40}q2-30 24-30t24 30Z`, p.hill) + circle(x, y - 6, 14, p.lit));

/** A share, as a ring around somebody. */
function ring(share: number, p: Palette): string {
  const [x, y, r] = [238, 128, 46];
  const turn = Math.min(0.999, share) * 2 * Math.PI;
  const end = `${(x + r * Math.sin(turn)).toFixed(1)} ${(y - r * Math.cos(turn)).toFixed(1)}`;
  const whole = `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${p.soft}" stroke-width="18" opacity=".5"/>`;
  const part = `<path d="M${x} ${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${end}" fill="none" stroke="${p.ink}" stroke-width="18"/>`;
  return whole + part + placed(x * 0.2, y * 0.2, person(x, y, p), 0.8);
}

/** Most of a whole, as that many of a hundred dots. */
const hundred = (share: number, p: Palette) =>
  steps(100, 0, 1)
    .map((at) =>
      circle(160 + (at % 10) * 14, 88 + Math.floor(at / 10) * 10.5, 4, at < Math.round(share * 100) ? p.ink : p.sun),
    )
    .join('');

/** Minutes or hours, as a clock whose face is filled by them. */
function clock(n: number, p: Palette): string {
  const [x, y, r] = [240, 142, 49];
  const turn = ((n % 60) / 60) * 2 * Math.PI || 2 * Math.PI * 0.999;
  const end = `${(x + 41 * Math.sin(turn)).toFixed(1)} ${(y - 41 * Math.cos(turn)).toFixed(1)}`;
  return (
    drawn(p.ink, 5, circle(x, y, r, p.paper)) +
    path(`M${x} ${y}V${y - 41}A41 41 0 ${turn > Math.PI ? 1 : 0} 1 ${end}Z`, p.sun) +
    drawn(p.ink, 5, path(`M${x} ${y}V${y - 34}M${x} ${y}L${end}`)) +
    circle(x, y, 6, p.ink)
  );
}

/** Days, as the leaf of a calendar on which they are marked. */
function calendar(days: number, p: Palette): string {
  const cells = steps(21, 0, 1).map((at) =>
    rect(166 + (at % 7) * 17, 130 + Math.floor(at / 7) * 18, 12, 12, at < days ? p.ink : p.hill, 3),
  );
  return (
    drawn(p.ink, 4, rect(152, 96, 144, 92, p.paper, 10) + path('M184 86v18M264 86v18')) +
    rect(154, 98, 140, 22, p.sun, 8) +
    cells.join('')
  );
}

/** Steps of a ladder, with somebody at its top. */
function stairs(n: number, p: Palette): string {
  const count = Math.max(2, Math.min(8, n));
  const wide = 272 / count;
  const high = 84 / count;
  return (
    steps(count, 0, 1)
      .map((at) =>
        rect(24 + at * wide, 188 - (at + 1) * high, wide, (at + 1) * high, at === count - 1 ? p.ink : p.soft),
      )
      .join('') + person(24 + (count - 0.5) * wide, 60, p)
  );
}

/** Years, as stones of a way. */
const stones = (n: number, p: Palette) =>
  drawn(p.soft, 6, path('M24 176C120 172 200 144 300 92')) +
  [
    [24, 176],
    [80, 171],
    [138, 160],
    [194, 142],
    [248, 119],
    [300, 92],
  ]
    .slice(0, Math.max(2, Math.min(6, n)))
    .map(([x = 0, y = 0], at, all) => drawn(p.ink, 4, circle(x, y, 11, at === all.length - 1 ? p.sun : p.paper)))
    .join('');

/** Books beside each other. */
const books = (n: number, p: Palette) =>
  steps(Math.max(2, Math.min(6, n)), 0, 1)
    .map((at) => {
      const high = 84 - (at % 3) * 12;
      return drawn(
        p.ink,
        4,
        rect(150 + at * 36, 188 - high, 30, high, at % 2 === 0 ? p.sun : p.paper, 3) +
          path(`M${158 + at * 36} ${206 - high}h14`),
      );
    })
    .join('');

/** The one object that the number counts; else its first figure. */
function objectOf(number: string, rows: readonly Row[] | undefined, p: Palette): string {
  const n = Number.parseFloat(number) || 0;
  if (/%/.test(number)) return n < 50 ? ring(n / 100, p) : hundred(n / 100, p);
  if (/分钟|小时|学时/.test(number)) return clock(n, p);
  if (/天|日|^\d{4}\.\d/.test(number)) return calendar(/^\d{4}\./.test(number) ? 1 : n, p);
  if (/级|步|档/.test(number)) return stairs(n, p);
  if (/年/.test(number)) return rows?.some(({ value }) => value === n) ? columns(rows, p) : stones(n, p);
  if (/本|份/.test(number)) return books(n, p);
  const shown = rows?.slice(0, 8) ?? [];
  if (shown.length > 2 && shown.every(({ label: name }) => /^\d{4}/.test(name))) return line(shown, p);
  return shown.length > 0 ? columns(shown, p) : books(4, p);
}

const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (/[\u2e80-\uffff]/.test(char) ? 1 : 0.58), 0);

interface Article {
  title: string;
  facts: ArticleFacts | null;
}

/** An article: its number, large, and the object that it counts; nothing that is too small to read in a list. */
export function articleCover({ title, facts }: Article, p: Palette): string {
  const rows = facts?.figures[0]?.rows;
  const number = facts?.highlight ?? '';
  const head = number || fitted(title.replace(/[：，？！、].*$/, ''), 8);
  const size = Math.min(64, Math.floor(272 / widthOf(head)));
  return objectOf(number, rows, p) + label(head, { x: 24, y: 70, size, weight: 700, fill: p.ink });
}
