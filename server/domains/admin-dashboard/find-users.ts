import { type SQL, sql } from 'drizzle-orm';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { maskPhone } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { prefixPattern } from '#server/platform/database/like-pattern.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';

const SHOWN = 30;

interface UserRow extends Record<string, unknown> {
  id: string;
  phone: string;
  status: string;
  password_hash: string | null;
  created_at: string;
  jober_id: string | null;
  jober_name: string | null;
  company_id: string | null;
  company_name: string | null;
  member_name: string | null;
  member_role: string | null;
  member_status: string | null;
}

export async function userRows(db: Database, which: SQL, limit = SHOWN): Promise<UserRow[]> {
  const { rows } = await db.execute<UserRow>(sql`
    select account.id, account.phone, account.status, account.password_hash, account.created_at,
      jober.id as jober_id, jober.name as jober_name,
      place.company_id, place.company_name, place.name as member_name, place.role as member_role, place.status as member_status
    from account
    left join jober on jober.account_id = account.id
    left join lateral (
      select company_member.company_id, company.name as company_name, company_member.name, company_member.role, company_member.status
      from company_member join company on company.id = company_member.company_id
      where company_member.account_id = account.id
      order by company_member.status = 'active' desc, company_member.updated_at desc limit 1
    ) as place on true
    where ${which}
    order by account.created_at desc, account.id limit ${limit}`);
  return rows;
}

export const presentFound = (row: UserRow): FoundUser => ({
  id: row.id,
  phone: maskPhone(row.phone),
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  jober: row.jober_id ? { id: row.jober_id, name: row.jober_name ?? '' } : null,
  member: row.company_id
    ? {
        companyId: row.company_id,
        companyName: row.company_name ?? '',
        name: row.member_name ?? '',
        role: row.member_role ?? '',
        status: row.member_status ?? '',
      }
    : null,
});

/** Users whose phone or name starts with the keyword. Phones are masked; the search is recorded in the audit log. */
export async function findUsers(ctx: Ctx, keyword: string): Promise<{ items: FoundUser[] }> {
  const which = /^[0-9]+$/.test(keyword)
    ? sql`account.phone like ${prefixPattern(keyword)}`
    : sql`account.id in (
        (select jober.account_id from jober where jober.name like ${prefixPattern(keyword)} limit ${SHOWN})
        union (select company_member.account_id from company_member where company_member.name like ${prefixPattern(keyword)} limit ${SHOWN}))`;
  const rows = await userRows(ctx.db, which);
  const shown = /^[0-9]{11}$/.test(keyword) ? maskPhone(keyword) : keyword;
  const detail = { keyword: shown, found: rows.length };
  await recordAct(ctx.db, signedIn(ctx), { act: 'account.search', subject: 'account', detail, now: ctx.now });
  return { items: rows.map(presentFound) };
}

const RECENT = 8;

/** The users whom the caller looked at last, by the audit log; masked as in a search. */
export async function recentUsers(ctx: Ctx) {
  const { db } = ctx;
  const { rows: looks } = await db.execute<{ id: string; at: string }>(sql`
    select operator_act.subject_id as id, max(operator_act.at) as at from operator_act
    where operator_act.account_id = ${signedIn(ctx).accountId} and operator_act.act = 'account.look'
    group by 1 order by 2 desc limit ${RECENT}`);
  const ids = looks.map(({ id }) => id);
  const users = await userRows(db, sql`account.id = any(${sql.param(ids)}::bigint[])`, RECENT);
  const lookedAt = new Map(looks.map(({ id, at }) => [id, new Date(at).toISOString()]));
  const items = users.map((row) => ({ ...presentFound(row), lookedAt: lookedAt.get(row.id) ?? '' }));
  return { items: items.toSorted((one, other) => other.lookedAt.localeCompare(one.lookedAt)) };
}
