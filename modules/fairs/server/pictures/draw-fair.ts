import { landmarksOf } from '#server/platform/drawing/landmarks/landmarks.ts';
import { type Palette, type PictureHue, paletteOf, type Scheme } from '#server/platform/drawing/palette.ts';
import { type Seeded, seeded } from '#server/platform/drawing/seeded.ts';
import { circle, drawn, path, placed, rect, steps } from '#server/platform/drawing/strokes.ts';
import type { FairPicture } from '../../contract/fair-picture.ts';

const GROUND = 196;

/** A kind has hues in common, of which a fair has its own: a list of one kind is not one colour. */
const huesOf: Record<FairPicture['kind'], readonly [PictureHue, ...PictureHue[]]> = {
  school: [222, 258, 200],
  society: [24, 258, 222],
  online: [168, 200],
};

/** Booths with striped awnings and people before them. */
function booths(p: Palette, s: Seeded): string {
  return steps(s.int(2, 3), 0, 62)
    .map((x) => {
      const stripes = path(`M${x + 12}-62v14M${x + 24}-62v14M${x + 36}-62v14`);
      const person = s.chance(0.75)
        ? circle(x + s.int(10, 36), -20, 6, p.paper) + path(`M${x + s.int(12, 30)} 0v-12`)
        : '';
      return (
        rect(x, -48, 48, 48, p.paper) +
        path(`M${x - 5}-48 ${x + 3}-66H${x + 45}L${x + 53}-48Z`, s.chance(0.5) ? p.lit : p.paper) +
        stripes +
        path(`M${x}-24h48`) +
        person
      );
    })
    .join('');
}

/** A screen with those who talk on it. */
const screen = (p: Palette, s: Seeded) =>
  rect(0, -104, 150, 92, p.paper, 8) +
  path('M-14-4H164l-12-8H-2Z', p.paper) +
  steps(s.int(2, 3), 26, 46)
    .map((x) => circle(x, -72, 11, s.chance(0.5) ? p.lit : p.paper) + path(`M${x - 17}-34q2-22 17-22t17 22`))
    .join('') +
  circle(138, -92, 4, p.sun);

/** What the season brings: blossom, sun, leaves or snow. */
function season(month: number, p: Palette, s: Seeded): string {
  const spots = steps(14, 0, 1).map(() => [s.int(150, 540), s.int(14, 120)] as const);
  if (month === 12 || month <= 2)
    return spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${s.int(2, 4)}" fill="${p.paper}"/>`).join('');
  const leaf = month <= 5 ? p.lit : month >= 9 ? p.sun : '';
  return leaf
    ? spots
        .slice(0, 9)
        .map(([x, y]) => `<path d="M${x} ${y}q7-7 12 0-5 7-12 0Z" fill="${leaf}"/>`)
        .join('')
    : '';
}

const dateSign = (p: Palette, day: string) =>
  drawn(p.ink, 2.6, rect(28, 44, 128, 64, p.paper, 10) + path('M60 108v88M124 108v88')) +
  `<text x="92" y="88" text-anchor="middle" font-size="34" font-weight="700" fill="${p.ink}" font-family="'Noto Sans','PingFang SC',Arial,sans-serif">${day.slice(5).replace('-', '.')}</text>`;

/** A fair: the landmark of its city, the booths of its kind and its season; the left third stays clear for the date. */
export function drawFair({ cityCode, kind, day, seed, dated }: FairPicture, scheme: Scheme): string {
  const s = seeded(`${cityCode}${kind}${day}${seed}`);
  const p = paletteOf(seeded(seed).pick(huesOf[kind]), scheme);
  const month = Number(day.slice(5, 7));
  const landmark = s.pick(landmarksOf(cityCode));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 240" width="1120" height="480">',
    `<rect width="560" height="240" fill="${p.sky}"/>`,
    `<circle cx="${s.int(330, 520)}" cy="${s.int(40, 76)}" r="${s.int(24, 32)}" fill="${p.sun}"/>`,
    `<path d="M0 ${s.int(140, 160)}Q140 ${s.int(110, 150)} 290 ${s.int(140, 160)}T560 ${s.int(100, 140)}V240H0Z" fill="${p.hill}"/>`,
    season(month, p, s),
    `<rect y="${GROUND}" width="560" height="44" fill="${p.ground}"/>`,
    drawn(p.soft, 2.4, placed(s.int(262, 286), GROUND, landmark(p), 0.86)),
    drawn(
      p.ink,
      2.6,
      placed(s.int(344, 356), GROUND, kind === 'online' ? screen(p, s) : booths(p, s), kind === 'online' ? 1.1 : 1),
    ),
    drawn(p.ink, 2.6, path(`M0 ${GROUND}H560`)),
    dated ? dateSign(p, day) : '',
    '</svg>',
  ].join('');
}
