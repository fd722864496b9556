import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import type { FoundTalents, TalentEngine } from './engine.ts';
import { understandTalents } from './keyword/understand.ts';

export const PAGE_SIZE = 20;

export interface TalentQuery extends TalentFilters {
  sort: 'fit' | 'newest';
  page?: number | undefined;
}

/** One page of ids, and how many there are. */
export async function findTalents(
  engine: TalentEngine,
  query: TalentQuery,
  hidden: readonly string[],
  now: Date,
): Promise<FoundTalents> {
  const { sort, page = 1, ...filters } = query;
  const upTo = page * PAGE_SIZE;
  const { words } = await understandTalents(engine, { filters, hidden, now });
  const { ids, ...counted } = await engine.first({ filters, words, sort, hidden, now }, upTo);
  return { ids: ids.slice(upTo - PAGE_SIZE), ...counted };
}
