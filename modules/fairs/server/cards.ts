import { type SQL, sql } from 'drizzle-orm';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { admittedExhibitor, fair } from '../schema.ts';
import { type FairRow, stateOf } from './store.ts';

export type CardRow = { fair: FairRow } & Record<'exhibitors' | 'posts' | 'applied', number>;

/** Fairs by a condition on `fair`, with their counts, of posts the open ones; `tail` orders and limits. */
export function cardRows(db: Database, where: SQL, tail = sql``): Promise<CardRow[]> {
  return db
    .select({
      fair,
      exhibitors: sql<number>`(select count(*)::int from fair_exhibitor where fair_id = fair.id and ${admittedExhibitor()})`,
      posts: sql<number>`(
        select count(*)::int from fair_exhibitor join fair_exhibitor_post on exhibitor_id = fair_exhibitor.id
          join post on post.id = post_id
        where fair_id = fair.id and ${admittedExhibitor('fair_exhibitor')} and post.status = 'open')`,
      applied: sql<number>`(select count(*)::int from fair_exhibitor where fair_id = fair.id and status = 'applied')`,
    })
    .from(fair)
    .where(sql`${where} ${tail}`);
}

/** The state as visitors see it; whether booths are sold out does not concern them. */
export const presentCard = ({ fair: row, ...numbers }: CardRow, now: Date) => ({
  ...row,
  ...numbers,
  status: stateOf(row, now),
  cityName: cityName(row.cityCode),
});

/** The next moment at which the fair changes by time alone. */
export function nextChange({ startsAt, endsAt, signUpFrom, signUpUntil }: FairRow, now: Date): Date | null {
  const ahead = [startsAt, endsAt, signUpFrom, signUpUntil].filter((at) => at > now);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map((at) => at.getTime())));
}
