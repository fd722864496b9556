import { Matches } from '#server/platform/memory-index/matches.ts';
import { sampleIn } from '#server/platform/memory-index/sample.ts';
import { numberOf } from '#server/platform/memory-index/view.ts';
import type { Counted, Facet } from '../facets.ts';
import type { Search } from '../search.ts';
import { type PostHit, type PostView, partsOf, sharedOf } from './post-definition.ts';
import { questionOf } from './question.ts';

/** Results of twice as many and more are counted from a part of them. */
const size = 4_000;

/** Posts by option of each facet. */
export function facetsIn(
  view: PostView,
  search: Search,
  facets: readonly Facet[],
): { rows: Counted[]; isExact: boolean } {
  const { hits, scale } = sampleIn(new Matches(view, questionOf(view, search)), size);
  const rows = facets.flatMap((facet) => {
    const valueIn = values[facet];
    const counts = new Map<string | number, number>();
    for (const hit of hits) {
      const value = valueIn(view, hit);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].map(([value, posts]) => ({ facet, value: spelled(facet, value), posts: posts * scale }));
  });
  return { rows, isExact: scale === 1 };
}

const workOf = ({ base: { texts } }: PostView, hit: PostHit) =>
  partsOf(typeof hit === 'number' ? (texts.work.values[texts.work.of[hit] as number] as string) : hit.texts.work);
const placeOf = ({ base }: PostView, hit: PostHit, of: 'cities' | 'regions') =>
  typeof hit === 'number'
    ? (sharedOf(base)[of][base.texts.place.of[hit] as number] as number)
    : Number(partsOf(hit.texts.place)[of === 'cities' ? 0 : 1]);

const values: Record<Facet, (view: PostView, hit: PostHit) => string | number> = {
  city: (view, hit) => placeOf(view, hit, 'cities'),
  county: (view, hit) => placeOf(view, hit, 'regions'),
  stage: (view, hit) => workOf(view, hit)[0],
  subject: (view, hit) => workOf(view, hit)[1],
  tenure: (view, hit) => numberOf(view, hit, 'tenure'),
  education: (view, hit) => numberOf(view, hit, 'education'),
};

/** Codes of one place as bits, like those that have many. */
const spelled = (facet: Facet, value: string | number): string =>
  facet === 'tenure' || facet === 'education' ? String(1n << BigInt(value)) : String(value);
