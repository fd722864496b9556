import { Matches } from '#server/platform/memory-index/matches.ts';
import { sampleIn } from '#server/platform/memory-index/sample.ts';
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
    const valueIn = values[facet](view);
    const counts = new Map<string | number, number>();
    for (const hit of hits) {
      const value = valueIn(hit);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].map(([value, posts]) => ({ facet, value: spelled(facet, value), posts: posts * scale }));
  });
  return { rows, isExact: scale === 1 };
}

type Value = (hit: PostHit) => string | number;

function byWork({ base }: PostView, which: 'stages' | 'subjects'): Value {
  const { of } = base.texts.work;
  const values = sharedOf(base)[which];
  return (hit) =>
    typeof hit === 'number'
      ? (values[of[hit] as number] as string)
      : partsOf(hit.texts.work)[which === 'stages' ? 0 : 1];
}

function byPlace({ base }: PostView, which: 'cities' | 'regions'): Value {
  const { of } = base.texts.place;
  const values = sharedOf(base)[which];
  return (hit) =>
    typeof hit === 'number'
      ? (values[of[hit] as number] as number)
      : Number(partsOf(hit.texts.place)[which === 'cities' ? 0 : 1]);
}

function byNumber({ base }: PostView, which: 'tenure' | 'education'): Value {
  const column: ArrayLike<number> = base.numbers[which];
  return (hit) => (typeof hit === 'number' ? (column[hit] as number) : hit.numbers[which]);
}

const values: Record<Facet, (view: PostView) => Value> = {
  city: (view) => byPlace(view, 'cities'),
  county: (view) => byPlace(view, 'regions'),
  stage: (view) => byWork(view, 'stages'),
  subject: (view) => byWork(view, 'subjects'),
  tenure: (view) => byNumber(view, 'tenure'),
  education: (view) => byNumber(view, 'education'),
};

/** Codes of one place as bits, like those that have many. */
const spelled = (facet: Facet, value: string | number): string =>
  facet === 'tenure' || facet === 'education' ? String(1n << BigInt(value)) : String(value);
