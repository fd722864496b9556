import type { Counted, Facet } from '../facets.ts';
import type { Search } from '../search.ts';
import type { Hit } from './hits.ts';
import { Matches } from './matches.ts';
import { sampleIn } from './sample.ts';
import type { View } from './view.ts';

/** Results of twice as many and more are counted from a part of them. */
const size = 4_000;

/** Posts by option of each facet. */
export function facetsIn(view: View, search: Search, facets: readonly Facet[]): { rows: Counted[]; isExact: boolean } {
  const { hits, scale } = sampleIn(new Matches(view, search), size);
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

const work = ({ base }: View, doc: number) => base.kinds.works[base.columns.work[doc] as number];

const values: Record<Facet, (view: View, hit: Hit) => string | number> = {
  city: (view, hit) =>
    typeof hit === 'number' ? (view.cities[view.base.columns.place[hit] as number] as number) : hit.city,
  county: (view, hit) =>
    typeof hit === 'number' ? (view.regions[view.base.columns.place[hit] as number] as number) : hit.region,
  stage: (view, hit) => (typeof hit === 'number' ? (work(view, hit)?.stages ?? '0') : hit.stages),
  subject: (view, hit) => (typeof hit === 'number' ? (work(view, hit)?.subjects ?? '0') : hit.subjects),
  tenure: ({ base }, hit) => (typeof hit === 'number' ? (base.columns.tenure[hit] as number) : hit.tenure),
  education: ({ base }, hit) => (typeof hit === 'number' ? (base.columns.education[hit] as number) : hit.education),
};

/** Codes of one place as bits, like those that have many. */
const spelled = (facet: Facet, value: string | number): string =>
  facet === 'tenure' || facet === 'education' ? String(1n << BigInt(value)) : String(value);
