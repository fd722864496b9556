import { and, eq, ne, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { CompanyForm } from '#contract/companies/company-shapes.ts';
import { letterCodeIn } from '#contract/companies/letter-code.ts';
import { newId } from '#database/new-id.ts';
import { certifiedCompany, company, companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { CLAIMED_BY_ANOTHER, claimedBy } from '../adopt-claim.ts';
import { judgeTexts } from '../judge-texts.ts';
import { formColumns } from '../profile/form-columns.ts';
import { lockAccount, takeOwnership } from '../profile/own-place.ts';
import { type CompanyRow, lockCompany, moveCompany } from '../store.ts';
import { dropDraft } from './company-draft.ts';
import { missingPapersOf, movePapers } from './papers.ts';

interface Registration {
  actor: SignedIn;
  form: CompanyForm;
  /** An imported company that the person claims. */
  claimId?: string | undefined;
  /** Of the letter to it. */
  letterCode?: string | undefined;
  now: Date;
}

/**
 * Submits a company for certification: a new one, or the draft or rejected one that the person owns. A claim of an imported
 * school is submitted in the same way, with `claimOf`; the school itself changes only when an operator approves.
 * @throws AppError INVALID_INPUT where the papers of its type are missing or the code is not its letter's, CONFLICT, FORBIDDEN, ILLEGAL_MOVE
 */
export async function registerCompany(tx: Database, registration: Registration): Promise<CompanyRow> {
  const { actor, form, claimId, now } = registration;
  await lockAccount(tx, actor.accountId);
  await dropDraft(tx, actor.accountId);
  await refuseTakenCode(tx, form.creditCode);
  await judgeTexts(tx, form);
  const place = await activePlace(tx, actor.accountId);
  if (place && place.role !== 'owner') throw elsewhere();
  const note = await letterNote(tx, registration);
  const step = { who: 'recruiter', actorId: actor.accountId, at: now, move: 'submit', note } as const;
  const submitted = place
    ? await resubmit(tx, place.companyId, { form, claimId, step })
    : await submitNew(tx, { form, claimId, step });
  await movePapers(tx, actor.accountId, submitted.id);
  const missing = await missingPapersOf(tx, submitted.id, form.type);
  if (missing.length > 0) throw fieldError('body.papers', `请先上传证照：${missing.join('；')}`);
  return submitted;
}

const notToClaim = () => appError('FORBIDDEN', { message: '该单位不存在或已被认领' });
const elsewhere = () => appError('CONFLICT', { message: '您已加入其他单位，请先退出后再登记' });

interface Submission {
  form: CompanyForm;
  claimId: string | undefined;
  step: { who: 'recruiter'; actorId: string; at: Date; move: 'submit'; note: string | undefined };
}

async function submitNew(tx: Database, { form, claimId, step }: Submission): Promise<CompanyRow> {
  if (claimId && !(await lockUnclaimed(tx, claimId))) throw notToClaim();
  const id = newId();
  const claimOf = claimId ?? null;
  await tx.insert(company).values({ ...formColumns(form), id, claimOf, status: 'draft', createdAt: step.at });
  const moved = await moveCompany(tx, { id, status: 'draft' }, step);
  await takeOwnership(tx, step.actorId, id, step.at);
  return moved;
}

/** A claim stays a claim; the school is locked before the application, as in a review. */
async function resubmit(tx: Database, id: string, { form, claimId, step }: Submission): Promise<CompanyRow> {
  const claimOf = claimId ?? (await claimedBy(tx, id));
  const free = claimOf === null || (await lockUnclaimed(tx, claimOf));
  const own = await lockCompany(tx, id);
  if (!own) throw appError('FORBIDDEN');
  if (claimId && own.status !== 'draft' && own.status !== 'rejected') throw elsewhere();
  if (!free) throw claimId ? notToClaim() : appError('CONFLICT', { message: CLAIMED_BY_ANOTHER });
  return moveCompany(tx, own, step, { ...formColumns(form), claimOf, rejectReason: null });
}

/** Whether the school can be claimed; locks it, so that no claim of it is approved meanwhile. */
async function lockUnclaimed(tx: Database, id: string): Promise<boolean> {
  return (await lockCompany(tx, id))?.status === 'unclaimed';
}

/** What the operators read of somebody who has the letter to the school. @throws AppError INVALID_INPUT for another school's code */
async function letterNote(tx: Database, { claimId, letterCode }: Registration): Promise<string | undefined> {
  if (!claimId || !letterCode) return undefined;
  const [school] = await tx.select(pick(company, 'letterCode')).from(company).where(eq(company.id, claimId));
  if (school?.letterCode !== letterCodeIn(letterCode)) throw fieldError('body.letterCode', '验证码不对，请核对认领信');
  return '凭认领信上的验证码认领';
}

async function activePlace(tx: Database, accountId: string): Promise<{ companyId: string; role: string } | undefined> {
  const [place] = await tx
    .select({ companyId: companyMember.companyId, role: companyMember.role })
    .from(companyMember)
    .where(sql`${companyMember.accountId} = ${accountId} and ${companyMember.status} = 'active'`);
  return place;
}

/** One approved company per credit code. Pending ones do not count, or anyone could block a school with its public code. */
export async function refuseTakenCode(tx: Database, creditCode: string, exceptId?: string): Promise<void> {
  const [taken] = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.creditCode, creditCode), certifiedCompany, exceptId ? ne(company.id, exceptId) : undefined))
    .limit(1);
  if (taken) throw fieldError('body.creditCode', '该统一社会信用代码的单位已入驻，请申请加入');
}
