import { lectureTopics } from '#contract/taxonomy/content-categories.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, fitted, label, path, rect, steps } from '#server/platform/drawing/strokes.ts';
import type { LectureFacts } from '../../contract/content-items.ts';

/** What a topic is known by, with as many parts as the lecture has; it stands on 176. */
const scenes: Record<keyof typeof lectureTopics, (parts: number, p: Palette) => string> = {
  interview: (parts, p) =>
    rect(204, 44, 88, 132, p.paper, 6) +
    path('M218 62h34') +
    steps(Math.min(5, parts), 0, 1)
      .map(
        (at) =>
          path(`M218 ${84 + at * 19}h${at % 2 ? 26 : 36}`) + circle(274, 84 + at * 19, 6, at % 2 ? undefined : p.lit),
      )
      .join(''),
  exam: (parts, p) =>
    steps(Math.min(6, Math.max(3, parts)), 0, 1)
      .map((at) => rect(192 + (at % 2) * 10, 158 - at * 18, 96 - (at % 3) * 8, 18, at % 2 ? p.lit : p.paper, 3))
      .join(''),
  teaching: (parts, p) =>
    rect(178, 50, 122, 84, p.paper, 4) +
    path('M196 134l-12 42M282 134l12 42M268 112l-20-34-20 34Z') +
    steps(Math.min(4, parts), 66, 14)
      .map((y, at) => path(`M190 ${y}h${at % 2 ? 20 : 30}`))
      .join(''),
  career: (parts, p) =>
    path('M240 176V48') +
    steps(Math.min(4, parts), 62, 26)
      .map((y, at) =>
        at % 2 ? path(`M240 ${y - 9}h-44l-10 9 10 9h44Z`, p.lit) : path(`M240 ${y - 9}h44l10 9-10 9h-44Z`, p.paper),
      )
      .join(''),
  rights: (_, p) =>
    path('M240 176V56M190 72h100M214 176h52') +
    path('M190 72l-22 50q22 20 44 0Z', p.paper) +
    path('M290 72l-22 50q22 20 44 0Z', p.lit) +
    circle(240, 56, 6, p.lit),
  startup: (_, p) =>
    rect(190, 112, 104, 64, p.paper) +
    path('M180 112l14-38h96l14 38Z', p.lit) +
    rect(206, 128, 30, 26) +
    rect(252, 128, 28, 48),
};

/** A lecture: who speaks, and what it is about. When it is stands beside the picture, which outlives the day. */
export function lectureCover(topic: string, { speaker, outline }: LectureFacts, p: Palette, s: Seeded): string {
  return (
    `<circle cx="${s.int(262, 300)}" cy="${s.int(30, 46)}" r="${s.int(18, 26)}" fill="${p.sun}"/>` +
    `<path d="M0 ${s.int(140, 160)}Q90 ${s.int(118, 140)} 180 ${s.int(146, 160)}T320 ${s.int(130, 150)}V200H0Z" fill="${p.hill}"/>` +
    `<rect y="176" width="320" height="24" fill="${p.ground}"/>` +
    drawn(p.ink, 2.4, (isCode(lectureTopics, topic) ? scenes[topic] : scenes.teaching)(outline.length, p)) +
    drawn(p.ink, 2.2, circle(48, 56, 24, p.lit)) +
    label([...speaker][0] ?? '', { x: 48, y: 64, size: 24, weight: 700, fill: p.ink, anchor: 'middle' }) +
    label(fitted(speaker, 5.6), { x: 26, y: 112, size: 24, weight: 700, fill: p.ink }) +
    drawn(p.ink, 2, path('M16 176H304'))
  );
}
