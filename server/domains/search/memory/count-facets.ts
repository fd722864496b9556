import { Matches } from '#packages/memory-index/query/matches.ts';
import { sampleIn } from '#packages/memory-index/query/sample.ts';
import type { Counted, Facet } from '../find/facets.ts';
import type { Search } from '../find/search.ts';
import { type PostMatch, type PostView, partsOf, sharedOf } from './post-definition.ts';
import { questionOf } from './question.ts';

/** Results at least twice this size are counted from a sample. */
const size = 4_000;

/** The column that contains a facet's value. */
type Source = 'place' | 'work' | 'tenure' | 'education';

const sources: Record<Facet, Source> = {
  city: 'place',
  county: 'place',
  stage: 'work',
  subject: 'work',
  tenure: 'tenure',
  education: 'education',
};

/** Posts by option of each facet. */
export function facetsIn(
  view: PostView,
  search: Search,
  facets: readonly Facet[],
): { rows: Counted[]; isExact: boolean } {
  const { hits, scale } = sampleIn(new Matches(view, questionOf(view, search)), size);
  const tallies = new Map<Source, Tally>();
  for (const source of new Set(facets.map((facet) => sources[facet]))) tallies.set(source, tally(view, hits, source));
  const rows = facets.flatMap((facet) => {
    const counts = countsOf(view, tallies.get(sources[facet]) ?? none, facet, scale);
    return [...counts].map(([value, posts]) => ({ facet, value, posts }));
  });
  return { rows, isExact: scale === 1 };
}

interface Tally {
  /** Counts in the base by the value's index. */
  counts: Uint32Array;
  /** Values of the few documents written since. */
  added: (string | number)[];
}

const none: Tally = { counts: new Uint32Array(), added: [] };

function tally({ base }: PostView, hits: readonly PostMatch[], source: Source): Tally {
  const isText = source === 'place' || source === 'work';
  const of: ArrayLike<number> = isText ? base.texts[source].of : base.numbers[source];
  const counts = new Uint32Array(isText ? base.texts[source].values.length : 256);
  const added: (string | number)[] = [];
  for (const hit of hits) {
    if (typeof hit !== 'number') added.push(isText ? hit.texts[source] : hit.numbers[source]);
    else {
      const value = of[hit] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  return { counts, added };
}

/** The base was sampled with factor `scale`; documents added since are counted in full. */
function countsOf({ base }: PostView, { counts, added }: Tally, facet: Facet, scale: number): Map<string, number> {
  const { ofBase, ofAdded } = values[facet](base);
  const sums = new Map<string, number>();
  const add = (value: string, posts: number) => sums.set(value, (sums.get(value) ?? 0) + posts);
  for (let at = 0; at < counts.length; at += 1) {
    const posts = counts[at] as number;
    if (posts > 0) add(ofBase(at), posts * scale);
  }
  for (const value of added) add(ofAdded(value), 1);
  return sums;
}

/** How a value is identified: in the base by its index, in a new document by itself. */
interface FacetAnswer {
  ofBase(at: number): string;
  ofAdded(value: string | number): string;
}

const partOf =
  (which: 'cities' | 'regions' | 'stages' | 'subjects', part: 0 | 1) =>
  (base: PostView['base']): FacetAnswer => {
    const shared = sharedOf(base)[which];
    return { ofBase: (at) => String(shared[at]), ofAdded: (text) => partsOf(String(text))[part] };
  };

/** A single code as bits, like sets of codes. */
const bit = (value: string | number) => String(1n << BigInt(value));
const ofNumber = (): FacetAnswer => ({ ofBase: bit, ofAdded: bit });

const values: Record<Facet, (base: PostView['base']) => FacetAnswer> = {
  city: partOf('cities', 0),
  county: partOf('regions', 1),
  stage: partOf('stages', 0),
  subject: partOf('subjects', 1),
  tenure: ofNumber,
  education: ofNumber,
};
