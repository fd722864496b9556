import type { guideTopics } from '#contract/taxonomy/content-categories.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, fitted, label, path, rect, steps } from '#server/platform/drawing/strokes.ts';
import type { GuideFacts } from '../../contract/content-items.ts';

type Topic = keyof typeof guideTopics;

/** Lines of a form, each with its box; `count` of them, the first ones ticked. */
const lines = (count: number, ticked: number, x: number, y: number) =>
  steps(count, 0, 1)
    .map((at) => {
      const top = y + at * 14;
      const tick = at < ticked ? path(`M${x + 2} ${top + 4}l3 3 5-7`) : '';
      return `${rect(x, top, 9, 9, undefined, 2)}${tick}${path(`M${x + 16} ${top + 5}h${at % 2 === 0 ? 48 : 36}`)}`;
    })
    .join('');

/** What a guide is about, beside its numbers; `count` lines where there are papers. */
const scenes: Record<Topic, (count: number, p: Palette) => string> = {
  certificate: (count, p) =>
    count % 2 === 1
      ? `${rect(190, 50, 102, 92, p.paper, 6)}${path('M190 74h102M214 42v16M268 42v16')}${steps(12, 0, 1)
          .map((at) =>
            circle(
              206 + (at % 4) * 23,
              90 + Math.floor(at / 4) * 20,
              6,
              at === 10 ? p.sun : at < 4 ? p.lit : undefined,
            ),
          )
          .join('')}`
      : `${rect(184, 44, 108, 84, p.paper, 4)}${rect(192, 52, 92, 68, undefined, 2)}${path('M212 66h52')}${lines(Math.min(2, count), 0, 204, 78)}` +
        circle(274, 118, 14, p.lit) +
        path('M268 130l-5 20 11-6 11 6-5-20M268 118l4 4 8-9'),
  resume: (count, p) =>
    `${rect(206, 34, 86, 112, p.paper, 4)}${rect(214, 42, 22, 28, p.lit, 2)}${path('M244 46h38M244 56h30M244 66h34')}${lines(Math.min(4, count), 2, 216, 82)}` +
    path('M188 138l34-46 10 8-34 46-13 5Z', p.sun),
  interview: (count, p) =>
    `${rect(164, 40, 98, 72, p.paper, 3)}${path('M176 58h42M176 72h32M226 56l14 26h-28Z')}${path(`M176 96h${Math.min(70, 20 + count * 8)}`)}` +
    `${path('M178 112v38M248 112v38')}${circle(286, 78, 12, p.lit)}` +
    path('M264 150q0-54 22-54t22 54Z', p.paper) +
    path('M270 112l-22-18'),
  contract: (count, p) =>
    count % 2 === 1
      ? `${path('M240 146V50M196 62h88M214 146h52')}${path('M196 62l-22 44q22 18 44 0Z', p.paper)}${path('M284 62l-22 44q22 18 44 0Z', p.lit)}${circle(240, 48, 6, p.sun)}`
      : `${rect(222, 34, 76, 100, p.soft, 4)}${rect(206, 42, 78, 100, p.paper, 4)}${lines(Math.min(4, count), 4, 216, 56)}` +
        `${path('M216 126q8-12 12 0t12-4')}${circle(264, 122, 13)}${path('M264 114l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.7-4.8 2.7 1-5.4-4-3.8 5.4-.7Z', p.sun)}`,
  onboarding: (count, p) =>
    `${path('M176 150V70l56-30 56 30v80', p.paper)}${path('M168 74l64-34 64 34')}${rect(216, 104, 32, 46, p.lit)}${path('M232 104v46')}` +
    `${steps(Math.min(3, count), 188, 76)
      .map((x) => rect(x, 84, 22, 16, undefined, 1))
      .join('')}${circle(232, 70, 8)}` +
    path('M160 60v90M160 62l-18 7 18 8', p.sun),
  startup: (count, p) =>
    `${rect(184, 88, 112, 62, p.paper)}${path('M176 88l12-30h104l12 30', p.lit)}${steps(5, 176, 25.6)
      .map((x) => path(`M${x} 88a12.8 12.8 0 0 0 25.6 0`, p.paper))
      .join('')}` +
    `${rect(250, 110, 30, 40)}${rect(196, 112, 40, 22)}${path(`M240 58V34M240 36h${Math.min(34, 14 + count * 3)}l-8 7 8 7H240`, p.sun)}`,
};

/** A guide: how long it takes, in how many steps, and a drawing of its topic above the way that its steps are. */
export function guideCover(topic: string, { steps: all, duration, checklist }: GuideFacts, p: Palette, s: Seeded) {
  const count = Math.max(2, Math.min(9, all.length));
  const stops = steps(count, 28, 264 / (count - 1));
  const takes = duration.split('，', 1)[0] ?? '';
  const scene = scenes[topic as Topic] ?? scenes.resume;
  return (
    `<circle cx="${s.int(250, 290)}" cy="${s.int(36, 60)}" r="${s.int(34, 46)}" fill="${p.hill}"/>` +
    `<path d="M0 ${s.int(150, 162)}Q80 ${s.int(126, 142)} 160 ${s.int(150, 160)}T320 ${s.int(136, 152)}V200H0Z" fill="${p.hill}"/>` +
    label(fitted(takes, 6), { x: 26, y: 66, size: [...takes].length > 4 ? 22 : 30, weight: 700, fill: p.ink }) +
    label(`${all.length} 步`, { x: 26, y: 96, size: 18, fill: p.ink }) +
    drawn(p.ink, 2.2, scene(checklist.length, p)) +
    drawn(p.soft, 3, path(`M28 174H292`)) +
    drawn(p.ink, 2.2, stops.map((x, at) => circle(x, 174, 8, at < count - 1 ? p.paper : p.lit)).join(''))
  );
}
