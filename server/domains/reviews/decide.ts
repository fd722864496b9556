import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { dayMs } from '#contract/months.ts';
import {
  type PaperCheck,
  paperChecks,
  type ReviewQueue,
  type Verdict,
  type WorkItem,
} from '#contract/operators/reviews.ts';
import { companyChange } from '#database/schema/companies.ts';
import { reviewDecision } from '#database/schema/reviews.ts';
import { type ActingOperator, recordAct } from '#server/domains/audit/public.ts';
import { claimedBy, paperCount, reviewCompany } from '#server/domains/companies/public.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import { reviewPost } from '#server/domains/posts/public.ts';
import type { ServerModule } from '#server/module.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, appError, fieldError } from '#server/platform/http/app-error.ts';
import { holdApproval, isApproved, takeApproval } from './approvals.ts';
import { dropClaim, openedBefore, takeClaim } from './claims.ts';
import { moveCompanyAs } from './companies/move-company.ts';
import { handleReport } from './handle-report.ts';
import { needsReason, verdictsFor } from './policy.ts';
import { findWaiting, reviewedReports, reviewedTexts } from './waiting.ts';

interface Decision {
  queue: ReviewQueue;
  id: string;
  verdict: Verdict;
  reason?: string | undefined;
}

interface Case extends Decision {
  item: WorkItem;
  actor: ActingOperator;
  checked?: readonly string[] | undefined;
  now: Date;
  modules: Deps['modules'];
}

const acts: Record<ReviewQueue, string> = {
  companies: 'company',
  changes: 'change',
  posts: 'post',
  texts: 'text',
  reports: 'report',
};

async function decideCompany(tx: Database, companyId: string, { item, verdict, reason, actor, now, modules }: Case) {
  const approve = verdict === 'approve';
  const decided = await reviewCompany(tx, { companyId, operatorId: actor.accountId, approve, reason, now });
  if (approve && item.kind === 'claim') await tellInterested(tx, decided, modules, now);
}

/** A renewed review of a certified company: it continues, or is suspended. */
async function decideRenewal(tx: Database, { id, verdict, reason, actor, now, modules }: Case): Promise<void> {
  const move = verdict === 'approve' ? 'reaffirm' : 'suspend';
  await moveCompanyAs(tx, actor, { companyId: id, move, reason, now, modules });
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
  texts: async (tx, { item, id, verdict, reason = '', actor, now, modules }) => {
    const review = reviewedTexts(modules)[item.kind]?.review;
    await review?.(tx, { id, operatorId: actor.accountId, approve: verdict === 'approve', reason, now });
  },
  reports: async (tx, matter) => {
    const { item, actor, modules, reason = '' } = matter;
    const handling = { ...matter, reason, kind: item.kind, operatorId: actor.accountId };
    await (reviewedReports(modules)[item.kind]?.decide ?? handleReport)(tx, handling);
  },
};

const gone = () => appError('NOT_FOUND', { message: '该事项不存在或已处理' });

/** Effect, record and audit log entry of a decision on a claimed item. */
async function apply(tx: Database, matter: Case): Promise<void> {
  const { queue, id, verdict, reason = '', item, actor, now, checked } = matter;
  // An approved claim becomes the school, which is what the log names.
  const school = item.kind === 'claim' && verdict === 'approve' ? await claimedBy(tx, id) : null;
  await actions[queue](tx, matter);
  const waitedSeconds = Math.max(0, Math.round((now.getTime() - Date.parse(item.since)) / 1_000));
  const { accountId } = actor;
  await tx.insert(reviewDecision).values({ queue, itemId: id, accountId, verdict, reason, waitedSeconds, at: now });
  await dropClaim(tx, { queue, id, accountId });
  // The company's own act states the outcome.
  if (item.kind === 'renewal') return;
  const titles = Object.entries(paperChecks).flatMap(([name, { title }]) => (checked?.includes(name) ? [title] : []));
  const detail = {
    title: item.title,
    ...(reason ? { reason } : {}),
    ...(titles.length > 0 ? { checked: titles.join('、') } : {}),
  };
  const subject = acts[queue];
  await recordAct(tx, actor, { act: `${subject}.${verdict}`, subject, subjectId: school ?? id, detail, now });
}

/** How many papers an item is decided by. */
async function papersOf(tx: Database, { queue, id }: Decision): Promise<number> {
  if (queue !== 'companies' && queue !== 'changes') return 0;
  return paperCount(tx, queue === 'companies' ? id : await companyOf(tx, id));
}

/** @throws AppError INVALID_INPUT naming what was not compared with the papers */
function requireChecks(checked: readonly PaperCheck[]): void {
  const left = Object.entries(paperChecks).flatMap(([name, { title }]) =>
    checked.includes(name as PaperCheck) ? [] : [title],
  );
  if (left.length > 0) throw fieldError('body.checked', `请先对着证照核对：${left.join('、')}`);
}

