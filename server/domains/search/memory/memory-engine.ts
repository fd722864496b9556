import type { Database } from '#server/platform/database/database.ts';
import type { Condition } from '../condition.ts';
import type { SearchEngine } from '../engine.ts';
import { runPrepared, Values } from '../prepared.ts';
import type { SalaryRange } from '../salary-histogram.ts';
import type { FoundRow, Search } from '../search.ts';
import type { TermStats } from '../term-stats.ts';
import { facetsIn } from './count-facets.ts';
import { countIn, existsIn, findIn, rowsIn } from './find.ts';
import { hashOf, keyOf } from './lexeme-hash.ts';
import { Matches } from './matches.ts';
import { postedIn } from './node.ts';
import { sampleIn } from './sample.ts';
import { postsOf, type View } from './view.ts';

/** Posts that tell what a search pays, and whose companies are looked at; more tell the same. */
const paid = 600;
const shown = 200;
const never = new Date(Number.MAX_SAFE_INTEGER);

/** Answers from a view; titles alone are read from the table. */
export const memoryEngine = (db: Database, view: View): SearchEngine => ({
  db,
  stats: async (lexemes) => statsOf(view, lexemes),
  exists: async (lists, now) => lists.map((groups) => existsIn(view, { condition: anyPost(now), groups })),
  find: async (search, slice, { today }) => {
    const { rows, counts } = findIn(view, search, slice, today);
    return { rows: await withTitles(db, search, rows), counts };
  },
  rows: async (search, slice) => withTitles(db, search, rowsIn(view, search, slice)),
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

function statsOf(view: View, lexemes: readonly string[]): TermStats {
  const counts = new Map(lexemes.map((lexeme) => [lexeme, postedAnywhere(view, lexeme)]));
  return { posts: postsOf(view), ranks: { newest: [], bestPaid: [] }, posted: (lexeme) => counts.get(lexeme) ?? 0 };
}

function postedAnywhere({ base, added }: View, lexeme: string): number {
  const key = keyOf(hashOf(lexeme, base.seed));
  let posts = postedIn(base, lexeme);
  for (const { lexemes } of added.values()) if (lexemes.has(key)) posts += 1;
  return posts;
}

function salariesIn(view: View, search: Search): SalaryRange[] {
  return sampleIn(new Matches(view, search), paid).hits.flatMap((hit) => {
    const pay = typeof hit === 'number' ? (view.base.columns.pay[hit] as number) : -1;
    const [min, max] =
      typeof hit === 'number' ? [view.least[pay] as number, view.most[pay] as number] : [hit.monthMin, hit.monthMax];
    return min >= 0 ? [{ min, max }] : [];
  });
}

function idsIn(view: View, search: Search): string[] {
  const { hits } = sampleIn(new Matches(view, search), shown);
  return hits.slice(0, shown).map((hit) => String(typeof hit === 'number' ? view.base.columns.ids[hit] : hit.id));
}

/** Titles are told where words are to be marked in them. */
async function withTitles(db: Database, { marked }: Search, rows: FoundRow[]): Promise<FoundRow[]> {
  if (marked.length === 0 || rows.length === 0) return rows;
  const values = new Values();
  const ids = values.add(
    rows.map(({ id }) => id),
    'int8[]',
  );
  const text = `SELECT post_id::text AS id, title FROM job_search WHERE post_id = ANY (${ids}::int8[])`;
  const titles = new Map(
    (await runPrepared<{ id: string; title: string }>(db, text, values)).map(({ id, title }) => [id, title]),
  );
  return rows.map((row) => ({ ...row, title: titles.get(row.id) ?? '' }));
}
