import type { Database } from '#server/platform/database/database.ts';
import { Matches } from '#server/platform/memory-index/matches.ts';
import { sampleIn } from '#server/platform/memory-index/sample.ts';
import { idOf, postedAnywhere, sizeOf } from '#server/platform/memory-index/view.ts';
import type { Condition } from '../condition.ts';
import type { SearchEngine } from '../engine.ts';
import type { SalaryRange } from '../salary-histogram.ts';
import type { Search } from '../search.ts';
import type { TermStats } from '../term-stats.ts';
import { facetsIn } from './count-facets.ts';
import { countIn, existsIn, findIn, rowsIn } from './find.ts';
import { type PostView, paysIn } from './post-definition.ts';
import { questionOf } from './question.ts';

/** Posts that tell what a search pays, and whose companies are looked at; more tell the same. */
const paid = 600;
const shown = 200;
const never = new Date(Number.MAX_SAFE_INTEGER);

/** Answers from a view. */
export const memoryEngine = (db: Database, view: PostView): SearchEngine => ({
  db,
  stats: async (lexemes) => statsOf(view, lexemes),
  exists: async (lists, now) => lists.map((groups) => existsIn(view, { condition: anyPost(now), groups })),
  find: async (search, slice, { today }) => findIn(view, search, slice, today),
  rows: async (search, slice) => rowsIn(view, search, slice),
  count: async (search) => countIn(view, search, never).found,
  salaries: async (search) => salariesIn(view, search),
  some: async (search) => idsIn(view, search),
  facets: async (search, facets) => facetsIn(view, search, facets),
});

const anyPost = (now: Date): Condition => ({
  now,
  codes: [],
  said: [],
  prefersTeaching: false,
  region: null,
  salaryMin: null,
  salaryMax: null,
  since: null,
});

function statsOf(view: PostView, lexemes: readonly string[]): TermStats {
  const counts = new Map(lexemes.map((lexeme) => [lexeme, postedAnywhere(view, lexeme)]));
  return { posts: sizeOf(view), ranks: { newest: [], bestPaid: [] }, posted: (lexeme) => counts.get(lexeme) ?? 0 };
}

function salariesIn(view: PostView, search: Search): SalaryRange[] {
  const pays = paysIn(view);
  return sampleIn(new Matches(view, questionOf(view, search)), paid).hits.flatMap((hit) => {
    const [min, max] = pays(hit);
    return min >= 0 ? [{ min, max }] : [];
  });
}

function idsIn(view: PostView, search: Search): string[] {
  const { hits } = sampleIn(new Matches(view, questionOf(view, search)), shown);
  return hits.slice(0, shown).map((hit) => String(idOf(view, hit)));
}
