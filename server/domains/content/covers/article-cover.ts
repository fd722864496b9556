import type { ArticleFacts, ArticleFigure } from '#contract/content/content-items.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { drawn, fitted, label, path } from '#server/platform/drawing/strokes.ts';

const FLOOR = 176;

/** The first figure as columns, the strong ones in full colour. */
function columns({ rows }: ArticleFigure, p: Palette): string {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const shown = rows.slice(0, 8);
  const step = 264 / shown.length;
  const wide = Math.min(34, step * 0.62);
  return shown
    .map(({ value, strong }, at) => {
      const high = Math.max(4, (value / most) * 68);
      const x = 28 + at * step + (step - wide) / 2;
      return `<rect x="${x.toFixed(1)}" y="${(FLOOR - high).toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="4" fill="${strong ? p.ink : p.soft}"/>`;
    })
    .join('');
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
      label(fitted(facts.highlightLabel ?? '', 17), { x: 28, y: 90, size: 15, fill: p.ink })
    : label(fitted(title.replace(/[：，？！、].*$/, ''), 9.4), { x: 28, y: 60, size: 27, weight: 700, fill: p.ink }) +
      label(category, { x: 28, y: 84, size: 15, fill: p.ink });
  return (
    `<circle cx="${s.int(272, 300)}" cy="${s.int(20, 34)}" r="${s.int(16, 24)}" fill="${p.sun}"/>` +
    head +
    (figure ? columns(figure, p) : writing(p, s)) +
    drawn(p.ink, 2, path(`M24 ${FLOOR}H296`))
  );
}