class Rehearsed extends Error {}

/** Tries a decision and rolls it back, so that a refusal is answered at once. @throws AppError as the decision would */
async function rehearse(tx: Database, matter: Case): Promise<void> {
  const trial = tx.transaction(async (inner) => {
    await apply(inner, matter);
    throw new Rehearsed();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
}

/**
 * Makes a decision. An approval by papers takes effect after a grace period in which its author can take it back: what it tells
 * the company cannot be recalled. Every other decision takes effect at once.
 * @throws AppError NOT_FOUND for an absent or decided item; CONFLICT while another operator has it; INVALID_INPUT if something was
 * not compared with the papers
 */
export async function decide(
  { db, deps, actor, now }: DbContext<{ deps: Pick<Deps, 'jobs' | 'modules'>; actor: SignedIn }>,
  decision: Decision & { checked?: PaperCheck[] | undefined },
): Promise<void> {
  const { queue, id, verdict, reason = '', checked = [] } = decision;
  const { accountId } = actor;
  const { modules } = deps;
  if (needsReason(verdict) && !reason) throw fieldError('body.reason', '请填写理由');
  await db.transaction(async (tx) => {
    const waits = await findWaiting(tx, queue, id, { accountId, now, modules });
    if (!waits) throw gone();
    if (queue === 'companies' && (await openedBefore(tx, { queue, id, accountId }, new Date(waits.since))))
      throw appError('CONFLICT', { message: '单位刚重新提交了申请，请重新打开核对' });
    await takeClaim(tx, { queue, id, accountId, now });
    // Checked again under the lock: the previous holder may have just decided.
    const item = await findWaiting(tx, queue, id, { accountId, now, modules });
    if (!item) throw gone();
    if (!verdictsFor(item.kind, modules).includes(verdict)) throw fieldError('body.verdict', '这一项不能这样处理');
    if (await isApproved(tx, queue, id)) throw appError('CONFLICT', { message: '这一项刚给出通过，请先撤销' });
    if (verdict === 'approve' && (await papersOf(tx, decision)) > 0) {
      requireChecks(checked);
      await rehearse(tx, { ...decision, item, actor, now, modules });
      await holdApproval(tx, deps.jobs, { queue, id, checked, actor, now });
    } else await apply(tx, { ...decision, item, actor, now, modules });
  });
}

/** Carries out an approval after its grace period, unless it was taken back. */
export async function runApproval(
  { clock, modules }: Pick<Deps, 'clock' | 'modules'>,
  { queue, id }: Pick<Decision, 'queue' | 'id'>,
  tx: Database,
): Promise<void> {
  const now = clock.now();
  const held = await takeApproval(tx, queue, id, now);
  if (!held) return;
  const { actor, checked, givenAt } = held;
  const item = await findWaiting(tx, queue, id, { accountId: actor.accountId, now, modules });
  // What was withdrawn and sent again since was not looked at.
  const carriedOut =
    item &&
    Date.parse(item.since) <= givenAt.getTime() &&
    tx
      .transaction((inner) => apply(inner, { queue, id, verdict: 'approve', item, actor, checked, now, modules }))
      .then(
        () => true,
        (error: unknown) => {
          // Refused since, e.g. because another school was given the name: it waits in the queue again.
          if (error instanceof AppError) return false;
          throw error;
        },
      );
  if (!(await carriedOut)) await dropClaim(tx, { queue, id, accountId: actor.accountId });
}

/** Deletes claims that expired long ago. */
export const sweepClaims = (db: Database, now: Date) =>
  db.execute(sql`delete from review_claim where expires_at < ${new Date(now.getTime() - dayMs)}
    and approval_at is null`);

interface Claimed {
  id: string;
  name: string;
}

/** Tells everyone who follows a school, saved one of its posts or has to do with it in a module, once each, that it is here now. */
async function tellInterested(
  tx: Database,
  { id, name }: Claimed,
  modules: readonly ServerModule[],
  now: Date,
): Promise<void> {
  const sources = [
    sql`select jober_id from follow where company_id = ${id}`,
    sql`select favourite.jober_id from favourite join post on post.id = favourite.post_id where post.company_id = ${id}`,
    ...modules.flatMap(({ interested }) => interested?.(id) ?? []),
  ];
  const rows = await rowsOf(tx, { accountId: 'string' })`
    select account_id::text as "accountId" from jober where id in (${sql.join(sources, sql` union all `)}) order by 1`;
  await notifyAll(
    tx,
    rows.map(({ accountId }) => ({
      accountId,
      kind: 'follow.claimed',
      title: `${name}入驻了`,
      body: '你关注、收藏或报名过它的职位。以后由单位自己发布和答复',
      link: `/business/details?id=${id}`,
      effectKey: `claimed:${id}:${accountId}`,
      now,
    })),
  );
}
