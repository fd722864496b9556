import type { SavedFilters } from '#contract/search/alerts.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { readTitle } from '#server/domains/search/public.ts';
import type { Wish } from './wish.ts';

/** A post that the person opened, kept or delivered to. */
export interface SeenPost {
  stages: string[];
  subjects: string[];
  city: string;
}

/** What a person showed interest in without stating an intention. */
interface Interests {
  wishes: Wish[];
  /** Cities, most frequent first. */
  cities: string[];
}

const mostWishes = 3;
const mostCities = 2;
/** One post may have been opened by chance. */
const telling = 2;

/** Saved searches name what is sought; posts that were opened show it. The former come first. */
export function interestsOf(searches: readonly SavedFilters[], seen: readonly SeenPost[]): Interests {
  const wishes = [...searches.map(wishOfSearch), ...wishesOfSeen(seen)];
  const named = searches.flatMap(({ cityCode }) => cityCode ?? []);
  return {
    wishes: wishes.filter(({ stages, subjects }) => stages.length + subjects.length > 0).slice(0, mostWishes),
    cities: [...new Set([...named, ...frequent(seen.map(({ city }) => city))])].slice(0, mostCities),
  };
}

function wishOfSearch({ keyword, stage, subject, tenure, salaryMin }: SavedFilters): Wish {
  const said = keyword ? readTitle(keyword) : [];
  const of = (list: 'stage' | 'subject') => said.flatMap((one) => (one.list === list ? one.codes : []));
  return {
    from: 'search',
    stages: stage ?? of('stage'),
    subjects: subject ?? of('subject'),
    tenures: (tenure ?? []) as TenureCode[],
    salaryMin: salaryMin ?? null,
  };
}

/** The pairs of 学段 and 学科 that occur most often. */
function wishesOfSeen(seen: readonly SeenPost[]): Wish[] {
  const pairs = seen.flatMap(({ stages, subjects }) =>
    subjects.flatMap((subject) => (stages.length > 0 ? stages : ['']).map((stage) => `${stage} ${subject}`)),
  );
  return frequent(pairs).map((pair) => {
    const [stage = '', subject = ''] = pair.split(' ');
    return { from: 'seen', stages: stage ? [stage] : [], subjects: [subject], tenures: [], salaryMin: null };
  });
}

/** Values that occur at least twice, most frequent first; of fewer, all. */
function frequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  const often = ranked.filter(([, n]) => n >= telling);
  return (often.length > 0 ? often : ranked).map(([value]) => value);
}
