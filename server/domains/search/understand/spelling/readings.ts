import { hotCityCodes } from '#contract/taxonomy/places/cities.ts';
import { type Meaning, meaningOf, meaningWords, teacherWords } from '../lexicon.ts';
import { isHan } from '../normalise.ts';
import { isCounty, placeNames, placesNamed } from '../places/places.ts';
import { sayingWords } from '../recognise/sayings.ts';

/** A word that letters may spell. */
export interface Reading {
  word: string;
  kind: Meaning['kind'];
  /** The likelihood of this word among those with the same spelling. */
  weight: number;
  /** A city that everybody abbreviates: 'hz' alone is 杭州. */
  isHot?: true;
}

const weights: Record<Meaning['kind'], number> = {
  subject: 6,
  stage: 6,
  role: 4,
  place: 3,
  trait: 3,
  benefit: 2.5,
  plain: 1,
  named: 1,
  generic: 5,
};
/** A city that everybody abbreviates (cd, hz), one of the others, and a county. */
const placeWeights = { hot: 4, city: weights.place, county: 1 };
const sayingWeight = 1.5;

/** Of cities with the same initials the greater one is meant: sz is 深圳. */
const hot = new Map<string, number>(hotCityCodes.map((code, at) => [code, at / 1_000]));

function placeWeight(word: string): number {
  const codes = placesNamed(word);
  const rank = codes.flatMap((code) => hot.get(code) ?? [])[0];
  if (rank !== undefined) return placeWeights.hot - rank;
  return codes.every(isCounty) ? placeWeights.county : placeWeights.city;
}

/** Every Chinese word that can be typed by its letters. Earlier ones of equal weight are more common: 语文 before 音乐. */
export function readings(): Reading[] {
  const listed = meaningWords().map((word, at) => {
    const kind = meaningOf(word)?.kind ?? 'plain';
    return { word, kind, weight: weights[kind] - at / 10_000 };
  });
  const places = placeNames().map((word): Reading => {
    const weight = placeWeight(word);
    return { word, kind: 'place', weight, ...(weight > placeWeights.city ? { isHot: true } : {}) };
  });
  const teachers = teacherWords.map((word): Reading => ({ word, kind: 'generic', weight: weights.generic }));
  const said = sayingWords().map((word): Reading => ({ word, kind: 'plain', weight: sayingWeight }));
  return [...teachers, ...listed, ...places, ...said].filter(({ word }) => isHan(word));
}
