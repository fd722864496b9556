import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { newId } from '#database/new-id.ts';
import { company, companyChange } from '#database/schema/companies.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { judgeTexts } from '../judge-texts.ts';
import { isOwnerOf, saveRule } from '../policy.ts';
import { type CompanyRow, companyChanged, lockCompany } from '../store.ts';
import { changedColumns, splitChange } from './form-columns.ts';
import { lockAccount, takeOwnership } from './own-place.ts';

type NamedPart = CompanyProposal & { name: string };

interface Save {
  actor: SignedIn;
  part: NamedPart;
  now: Date;
}

/**
 * Saves an owner's edit of the company; without one, starts a draft. A new name, licence or type of an approved company becomes a
 * change request, and the approved version stays public meanwhile.
 */
export async function saveCompany(tx: Database, { actor, part, now }: Save): Promise<CompanyRow> {
  await lockAccount(tx, actor.accountId);
  const { member } = actor;
  if (!member) return beginDraft(tx, actor.accountId, part, now);
  if (!isOwnerOf(member.companyId, member))
    throw appError('FORBIDDEN', { message: '只有单位主管理员可以修改单位资料' });
  const before = await lockCompany(tx, member.companyId);
  if (!before) throw appError('FORBIDDEN');
  const status = before.status;
  const rule = saveRule(status);
  if (rule === 'refused') throw appError(companyRefusal(status) ?? 'ILLEGAL_MOVE');
  const flagged = await judgeTexts(tx, changedTexts(part, before));
  const { now: direct, later } = rule === 'free' ? { now: part, later: {} } : splitChange(part, before, flagged);
  const [after] = await tx
    .update(company)
    .set({ ...changedColumns(direct, before), updatedAt: now })
    .where(eq(company.id, before.id))
    .returning();
  if (Object.keys(later).length > 0) await propose({ db: tx, accountId: actor.accountId, now }, before.id, later);
  if (rule === 'reviewed') await companyChanged(tx, before.id, true);
  return after ?? before;
}

/** Unchanged texts are not checked again: the lists may have grown since. */
const changedTexts = (part: CompanyProposal, before: CompanyRow): CompanyProposal =>
  Object.fromEntries(Object.entries(part).filter(([field, value]) => value !== before[field as keyof CompanyRow]));

/** A newer request replaces the pending one. */
async function propose(
  { db: tx, accountId, now }: Act<{ accountId: string }>,
  companyId: string,
  proposal: CompanyProposal,
): Promise<void> {
  const values = { companyId, accountId, kind: 'edit', proposal, createdAt: now };
  await tx
    .insert(companyChange)
    .values(values)
    .onConflictDoUpdate({
      target: companyChange.companyId,
      targetWhere: sql`status = 'pending'`,
      set: { accountId, proposal: sql`${companyChange.proposal} || excluded.proposal`, createdAt: now },
    });
}

async function beginDraft(tx: Database, accountId: string, part: NamedPart, now: Date): Promise<CompanyRow> {
  await judgeTexts(tx, part);
  const blank = { name: '', shortName: '', regionCode: '' };
  // The place may be chosen later: the certification asks for it.
  const values = { shortName: '', type: 'other', cityCode: '', regionCode: '', ...changedColumns(part, blank) };
  const { nameKey = '' } = values;
  const row = { ...values, id: newId(), name: part.name, nameKey };
  const [made] = await tx
    .insert(company)
    .values({ ...row, status: 'draft', createdAt: now })
    .returning();
  if (!made) throw appError('CONFLICT');
  await takeOwnership(tx, accountId, made.id, now);
  return made;
}
