import type { LectureFacts } from '#contract/content/content-items.ts';
import { lectureTopics } from '#contract/taxonomy/content-categories.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, fitted, label, path, placed, rect } from '#server/platform/drawing/strokes.ts';

const shanghai = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString();

/** What stands beside the speaker, by topic: cards, books, a board, a signpost, scales, a stall. */
const props: Record<keyof typeof lectureTopics, string> = {
  interview: rect(118, 148, 20, 28, undefined, 2) + rect(132, 156, 20, 20, undefined, 2),
  exam: rect(112, 168, 40, 8) + rect(116, 160, 34, 8) + rect(112, 152, 36, 8),
  teaching: rect(112, 142, 40, 24, undefined, 2) + path('M120 176l6-10M144 176l-6-10M119 152h20'),
  career: path('M130 176v-36M130 142h20l6 5-6 5H130M130 156h-16l-5 5 5 5h16'),
  rights: path('M132 176v-36M114 144h36M122 176h20M106 160l8-16 8 16q-8 7-16 0M142 160l8-16 8 16q-8 7-16 0'),
  startup: rect(114, 154, 36, 22) + path('M110 154l5-12h34l5 12ZM126 176v-12h12v12'),
};

/** Around a head of 17 at the origin. */
const hair = [
  path('M-19 4q-4-26 19-26t19 26'),
  circle(0, -23, 7) + path('M-18 2q-3-21 18-21t18 21'),
  path('M-20 20q-6-42 20-42t20 42'),
  path('M-18-2q2-20 22-18t14 18'),
] as const;

/** A lecture: who speaks, and on which day; on a screen where it is online, behind a desk where it is not. */
export function lectureCover(topic: string, facts: LectureFacts, p: Palette, s: Seeded): string {
  const { speaker, startsAt, mode } = facts;
  const at = shanghai(startsAt);
  const setting =
    mode === 'online'
      ? rect(168, 40, 128, 96, p.paper, 8) + path('M220 136v18M248 136v18M200 154H268')
      : path('M176 176 186 128H278L288 176Z', p.paper) +
        path(`M232 128v-${s.int(14, 22)}M224 108h16`) +
        path('M196 146H268');
  const head = mode === 'online' ? 76 : 72;
  const person =
    placed(232, head, s.pick(hair)) +
    circle(232, head, 17, p.lit) +
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
    label(`周${'日一二三四五六'[new Date(at).getUTCDay()]} ${at.slice(11, 16)}`, {
      x: 26,
      y: 104,
      size: 15,
      fill: p.ink,
    }) +
    label(fitted(speaker, 8), { x: 26, y: 138, size: 18, weight: 600, fill: p.ink }) +
    drawn(p.ink, 2, path('M16 176H304')) +
    drawn(p.ink, 1.6, isCode(lectureTopics, topic) ? placed(-62, -77, props[topic], 1.44) : '')
  );
}
