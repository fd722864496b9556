import type { OpenTo } from '#contract/search/post-search.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { SearchSource } from '#server/platform/memory-index/memories.ts';
import { engineOf } from '../engine-of.ts';
import { conditionOf } from './condition.ts';

interface Asked {
  applicant: string;
  cityCode?: string | undefined;
}

/** Counts the posts that an applicant may apply for: those that a search with the same filters finds. */
export async function countOpenTo(source: SearchSource, asked: Asked, now: Date): Promise<OpenTo> {
  const engine = await engineOf(source);
  const count = (...tenure: TenureCode[]) => {
    const condition = conditionOf({ ...asked, tenure: tenure.length > 0 ? tenure : undefined }, now);
    return engine.count({ condition, groups: [], marked: [], sort: 'newest' });
  };
  const [total, establishment, quota] = await Promise.all([count(), count('establishment'), count('quota')]);
  return { total, establishment, quota };
}
