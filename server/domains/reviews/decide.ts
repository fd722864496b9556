import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { dayMs } from '#contract/months.ts';
import type { ReviewItem, ReviewQueue, Verdict } from '#contract/operators/reviews.ts';
import { companyChange } from '#database/schema/companies.ts';
import { reviewDecision } from '#database/schema/reviews.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { claimedBy, reviewAnnouncement, reviewCompany, reviewExperience } from '#server/domains/companies/public.ts';
import { reviewPost } from '#server/domains/posts/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { dropClaim, takeClaim } from './claims.ts';
import { moveCompanyAs } from './companies/move-company.ts';
import { handleReport } from './handle-report.ts';
import { needsReason, verdictsFor } from './policy.ts';
import { findWaiting } from './waiting.ts';

interface Decision {
  queue: ReviewQueue;
  id: string;
  verdict: Verdict;
  reason?: string | undefined;
}

interface Case extends Decision {
  item: ReviewItem;
  actor: SignedIn;
  now: Date;
}

const acts: Record<ReviewQueue, string> = {
  companies: 'company',
  changes: 'change',
  posts: 'post',
  texts: 'text',
  reports: 'report',
};

async function decideCompany(tx: Database, companyId: string, { verdict, reason, actor, now }: Case) {
  const approve = verdict === 'approve';
  await reviewCompany(tx, { companyId, operatorId: actor.accountId, approve, reason, now });
}

/** A renewed review of a certified company: it continues, or is suspended. */
async function decideRenewal(tx: Database, { id, verdict, reason, actor, now }: Case): Promise<void> {
  const move = verdict === 'approve' ? 'reaffirm' : 'suspend';
  await moveCompanyAs(tx, actor, { companyId: id, move, reason, now });
}

const companyOf = async (tx: Database, changeId: string): Promise<string> => {
  const [row] = await tx
    .select({ companyId: companyChange.companyId })
    .from(companyChange)
    .where(eq(companyChange.id, changeId));
  if (!row) throw appError('NOT_FOUND');
  return row.companyId;
};

const actions: Record<ReviewQueue, (tx: Database, matter: Case) => Promise<void>> = {
  companies: (tx, matter) =>
    matter.item.kind === 'renewal' ? decideRenewal(tx, matter) : decideCompany(tx, matter.id, matter),
  changes: async (tx, matter) => decideCompany(tx, await companyOf(tx, matter.id), matter),
  posts: (tx, { id, verdict, reason, actor, now }) =>
    reviewPost(tx, { postId: id, operatorId: actor.accountId, approve: verdict === 'approve', reason, now }),
  texts: (tx, { item, id, verdict, reason = '', actor, now }) => {
    const review = item.kind === 'experience' ? reviewExperience : reviewAnnouncement;
    return review(tx, { id, operatorId: actor.accountId, approve: verdict === 'approve', reason, now });
  },
  reports: (tx, matter) => handleReport(tx, { ...matter, kind: matter.item.kind, operatorId: matter.actor.accountId }),
};

const gone = () => appError('NOT_FOUND', { message: '该事项不存在或已处理' });

/**
 * Makes a decision: effect, record and audit log entry in one transaction.
 * @throws AppError NOT_FOUND for an absent or decided item; CONFLICT while another operator has it
 */
export async function decide(
  { db, deps: _deps, actor, now }: Act<{ deps: Deps; actor: SignedIn }>,
  decision: Decision,
): Promise<void> {
  const { queue, id, verdict, reason = '' } = decision;
  const { accountId } = actor;
  if (needsReason(verdict) && !reason) throw fieldError('body.reason', '请填写理由');
  await db.transaction(async (tx) => {
    if (!(await findWaiting(tx, queue, id, { accountId, now }))) throw gone();
    await takeClaim(tx, { queue, id, accountId, now });
    // Checked again under the lock: the previous holder may have just decided.
    const item = await findWaiting(tx, queue, id, { accountId, now });
    if (!item) throw gone();
    if (!verdictsFor(item.kind).includes(verdict)) throw fieldError('body.verdict', '这一项不能这样处理');
    // An approved claim becomes the school, which is what the log names.
    const school = item.kind === 'claim' && verdict === 'approve' ? await claimedBy(tx, id) : null;
    await actions[queue](tx, { ...decision, item, actor, now });
    const waitedSeconds = Math.max(0, Math.round((now.getTime() - Date.parse(item.since)) / 1_000));
    await tx.insert(reviewDecision).values({ queue, itemId: id, accountId, verdict, reason, waitedSeconds, at: now });
    await dropClaim(tx, { queue, id, accountId });
    // The company's own act states the outcome.
    if (item.kind === 'renewal') return;
    const detail = { title: item.title, ...(reason ? { reason } : {}) };
    const subject = acts[queue];
    await recordAct(tx, actor, { act: `${subject}.${verdict}`, subject, subjectId: school ?? id, detail, now });
  });
}

/** Deletes claims that expired long ago. */
export const sweepClaims = (db: Database, now: Date) =>
  db.execute(sql`delete from review_claim where expires_at < ${new Date(now.getTime() - dayMs)}`);
