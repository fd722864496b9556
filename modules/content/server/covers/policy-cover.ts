import { landmarksOf } from '#server/platform/drawing/landmarks/landmarks.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { drawn, fitted, label, path, placed, rect } from '#server/platform/drawing/strokes.ts';
import type { PolicyFacts } from '../../contract/content-items.ts';

const CAPITAL = '110000';
const WAN_FEN = 1_000_000;

/** The number of a policy: what it says itself, or the highest 安家费. */
function numberOf({ highlight, highlightLabel, settling, issuedOn }: PolicyFacts): [value: string, what: string] {
  if (highlight) return [highlight, highlightLabel ?? ''];
  if (settling && settling.max > 0) return [`${Math.round(settling.max / WAN_FEN)} 万`, '安家费最高'];
  return [issuedOn.slice(0, 4), '发文年份'];
}

interface Policy {
  place: string;
  regionCode: string | null;
  facts: PolicyFacts;
}

/** A policy: its key figure and place, a sheet of paper and the landmark of the place. */
export function policyCover({ place, regionCode, facts }: Policy, p: Palette, s: Seeded): string {
  const [value, what] = numberOf(facts);
  const landmark = landmarksOf(regionCode ?? CAPITAL)[s.int(0, 1)];
  const sheet = rect(20, 24, 152, 128, p.paper, 8) + path('M20 128H172');
  return (
    `<circle cx="${s.int(216, 290)}" cy="${s.int(34, 56)}" r="${s.int(18, 24)}" fill="${p.sun}"/>` +
    `<path d="M0 176Q80 ${s.int(120, 150)} 170 166T320 ${s.int(130, 160)}V200H0Z" fill="${p.hill}"/>` +
    `<rect y="176" width="320" height="24" fill="${p.ground}"/>` +
    (landmark ? drawn(p.soft, 2.6, placed(246, 176, landmark(p), 0.62)) : '') +
    drawn(p.ink, 2.2, sheet) +
    label(fitted(value, 4.6), { x: 34, y: 82, size: 36, weight: 700, fill: p.ink }) +
    label(fitted(what, 9.2), { x: 34, y: 108, size: 14, fill: p.ink }) +
    label(fitted(place || '全国', 9), { x: 34, y: 145, size: 13, weight: 600, fill: p.ink }) +
    drawn(p.ink, 2, path('M16 176H304'))
  );
}
