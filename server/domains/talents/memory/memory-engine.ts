import type { TalentEngine } from '../engine.ts';
import { candidatesIn } from './candidates-in.ts';
import { countIn } from './count-facets.ts';
import { firstIn } from './find.ts';
import type { TalentView } from './talent-definition.ts';

export const memoryEngine = (view: TalentView): TalentEngine => ({
  first: async (sought, upTo) => firstIn(view, sought, upTo),
  counts: async (sought, variants) => {
    const counted = variants.map(({ names, without }) => countIn(view, sought, names, without));
    return { rows: counted.flatMap(({ rows }) => rows), isExact: counted.every(({ isExact }) => isExact) };
  },
  candidates: async (steps, hidden, { enough }) => candidatesIn(view, steps, hidden, enough),
});
