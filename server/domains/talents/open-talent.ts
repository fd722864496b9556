import type { Membership } from '#contract/actor.ts';
import type { TalentDetail } from '#contract/talents/talent-shapes.ts';
import { maskPhone } from '#contract/text.ts';
import { spendTalentQuota, talentQuotaLeft } from '#server/domains/companies/public.ts';
import { recordView } from '#server/domains/resumes/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { foundTalents, type TalentFound } from './found-talents.ts';
import { hiddenFrom } from './hidden-from.ts';
import { maskContent } from './mask.ts';
import { isReachable, presentTalent } from './present-talent.ts';
import { savedOf } from './saved-of.ts';

interface Look {
  joberId: string;
  member: Membership;
  phone: string;
  via: 'search' | 'recommendation';
  now: Date;
}

/** The answer for a seeker who is absent, hidden, or has blocked this company: the same for all. */
export const noSuchTalent = () => appError('NOT_FOUND', { message: '该人才不存在或已不再公开简历' });

/** @throws AppError NOT_FOUND like `noSuchTalent` */
export async function requireTalent(db: Database, companyId: string, joberId: string, now: Date): Promise<TalentFound> {
  const [found] = await foundTalents(db, companyId, [joberId], now);
  if (!found || (await hiddenFrom(db, companyId)).includes(joberId)) throw noSuchTalent();
  return found;
}

/** '陈招聘 138****1234 11-20 10:00' */
async function watermarkOf(db: Database, { member, phone, now }: Look): Promise<string> {
  const row = await rowOf(db, { name: 'string' })`select name from company_member where id = ${member.memberId}`;
  const at = new Date(now.getTime() + 8 * 3_600_000).toISOString();
  return [row?.name, maskPhone(phone), `${at.slice(5, 10)} ${at.slice(11, 16)}`].filter(Boolean).join(' ');
}

/**
 * Opens a resume: consumes one of the day's views, unless the company viewed it today already, and adds a line in 谁看过我, in one
 * transaction.
 * @throws AppError NOT_FOUND, QUOTA_EXCEEDED
 */
export async function openTalent(tx: Database, look: Look): Promise<TalentDetail> {
  const { joberId, member, via, now } = look;
  const { companyId, memberId } = member;
  const found = await requireTalent(tx, companyId, joberId, now);
  await spendTalentQuota(tx, companyId, { look: joberId }, { now });
  await recordView(tx, { joberId, companyId, memberId, via, now });
  const card = presentTalent(found, now);
  return {
    ...card,
    looked: true,
    saved: await savedOf(tx, companyId, joberId),
    content: maskContent(found.content, found.name, found.blind && !card.revealed),
    phone: isReachable(found) ? found.phone : null,
    watermark: await watermarkOf(tx, look),
    left: await talentQuotaLeft(tx, companyId, now),
  };
}
