import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import type { Ranked } from './database/ranked.ts';
import type { TalentEngine } from './engine.ts';

export const SHEET = 20;

interface TalentQuery extends TalentFilters {
  sort: 'fit' | 'newest';
  page?: number | undefined;
}

/** One sheet of ids, and how many there are up to one above the cap. */
export async function findTalents(
  engine: TalentEngine,
  asked: TalentQuery,
  hidden: readonly string[],
  now: Date,
): Promise<Ranked> {
  const { sort, page = 1, ...filters } = asked;
  const upTo = page * SHEET;
  const { ids, found } = await engine.first({ filters, sort, hidden, now }, upTo);
  return { ids: ids.slice(upTo - SHEET), found };
}
