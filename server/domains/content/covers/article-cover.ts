import type { ArticleFacts, ArticleFigure } from '#contract/content/content-items.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, fitted, label, path, rect } from '#server/platform/drawing/strokes.ts';

const FLOOR = 176;

type Row = ArticleFigure['rows'][number];

/** What is compared, as columns; the strong ones in full colour. */
function columns(rows: readonly Row[], most: number, p: Palette): string {
  const step = 264 / rows.length;
  const wide = Math.min(34, step * 0.62);
  return rows
    .map(({ value, strong }, at) => {
      const high = Math.max(4, (value / most) * 68);
      return rect(28 + at * step + (step - wide) / 2, FLOOR - high, wide, high, strong ? p.ink : p.soft, 4);
    })
    .join('');
}

/** What changes over years, as a line with its end marked. */
function line(rows: readonly Row[], most: number, p: Palette): string {
  const points = rows.map(({ value }, at) => ({
    x: Math.round(34 + (at * 252) / (rows.length - 1)),
    y: Math.round(FLOOR - 8 - (value / most) * 58),
  }));
  const way = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const last = points.length - 1;
  return (
    path(`M34 ${FLOOR}L${way}L286 ${FLOOR}Z`, p.hill) +
    drawn(
      p.ink,
      3,
      path(`M${way}`) + points.map(({ x, y }, at) => circle(x, y, 5, at === last ? p.ink : p.paper)).join(''),
    )
  );
}

/** Two or three numbers, as bars: their names would be too small to read in a list. */
const bars = (rows: readonly Row[], most: number, p: Palette): string =>
  rows
    .map(({ value, strong }, at) => {
      const y = 108 + at * (66 / rows.length);
      return rect(28, y, Math.max(8, (value / most) * 264), 52 / rows.length, strong ? p.ink : p.soft, 4);
    })
    .join('');

/** The first figure, in the form that its numbers have. */
function chart({ rows }: ArticleFigure, p: Palette): string {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const shown = rows.slice(0, 8);
  if (shown.length > 2 && shown.every(({ label: name }) => /^\d{4}/.test(name))) return line(shown, most, p);
  return (shown.length <= 3 ? bars : columns)(shown, most, p);
}

/** Lines of writing, for an article without figures. */
function writing(p: Palette, s: Seeded): string {
  return [104, 124, 144, 164]
    .map(
      (y, at) =>
        `<rect x="28" y="${y}" width="${at === 3 ? s.int(70, 160) : s.int(190, 264)}" height="8" rx="4" fill="${at === s.int(0, 3) ? p.ink : p.soft}"/>`,
    )
    .join('');
}

interface Article {
  title: string;
  category: string;
  facts: ArticleFacts | null;
}

/** An article: its number, and its first figure in small. */
export function articleCover({ title, category, facts }: Article, p: Palette, s: Seeded): string {
  const [figure] = facts?.figures ?? [];
  const head = facts?.highlight
    ? label(facts.highlight, { x: 28, y: 66, size: 46, weight: 700, fill: p.ink }) +
      label(fitted(facts.highlightLabel ?? '', 13), { x: 28, y: 92, size: 20, fill: p.ink })
    : label(fitted(title.replace(/[：，？！、].*$/, ''), 9.4), { x: 28, y: 60, size: 27, weight: 700, fill: p.ink }) +
      label(category, { x: 28, y: 90, size: 22, fill: p.ink });
  return head + (figure ? chart(figure, p) : writing(p, s)) + drawn(p.ink, 2, path(`M24 ${FLOOR}H296`));
}
