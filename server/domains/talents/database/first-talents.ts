import type { Database } from '#server/platform/database/database.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import type { Sought } from '../recommend/sought.ts';
import { comparedOf, keywordAsked, queryOf, restSql, tsQuery } from '../talent-query.ts';
import type { Heads } from './heads.ts';
import { type Ranked, ranked } from './ranked.ts';

/** The first so many: by fit those come first whose wish holds all that the keyword says. */
export async function firstTalents(db: Database, heads: Heads, sought: Sought, upTo: number): Promise<Ranked> {
  const { filters, sort } = sought;
  const query = tsQuery(filters);
  const asked = { order: sort, query, rest: restSql(comparedOf(sought)), want: upTo, counted: true };
  const strong = sort === 'fit' ? queryOf(keywordAsked(filters.keyword, true)) : '';
  if (!strong) return ranked(db, heads, asked);
  const wished = await ranked(db, heads, { ...asked, query: `${query} & (${strong})` });
  if (wished.found > TOTAL_CAP) return wished;
  const want = upTo - wished.ids.length;
  const others = await ranked(db, heads, { ...asked, query: `${query} & !(${strong})`, want });
  return { ids: [...wished.ids, ...others.ids], found: Math.min(TOTAL_CAP + 1, wished.found + others.found) };
}
