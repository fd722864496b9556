import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { TalentEngine } from '../engine.ts';
import type { Candidate, Opening } from './fit.ts';
import type { CandidateSet } from './sought.ts';

/** Four times the number shown: the best match is found first. */
const ENOUGH = 120;

/** From a complete match to a match in one property. */
function stepsFor({ stages, subjects, cityCode }: Opening): CandidateSet[] {
  const city = [cityCode];
  const province = [provinceCodeOf(cityCode)];
  const all: CandidateSet[] = [
    [city, stages, subjects],
    [city, [], subjects],
    [province, stages, subjects],
    [[], stages, subjects],
    [city, stages, []],
    [[], [], subjects],
    [city, [], []],
  ];
  const stated = all.filter((step) => step.some((list) => list.length > 0));
  return [...new Map(stated.map((step) => [JSON.stringify(step), step])).values()];
}

export const candidatesFor = (engine: TalentEngine, post: Opening, hidden: readonly string[]): Promise<Candidate[]> =>
  engine.candidates(stepsFor(post), hidden, { enough: ENOUGH });
