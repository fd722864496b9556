import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { CompanyForm } from '#contract/company-shapes.ts';
import { newId } from '#database/new-id.ts';
import { company, companyChange, companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { dropDraft } from './company-draft.ts';
import { formColumns } from './form-columns.ts';
import { holdAccount, takeOwnership } from './own-place.ts';
import { dropPapers, movePapers } from './papers.ts';
import { type CompanyRow, companyChanged, lockCompany, moveCompany } from './store.ts';

interface Registration {
  actor: SignedIn;
  form: CompanyForm;
  /** An imported company that the person says is theirs. */
  claimId?: string | undefined;
  now: Date;
}

/**
 * Hands a company in for certification: a new one, the draft or rejected one that the person owns, or the claim of an
 * imported one. A claim changes nothing that the public sees: what it proposes waits for the operator's yes.
 */
export async function registerCompany(
  deps: Pick<Deps, 'bus'>,
  tx: Database,
  registration: Registration,
): Promise<CompanyRow> {
  const handedIn = await handIn(deps, tx, registration);
  await movePapers(tx, registration.actor.accountId, handedIn.id);
  return handedIn;
}

async function handIn(
  deps: Pick<Deps, 'bus'>,
  tx: Database,
  { actor, form, claimId, now }: Registration,
): Promise<CompanyRow> {
  await holdAccount(tx, actor.accountId);
  await dropDraft(tx, actor.accountId);
  await refuseTakenCode(tx, form.creditCode);
  const place = await activePlace(tx, actor.accountId);
  if (place && (place.role !== 'owner' || claimId))
    throw appError('CONFLICT', { message: '您已加入其他单位，请先退出后再登记' });
  const step = { who: 'recruiter', actorId: actor.accountId, at: now } as const;
  if (place) {
    const own = await lockCompany(tx, place.companyId);
    if (!own) throw appError('FORBIDDEN');
    return resubmit(tx, own, form, step);
  }
  if (claimId) return claim(deps, tx, claimId, form, step);
  const id = newId();
  await tx.insert(company).values({ ...formColumns(form), id, status: 'draft', createdAt: now });
  const moved = await moveCompany(tx, { id, status: 'draft' }, { ...step, move: 'submit' });
  await takeOwnership(tx, actor.accountId, id, now);
  return moved;
}

type Step = { who: 'recruiter'; actorId: string; at: Date };

/** A claim that was refused comes again as a claim, any other company as itself. */
async function resubmit(tx: Database, own: CompanyRow, form: CompanyForm, step: Step): Promise<CompanyRow> {
  if (own.source === null)
    return moveCompany(tx, own, { ...step, move: 'submit' }, { ...formColumns(form), rejectReason: null });
  const moved = await moveCompany(tx, own, { ...step, move: 'submit' }, { rejectReason: null });
  await propose(tx, own.id, form, step);
  return moved;
}

async function claim(
  { bus }: Pick<Deps, 'bus'>,
  tx: Database,
  id: string,
  form: CompanyForm,
  step: Step,
): Promise<CompanyRow> {
  const found = await lockCompany(tx, id);
  if (found?.status !== 'unclaimed') throw appError('FORBIDDEN', { message: '该单位不存在或已被认领' });
  const moved = await moveCompany(tx, found, { ...step, move: 'claim' });
  await dropPapers(tx, id, step.at);
  await propose(tx, id, form, step);
  await takeOwnership(tx, step.actorId, id, step.at);
  await companyChanged(bus, tx, id, true);
  return moved;
}

const propose = (tx: Database, companyId: string, proposal: CompanyForm, { actorId, at }: Step) =>
  tx.insert(companyChange).values({ companyId, accountId: actorId, kind: 'claim', proposal, createdAt: at });

async function activePlace(tx: Database, accountId: string): Promise<{ companyId: string; role: string } | undefined> {
  const [place] = await tx
    .select({ companyId: companyMember.companyId, role: companyMember.role })
    .from(companyMember)
    .where(sql`${companyMember.accountId} = ${accountId} and ${companyMember.status} = 'active'`);
  return place;
}

/** One approved company a credit code. Those that wait do not count, or anyone could keep a school out with its public code. */
export async function refuseTakenCode(tx: Database, creditCode: string, exceptId?: string): Promise<void> {
  const [taken] = await tx
    .select({ id: company.id })
    .from(company)
    .where(
      sql`${eq(company.creditCode, creditCode)} and ${company.status} in ('approved', 'suspended') and ${company.id} <> ${exceptId ?? '0'}`,
    )
    .limit(1);
  if (taken) throw fieldError('body.creditCode', '该统一社会信用代码的单位已入驻，请申请加入');
}
