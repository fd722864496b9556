import type { TalentFilters } from '#contract/talent-shapes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import { type Heads, headsOf } from './heads.ts';
import { type Ranked, ranked } from './ranked.ts';
import { keywordQuery, restOf, tsQuery } from './talent-query.ts';

export const SHEET = 20;

interface Asked extends TalentFilters {
  sort: 'fit' | 'newest';
  page?: number | undefined;
}

/** One sheet of ids, and how many there are up to one above the cap. */
export async function findTalents(db: Database, asked: Asked, hidden: readonly string[], now: Date): Promise<Ranked> {
  const heads = await headsOf(db, asked.sort, now);
  const upTo = (asked.page ?? 1) * SHEET;
  const { ids, found } = await firstTalents(db, heads, { asked, upTo, hidden, now });
  return { ids: ids.slice(upTo - SHEET), found };
}

interface First {
  asked: Asked;
  upTo: number;
  hidden: readonly string[];
  now: Date;
}

/** The first so many: by fit those come first whose wish holds all that the keyword says. */
export async function firstTalents(db: Database, heads: Heads, { asked, upTo, hidden, now }: First): Promise<Ranked> {
  const query = tsQuery(asked);
  const sought = { order: asked.sort, query, rest: restOf(asked, hidden, now), want: upTo, counted: true };
  const strong = asked.sort === 'fit' ? keywordQuery(asked.keyword, true) : '';
  if (!strong) return ranked(db, heads, sought);
  const wished = await ranked(db, heads, { ...sought, query: `${query} & (${strong})` });
  if (wished.found > TOTAL_CAP) return wished;
  const want = upTo - wished.ids.length;
  const others = await ranked(db, heads, { ...sought, query: `${query} & !(${strong})`, want });
  return { ids: [...wished.ids, ...others.ids], found: Math.min(TOTAL_CAP + 1, wished.found + others.found) };
}
