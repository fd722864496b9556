import { eq, sql } from 'drizzle-orm';
import { dailyLimits, type Quota } from '#contract/quotas.ts';
import { withinSince } from '#contract/taxonomy/withins.ts';
import { company } from '#database/schema/companies.ts';
import { postQuotaUsed } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

/** Members added and seekers looked at by a company since midnight in Asia/Shanghai. */
async function peopleUsed(
  db: Database,
  companyId: string,
  now: Date,
): Promise<{ recruiters: number; talentContacts: number }> {
  const today = withinSince('today', now);
  const { rows } = await db.execute<{ recruiters: number; talentContacts: number }>(sql`
    select
      (select count(*)::int from company_member
        where company_member.company_id = ${companyId} and company_member.role <> 'owner'
          and company_member.status in ('invited', 'active') and company_member.created_at >= ${today}) as recruiters,
      (select count(distinct resume_view.jober_id)::int from resume_view
        where resume_view.company_id = ${companyId} and resume_view.via <> 'delivery' and resume_view.viewed_at >= ${today}) as "talentContacts"`);
  return rows[0] ?? { recruiters: 0, talentContacts: 0 };
}

/** What a company may still do today, and how its certification stands. */
export async function verifyNumber(db: Database, companyId: string, now: Date) {
  const [row] = await db
    .select({ status: company.status, rejectReason: company.rejectReason })
    .from(company)
    .where(eq(company.id, companyId));
  if (!row) throw appError('FORBIDDEN');
  const used: Record<Quota, number> = {
    ...(await postQuotaUsed(db, companyId, now)),
    ...(await peopleUsed(db, companyId, now)),
  };
  const line = (quota: Quota) => ({
    limit: dailyLimits[quota],
    used: used[quota],
    left: Math.max(0, dailyLimits[quota] - used[quota]),
  });
  return {
    ...row,
    posts: line('posts'),
    refreshes: line('refreshes'),
    talentContacts: line('talentContacts'),
    recruiters: line('recruiters'),
  };
}

/** @throws AppError QUOTA_EXCEEDED when as many people as allowed were added today */
export async function spendRecruiterQuota(tx: Database, companyId: string, now: Date): Promise<void> {
  await tx.execute(sql`select 1 from company where id = ${companyId} for update`);
  const { recruiters } = await peopleUsed(tx, companyId, now);
  if (recruiters < dailyLimits.recruiters) return;
  throw appError('QUOTA_EXCEEDED', { message: `今日添加招聘者的次数已用完（每天 ${dailyLimits.recruiters} 人）` });
}
