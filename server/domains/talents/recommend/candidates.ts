import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { TalentEngine } from '../engine.ts';
import type { Candidate, Opening } from './fit.ts';
import type { Step } from './sought.ts';

/** Four times what is shown: those who suit best are found first. */
const ENOUGH = 120;

/** From what suits in everything to what suits in one. */
function stepsFor({ stages, subjects, cityCode }: Opening): Step[] {
  const city = [cityCode];
  const province = [provinceCodeOf(cityCode)];
  const all: Step[] = [
    [city, stages, subjects],
    [city, [], subjects],
    [province, stages, subjects],
    [[], stages, subjects],
    [city, stages, []],
    [[], [], subjects],
    [city, [], []],
  ];
  const told = all.filter((step) => step.some((list) => list.length > 0));
  return [...new Map(told.map((step) => [JSON.stringify(step), step])).values()];
}

/** People whom it is worth comparing with a post. */
export const candidatesFor = (engine: TalentEngine, post: Opening, hidden: readonly string[]): Promise<Candidate[]> =>
  engine.candidates(stepsFor(post), hidden, { enough: ENOUGH });
