import type { LectureFacts } from '#contract/content/content-items.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, fitted, label, path, rect } from '#server/platform/drawing/strokes.ts';

const shanghai = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString();

/** A lecture: who speaks, and on which day; on a screen where it is online, behind a desk where it is not. */
export function lectureCover(facts: LectureFacts, p: Palette, s: Seeded): string {
  const { speaker, startsAt, mode } = facts;
  const at = shanghai(startsAt);
  const setting =
    mode === 'online'
      ? rect(168, 40, 128, 96, p.paper, 8) + path('M220 136v18M248 136v18M200 154H268')
      : path('M176 176 186 128H278L288 176Z', p.paper) +
        path(`M232 128v-${s.int(14, 22)}M224 108h16`) +
        path('M196 146H268');
  const person =
    circle(232, mode === 'online' ? 76 : 72, 17, p.lit) +
    (mode === 'online' ? path('M202 130q2-34 30-34t30 34') : path('M200 126q2-34 32-34t32 34'));
  return (
    `<circle cx="${s.int(270, 300)}" cy="${s.int(26, 40)}" r="${s.int(14, 20)}" fill="${p.sun}"/>` +
    `<path d="M0 ${s.int(140, 160)}Q90 ${s.int(118, 140)} 180 ${s.int(146, 160)}T320 ${s.int(130, 150)}V200H0Z" fill="${p.hill}"/>` +
    `<rect y="176" width="320" height="24" fill="${p.ground}"/>` +
    drawn(p.ink, 2.4, mode === 'online' ? setting + person : person + setting) +
    label([...speaker][0] ?? '', {
      x: 232,
      y: mode === 'online' ? 83 : 79,
      size: 19,
      weight: 700,
      fill: p.ink,
      anchor: 'middle',
    }) +
    label(`${at.slice(5, 7)}.${at.slice(8, 10)}`, { x: 26, y: 78, size: 42, weight: 700, fill: p.ink }) +
    label(`${at.slice(11, 16)} 开讲`, { x: 26, y: 104, size: 15, fill: p.ink }) +
    label(fitted(speaker, 8), { x: 26, y: 138, size: 18, weight: 600, fill: p.ink }) +
    drawn(p.ink, 2, path('M16 176H304'))
  );
}
