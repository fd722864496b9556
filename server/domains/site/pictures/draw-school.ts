import type { SchoolPicture } from '#contract/site/school-picture.ts';
import { landmarksOf } from '#server/platform/drawing/landmarks/landmarks.ts';
import { type PictureHue, paletteOf, pictureHues, type Scheme } from '#server/platform/drawing/palette.ts';
import { foreground, hills, sky, tree } from '#server/platform/drawing/scenery.ts';
import { seeded } from '#server/platform/drawing/seeded.ts';
import { drawn, placed } from '#server/platform/drawing/strokes.ts';
import { buildings } from './buildings.ts';

/** Height of the horizon. */
const GROUND = 262;
const WIDE = 960;

const southern = (cityCode: string) => /^(35|44|45|46)/.test(cityCode);

/**
 * A school without photographs: landmarks of its city beside a building of its kind. Deterministic; the school's number decides
 * everything else, so that no two schools share a picture; a hue that means something may be told.
 */
export function drawSchool({ cityCode, building, seed }: SchoolPicture, scheme: Scheme, hue?: PictureHue): string {
  const s = seeded(`${cityCode}${building}${seed}`);
  const any = s.pick(pictureHues);
  const p = paletteOf(hue ?? any, scheme);
  const [first, second] = landmarksOf(cityCode);
  const mirrored = s.chance(0.5) ? -1 : 1;
  const far = s.pick([first, second]);
  const near = far === first ? second : first;
  const trees = [-452, -320, -132, -108, 330, 366, 402, 444].filter(() => s.chance(0.5));
  const back = drawn(p.soft, 2.2, placed(-s.int(384, 404), 0, far(p), s.int(70, 80) / 100));
  const front =
    trees.map((x) => placed(x + s.int(-10, 10), 0, tree(p, s, southern(cityCode)), s.int(80, 112) / 100)).join('') +
    placed(-s.int(232, 248), 0, near(p), s.int(84, 94) / 100) +
    placed(s.int(118, 138), 0, buildings[building](p, s), s.int(96, 106) / 100);
  const sunX = s.int(60, 900);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} 320" width="1920" height="640">`,
    `<rect width="${WIDE}" height="320" fill="${p.sky}"/>`,
    sky(p, s, sunX, s.int(44, 92)),
    hills(p, s, WIDE, GROUND),
    `<rect y="${GROUND}" width="${WIDE}" height="58" fill="${p.ground}"/>`,
    `<g transform="translate(${WIDE / 2} ${GROUND}) scale(${mirrored} 1)">`,
    back,
    drawn(p.ink, 2.6, front),
    '</g>',
    drawn(p.ink, 2.6, `<path d="M0 ${GROUND}H${WIDE}"/>`),
    drawn(p.soft, 2.4, foreground(s, WIDE, GROUND)),
    '</svg>',
  ].join('');
}
