import { and, eq } from 'drizzle-orm';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { company, companyChange } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { adoptClaim, claimedBy, lockClaimed } from '../adopt-claim.ts';
import { notifyOutcome } from '../notify-people.ts';
import { changedColumns } from '../profile/form-columns.ts';
import { type CompanyRow, type CompanyValues, companyChanged, lockCompany, moveCompany } from '../store.ts';
import { missingPapersOf } from './papers.ts';
import { refuseTakenCode } from './register-company.ts';

interface Verdict {
  companyId: string;
  operatorId: string;
  approve: boolean;
  /** The reason for the company. */
  reason?: string | undefined;
  now: Date;
}

/**
 * An operator's decision on a company's certification, a claim, or an edit of its name, licence or type. The proposal takes
 * effect only on approval. Returns the company concerned; for an approved claim, the school.
 */
export async function reviewCompany(db: Database, verdict: Verdict): Promise<CompanyRow> {
  const { companyId, approve, now } = verdict;
  return db.transaction(async (tx) => {
    const claimed = approve ? await claimedBy(tx, companyId) : null;
    const school = claimed && (await lockClaimed(tx, claimed));
    const before = await lockCompany(tx, companyId);
    if (!before) throw appError('NOT_FOUND');
    const proposal = await decideChange(tx, verdict);
    const values = approve && proposal ? changedColumns(proposal, before) : {};
    const code = values.creditCode ?? before.creditCode;
    if (approve && code) await refuseTakenCode(tx, code, companyId);
    const type = values.type ?? before.type;
    if (approve && (before.status !== 'approved' || type !== before.type)) await requirePapers(tx, companyId, type);
    const settle = async () => {
      if (school) return adoptClaim(tx, school, before, verdict);
      if (before.status === 'approved') return settleEdit({ db: tx, now }, before, proposal, values);
      return certify(tx, before, verdict);
    };
    const after = await settle();
    await companyChanged(tx, after.id, true);
    await notifyOutcome(tx, { companyId: after.id, approve, reason: verdict.reason, now });
    return after;
  });
}

/** @throws AppError CONFLICT that names the missing papers */
async function requirePapers(tx: Database, companyId: string, type: string): Promise<void> {
  const missing = await missingPapersOf(tx, companyId, type);
  if (missing.length > 0) throw appError('CONFLICT', { message: `还缺证照：${missing.join('；')}，不能通过` });
}

/** Closes the pending request and returns its content. */
async function decideChange(
  tx: Database,
  { companyId, operatorId, approve, reason, now }: Verdict,
): Promise<CompanyProposal | undefined> {
  const status = approve ? 'approved' : 'rejected';
  const [row] = await tx
    .update(companyChange)
    .set({ status, reason: reason ?? null, decidedAt: now, decidedBy: operatorId })
    .where(and(eq(companyChange.companyId, companyId), eq(companyChange.status, 'pending')))
    .returning({ proposal: companyChange.proposal });
  return row?.proposal;
}

/** @throws AppError ILLEGAL_MOVE where nothing is pending */
async function settleEdit(
  { db: tx, now }: DbContext,
  before: CompanyRow,
  proposal: CompanyProposal | undefined,
  values: CompanyValues,
) {
  if (!proposal) throw appError('ILLEGAL_MOVE');
  const [after] = await tx
    .update(company)
    .set({ ...values, updatedAt: now })
    .where(eq(company.id, before.id))
    .returning();
  return after ?? before;
}

const certify = (tx: Database, before: CompanyRow, { approve, operatorId, reason, now }: Verdict) =>
  moveCompany(
    tx,
    before,
    { move: approve ? 'approve' : 'reject', who: 'operator', actorId: operatorId, at: now, note: reason },
    approve ? { approvedAt: now, rejectReason: null } : { rejectReason: reason ?? '资料不完整' },
  );
