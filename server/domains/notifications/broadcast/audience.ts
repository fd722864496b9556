import { type SQL, sql } from 'drizzle-orm';
import type { BroadcastAudience } from '#contract/notifications/broadcasts.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';

interface Audience {
  audience: BroadcastAudience;
  cityCode?: string | null | undefined;
}

/** A province or city with everything in it: `330000` holds `330106`. */
const within = (column: SQL, code: string | null | undefined): SQL =>
  code ? sql`and ${column} like ${`${code.replace(/(?:00)+$/, '')}%`}` : sql``;

const accountsOf = ({ audience, cityCode }: Audience): SQL =>
  audience === 'seekers'
    ? sql`select account.id from account join jober on jober.account_id = account.id
        where account.status = 'active' ${within(sql`jober.city_code`, cityCode)}`
    : sql`select account.id from account where account.status = 'active' and exists (
        select from company_member join company on company.id = company_member.company_id
        where company_member.account_id = account.id and company_member.status = 'active'
          and company_member.role in ('owner', 'recruiter') and company.status = 'approved'
          ${within(sql`company.region_code`, cityCode)})`;

export async function countAudience(db: Database, audience: Audience): Promise<number> {
  const row = await rowOf(db, { n: 'number' })`
    select count(*)::int as n from (${accountsOf(audience)}) as person`;
  return row?.n ?? 0;
}

/** The next accounts of an audience, in the order of their ids. */
export async function nextOf(db: Database, audience: Audience, after: string | null, most: number): Promise<string[]> {
  const rows = await rowsOf(db, { id: 'string' })`
    select id from (${accountsOf(audience)}) as person
    where id > ${after ?? '0'}::bigint order by id limit ${most}`;
  return rows.map(({ id }) => id);
}
