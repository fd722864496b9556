import type { GuideFacts } from '#contract/content/content-items.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, fitted, label, path } from '#server/platform/drawing/strokes.ts';

/** A guide: how long it takes, and its steps as stops of a way with a flag at the end. */
export function guideCover({ steps, duration }: GuideFacts, p: Palette, s: Seeded): string {
  const count = Math.max(2, Math.min(9, steps.length));
  const stops = Array.from({ length: count }, (_, at) => ({
    x: 30 + (at * 246) / (count - 1),
    y: at % 2 === 0 ? s.int(150, 166) : s.int(116, 134),
  }));
  const [first, ...rest] = stops;
  let from = first ?? { x: 30, y: 150 };
  let way = `M${from.x} ${from.y}`;
  for (const to of rest) {
    const middle = (from.x + to.x) / 2;
    way += `C${middle.toFixed(0)} ${from.y} ${middle.toFixed(0)} ${to.y} ${to.x.toFixed(0)} ${to.y}`;
    from = to;
  }
  return (
    `<circle cx="${s.int(248, 292)}" cy="${s.int(30, 44)}" r="${s.int(16, 24)}" fill="${p.sun}"/>` +
    `<path d="M0 ${s.int(150, 166)}Q80 ${s.int(110, 136)} 160 ${s.int(150, 164)}T320 ${s.int(120, 150)}V200H0Z" fill="${p.hill}"/>` +
    label(`${steps.length} 步`, { x: 26, y: 62, size: 36, weight: 700, fill: p.ink }) +
    label(fitted(duration, 12), { x: 26, y: 90, size: 17, fill: p.ink }) +
    drawn(p.soft, 4, path(way)) +
    drawn(
      p.ink,
      2.4,
      stops.map(({ x, y }, at) => circle(x, y, 11, at < count - 1 ? p.paper : p.lit)).join('') +
        path(`M${from.x.toFixed(0)} ${from.y - 11}v-30l18 7-18 8`, p.sun),
    ) +
    stops
      .map(({ x, y }, at) =>
        label(String(at + 1), { x, y: y + 5, size: 13, weight: 700, fill: p.ink, anchor: 'middle' }),
      )
      .join('')
  );
}
