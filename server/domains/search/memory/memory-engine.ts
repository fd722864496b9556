import { Matches } from '#packages/memory-index/query/matches.ts';
import { evenlyIn } from '#packages/memory-index/query/sample.ts';
import { postedAnywhere } from '#packages/memory-index/view.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Posted, SearchEngine } from '../engine.ts';
import type { Condition } from '../find/condition.ts';
import type { SalaryRange } from '../find/salary-histogram.ts';
import type { Search } from '../find/search.ts';
import type { PayRange } from '../understand/part.ts';
import { facetsIn } from './count-facets.ts';
import { countIn, countUpTo, findIn, rowsIn } from './find.ts';
import { type PostMatch, type PostView, paysIn } from './post-definition.ts';
import { questionOf } from './question.ts';

/** Sample size for salaries. */
const paid = 600;
/** Of these, posts whose companies are compared: each is two reads of a table, which are most of the time of `around`. */
const _shown = 80;

/** Answers from a view. */
export function memoryEngine(db: Database, view: PostView): SearchEngine {
  const samples = new WeakMap<Search, PostMatch[]>();
  /** One sample of the results serves all questions about them. */
  const sampleOf = (search: Search) => {
    const hits = samples.get(search) ?? evenlyIn(new Matches(view, questionOf(view, search)), paid);
    samples.set(search, hits);
    return hits;
  };
  return {
    db,
    posted: async (lexemes) => postedIn(view, lexemes),
    countUpTo: async (lists, now, { pay, most }) =>
      lists.map((groups) => countUpTo(view, { condition: anyPost(now, pay), groups }, most)),
    find: async (search, slice, today) => findIn(view, search, slice, today),
    first: async (search, rows) => rowsIn(view, search, { after: null, offset: 0, rows }),
    count: async (search) => countIn(view, search),
    salaries: async (search) => salariesOf(view, sampleOf(search)),
    facets: async (search, facets) => facetsIn(view, search, facets),
  };
}

const anyPost = (now: Date, { least, most }: PayRange): Condition => ({
  now,
  codes: [],
  said: [],
  applicant: null,
  prefersTeaching: false,
  region: null,
  also: [],
  named: [],
  salaryMin: least,
  salaryMax: most,
  since: null,
});

function postedIn(view: PostView, lexemes: readonly string[]): Posted {
  const counts = new Map(lexemes.map((lexeme) => [lexeme, postedAnywhere(view, lexeme)]));
  return (lexeme) => counts.get(lexeme) ?? 0;
}

function salariesOf(view: PostView, hits: readonly PostMatch[]): SalaryRange[] {
  const pays = paysIn(view);
  return hits.flatMap((hit) => {
    const [min, max] = pays(hit);
    return min >= 0 ? [{ min, max }] : [];
  });
}
