import { eq, sql } from 'drizzle-orm';
import type { MembershipState } from '#contract/companies/membership-state.ts';
import type { DailyLimits, Quota } from '#contract/ledger/quotas.ts';
import { withinSince } from '#contract/taxonomy/filters/withins.ts';
import { statusIn } from '#database/schema/columns.ts';
import { company } from '#database/schema/companies.ts';
import { consume, readDailyLimits, usedSince } from '#server/domains/ledger/public.ts';
import { postQuotaUsed } from '#server/domains/posts/public.ts';
import { type Database, type RowOf, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

/** A view through talent search. A resume that the seeker delivered or sent in a chat uses no quota. */
const countedLook = sql`resume_view.via in ('search', 'recommendation')`;

const peopleUsedColumns = {
  recruiters: 'number',
  talentContacts: 'number',
  /** Invitations that expired today: each returns its daily unit. Purchased units return to their lot. */
  givenBack: 'number',
} as const;
type PeopleUsed = RowOf<typeof peopleUsedColumns>;

/** Members added by a company since midnight in Asia/Shanghai, and seekers viewed or invited. */
async function peopleUsed(db: Database, companyId: string, now: Date): Promise<PeopleUsed> {
  const today = withinSince('today', now);
  const row = await rowOf(db, peopleUsedColumns)`
    select
      (select count(*)::int from company_member
        where company_member.company_id = ${companyId} and company_member.role <> 'owner'
          and ${statusIn<MembershipState>(['invited', 'active'], 'company_member')} and company_member.created_at >= ${today}) as recruiters,
      (select count(distinct resume_view.jober_id)::int from resume_view
        where resume_view.company_id = ${companyId} and ${countedLook} and resume_view.viewed_at >= ${today})
      + (select count(*)::int from talent_invitation
        where talent_invitation.company_id = ${companyId} and talent_invitation.created_at >= ${today}) as "talentContacts",
      (select count(*)::int from talent_invitation
        where talent_invitation.company_id = ${companyId} and talent_invitation.status = 'expired'
          and talent_invitation.ended_at >= ${today}
          and not exists (select from ledger_posting
            where ledger_posting.key = 'invitation:' || talent_invitation.id)) as "givenBack"`;
  const { recruiters = 0, talentContacts = 0, givenBack = 0 } = row ?? {};
  const bought = await usedSince(db, companyId, ['talentContacts', 'invitations'], today);
  // The ledger may contain more uses than people, so the free part is clamped at zero.
  return { recruiters, talentContacts: Math.max(0, talentContacts - bought), givenBack };
}

/** A company's remaining daily quotas and its certification state. */
export async function verifyNumber(db: Database, companyId: string, now: Date) {
  const [row] = await db
    .select({ status: company.status, rejectReason: company.rejectReason })
    .from(company)
    .where(eq(company.id, companyId));
  if (!row) throw appError('FORBIDDEN');
  const people = await peopleUsed(db, companyId, now);
  const limits = await readDailyLimits(db);
  const used: Record<Quota, number> = { ...(await postQuotaUsed(db, companyId, now)), ...people };
  const line = (quota: Quota) => {
    const limit = limits[quota] + (quota === 'talentContacts' ? people.givenBack : 0);
    return { limit, used: used[quota], left: Math.max(0, limit - used[quota]) };
  };
  return {
    ...row,
    posts: line('posts'),
    refreshes: line('refreshes'),
    talentContacts: line('talentContacts'),
    recruiters: line('recruiters'),
  };
}

/** @throws AppError QUOTA_EXCEEDED at the daily limit of new members */
export async function spendRecruiterQuota(tx: Database, companyId: string, now: Date): Promise<void> {
  await tx.execute(sql`select 1 from company where id = ${companyId} for no key update`);
  const { recruiters } = await peopleUsed(tx, companyId, now);
  const { recruiters: limit } = await readDailyLimits(tx);
  if (recruiters < limit) return;
  throw appError('QUOTA_EXCEEDED', { message: `今日添加招聘者的次数已用完（每天 ${limit} 人）` });
}

const contactsLeft = ({ talentContacts: limit }: DailyLimits, { talentContacts, givenBack }: PeopleUsed) =>
  Math.max(0, limit + givenBack - talentContacts);

/** How many seekers a company may still view or invite today. */
export const talentQuotaLeft = async (db: Database, companyId: string, now: Date): Promise<number> =>
  contactsLeft(await readDailyLimits(db), await peopleUsed(db, companyId, now));

/** The purpose of a unit: a view, or an invitation, whose id exists before its row. */
type Contact = { look: string } | { invitation: string };

async function lookedToday(tx: Database, companyId: string, joberId: string, today: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from resume_view
    where resume_view.jober_id = ${joberId} and resume_view.company_id = ${companyId}
      and ${countedLook} and resume_view.viewed_at >= ${today} limit 1`);
  return Boolean(rowCount);
}

/**
 * Consumes a unit of the day's contacts. The company is locked until the use is stored, so that concurrent calls cannot share the
 * last unit; after the free units, purchased ones are consumed. Viewing the same seeker again on one day is free.
 * @throws AppError QUOTA_EXCEEDED
 */
export async function spendTalentQuota(
  tx: Database,
  companyId: string,
  contact: Contact,
  { actorId = null, now }: { actorId?: string | null; now: Date },
): Promise<void> {
  await tx.execute(sql`select 1 from company where id = ${companyId} for no key update`);
  const today = withinSince('today', now);
  if ('look' in contact && (await lookedToday(tx, companyId, contact.look, today))) return;
  const limits = await readDailyLimits(tx);
  if (contactsLeft(limits, await peopleUsed(tx, companyId, now)) > 0) return;
  const use =
    'look' in contact
      ? ({
          unit: 'talentContacts',
          key: `look:${companyId}:${contact.look}:${today.getTime()}`,
          reason: '查看人才',
        } as const)
      : ({ unit: 'invitations', key: `invitation:${contact.invitation}`, reason: '邀请人才投递' } as const);
  const refusal = `今日查看和邀请人才的次数已用完（每天 ${limits.talentContacts} 次）`;
  await consume(tx, { ...use, companyId, count: 1, actorId, refusal, now });
}
