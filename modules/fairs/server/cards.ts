import { type SQL, sql } from 'drizzle-orm';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import type { FairCard } from '../contract/fair-views.ts';
import { admittedExhibitor, fair } from '../schema.ts';
import { type FairRow, stateOf } from './store.ts';

interface Numbers {
  exhibitors: number;
  posts: number;
  applied: number;
}

export type CardRow = { fair: FairRow } & Numbers;

/** Fairs by a condition on `fair`, with their counts; `tail` orders and limits. */
export async function cardRows(db: Database, where: SQL, tail = sql``): Promise<CardRow[]> {
  const found = await db
    .select({
      fair,
      exhibitors: sql<number>`(select count(*)::int from fair_exhibitor where fair_id = fair.id and ${admittedExhibitor()})`,
      posts: sql<number>`(
        select count(*)::int from fair_exhibitor join fair_exhibitor_post on exhibitor_id = fair_exhibitor.id
        where fair_id = fair.id and ${admittedExhibitor()})`,
      applied: sql<number>`(select count(*)::int from fair_exhibitor where fair_id = fair.id and status = 'applied')`,
    })
    .from(fair)
    .where(sql`${where} ${tail}`);
  return found;
}

const iso = (at: Date) => at.toISOString();

/** The state as visitors see it; whether booths are sold out does not concern them. */
export function presentCard({ fair: row, exhibitors, posts }: CardRow, now: Date): FairCard {
  return {
    ...pick(
      row,
      'id',
      'type',
      'kind',
      'title',
      'cityCode',
      'online',
      'venue',
      'organiser',
      'coverUrl',
      'capacity',
      'taken',
    ),
    status: stateOf(row, now),
    cityName: cityName(row.cityCode),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    signUpFrom: iso(row.signUpFrom),
    signUpUntil: iso(row.signUpUntil),
    exhibitors,
    posts,
  };
}

/** The next moment at which the fair changes by time alone. */
export function nextChange({ startsAt, endsAt, signUpFrom, signUpUntil }: FairRow, now: Date): Date | null {
  const ahead = [startsAt, endsAt, signUpFrom, signUpUntil].filter((at) => at > now);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map((at) => at.getTime())));
}
