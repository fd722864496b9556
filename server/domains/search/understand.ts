import type { PostFilters, Sort } from '#contract/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { regionLexeme } from './code-bits.ts';
import { conditionLexemes, conditionOf } from './condition.ts';
import { normalise } from './normalise.ts';
import { cityOfRegion, liesIn } from './places.ts';
import { estimate } from './plan.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { repairGroups } from './repair-groups.ts';
import { dayLexemeOf } from './scale-lexemes.ts';
import type { Search } from './search.ts';
import { readStats, type TermStats } from './term-stats.ts';
import { lexemesOfGroups, type WordGroup } from './word-group.ts';

export interface Understood {
  search: Search;
  stats: TermStats;
}

/**
 * What a search means: its filters, and its keyword read by the sector's words and those of the posts. A place named in the
 * keyword filters where none is chosen, or where it lies in the one chosen. Words that no post has are corrected or given up.
 */
export async function understand(db: Database, filters: PostFilters, sort: Sort, now: Date): Promise<Understood> {
  const keyword = filters.keyword ?? '';
  const letters = normalise(keyword).match(/[a-z][a-z0-9+]*/g) ?? [];
  const read = readQuery(keyword);
  const asked = conditionOf(filters, now);
  const stats = await readStats(db, [
    ...letters,
    ...lexemesOf(read),
    ...conditionLexemes(asked).flat(),
    ...regions(asked.region),
    dayLexemeOf(now),
  ]);
  const isPosted = (word: string) => stats.posted(word) > 0;
  const { region, groups } = placed(letters.some(isPosted) ? readQuery(keyword, isPosted) : read, asked.region);
  const condition = { ...asked, region };
  const expected = estimate(
    { ...condition, codes: [], salaryMin: null, salaryMax: null, since: null },
    groups,
    false,
    stats,
  ).hits;
  const repaired = await repairGroups(db, groups, { stats, expected, now });
  const added = repaired.filter((group) => !groups.includes(group));
  const all =
    added.length === 0
      ? stats
      : await readStats(db, [
          ...lexemesOf({ groups: repaired, region }),
          ...conditionLexemes(condition).flat(),
          ...regions(region),
          dayLexemeOf(now),
        ]);
  return { search: { condition, groups: repaired, sort }, stats: all };
}

const lexemesOf = ({ groups, region }: ReadQuery): string[] => [...lexemesOfGroups(groups), ...regions(region)];

const regions = (region: string | null): string[] =>
  region === null ? [] : [regionLexeme(region), regionLexeme(cityOfRegion(region))];

function placed({ groups, region }: ReadQuery, chosen: string | null): { region: string | null; groups: WordGroup[] } {
  if (region === null || chosen === null) return { region: region ?? chosen, groups };
  if (liesIn(region, chosen)) return { region, groups };
  return {
    region: chosen,
    groups: [...groups, { text: '', kind: 'place', codes: [[regionLexeme(region)]], words: [] }],
  };
}
