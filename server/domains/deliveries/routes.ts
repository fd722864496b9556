import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { BoxDetail, BoxMove } from '#contract/deliveries/box-rows.ts';
import type { deliveryEndpoints } from '#contract/deliveries/deliveries.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { next } from '#contract/machine.ts';
import { newId } from '#database/new-id.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { recordConsent, requireCurrentText } from '#server/domains/identity/public.ts';
import { countDelivery } from '#server/domains/posts/public.ts';
import { buildSnapshot, ownResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import { applyTransition } from './apply-transition.ts';
import { boxList } from './box/box-list.ts';
import { moveInBox, signatureOf } from './box/box-move.ts';
import { boxDetail } from './box/box-rows.ts';
import { lockInBox, type Recruiter } from './box/lock-in-box.ts';
import { openInBox } from './box/open-in-box.ts';
import { newestInterview, setInterview } from './interview/interview-store.ts';
import type { InputPart } from './interview/interview-terms.ts';
import { tellIfPlanned } from './interview/interviewers.ts';
import { openMoves } from './moves.ts';
import { record } from './notify.ts';
import { deliveryRefusal, type Target } from './policy.ts';
import { ownDeliveries, ownDelivery, ownSnapshot } from './seeker/own-deliveries.ts';
import { moveBySeeker } from './seeker/seeker-move.ts';
import { lockDelivery } from './store.ts';

export function deliveryHandlers(): Handlers<typeof deliveryEndpoints> {
  const moveTo = async (order: BoxMove, part: InputPart, ctx: Ctx): Promise<BoxDetail> => {
    const actor = member(ctx);
    await moveInBox({ db: ctx.db, actor, now: ctx.now }, order, part);
    return boxDetail(ctx.db, actor, order.id, ctx.now);
  };
  return {
    'POST /api/deliveries': async (ctx, { body }) => {
      const actor = seeker(ctx);
      const id = await deliver(ctx.db, actor, { ...body, ip: ctx.ip, now: ctx.now });
      return ownDelivery(ctx.db, actor.joberId, id, ctx.now);
    },
    'GET /api/deliveries': (ctx, { query }) => ownDeliveries(ctx.db, seeker(ctx).joberId, query, ctx.now),
    'GET /api/deliveries/:id': async (ctx, { params }) => {
      const { joberId } = seeker(ctx);
      const snapshot = await ownSnapshot(ctx.db, joberId, params.id);
      return { ...(await ownDelivery(ctx.db, joberId, params.id, ctx.now)), snapshot };
    },
    'POST /api/deliveries/:id/moves': async (ctx, { params, body }) => {
      const actor = seeker(ctx);
      await moveBySeeker(ctx.db, actor, { ...body, id: params.id }, ctx.now);
      return ownDelivery(ctx.db, actor.joberId, params.id, ctx.now);
    },
    'GET /api/company/resumeBoxList': (ctx, { query }) =>
      boxList(ctx.db, query, member(ctx, query.companyId).member, ctx.now),
    'GET /api/company/deliveries/:id': async (ctx, { params }) => {
      const actor = member(ctx);
      await openInBox(ctx.db, actor, params.id, ctx.now);
      return boxDetail(ctx.db, actor, params.id, ctx.now);
    },
    'GET /api/company/updateResumeBoxStatus': (ctx, { query }) => moveTo(query, 'query', ctx),
    'POST /api/company/updateResumeBoxStatus': (ctx, { body }) => moveTo(body, 'body', ctx),
    'POST /api/company/interviews/:id/cancel': async (ctx, { params, body }) => {
      const actor = member(ctx);
      await endInterview(ctx.db, actor, { ...body, id: params.id }, ctx.now);
      return boxDetail(ctx.db, actor, params.id, ctx.now);
    },
  };
}

interface EndInterviewCommand {
  id: string;
  as: 'cancelled' | 'absent';
  note?: string | undefined;
}

/**
 * Cancels the current interview, or records an absence. The delivery stays in `interview`, to be invited again, passed or
 * refused. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
async function endInterview(db: Database, actor: Recruiter, order: EndInterviewCommand, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockInBox(tx, order.id, actor);
    const current = await newestInterview(tx, locked.id);
    if (locked.status === 'interview' && current?.status === order.as) return;
    const move = order.as === 'cancelled' ? 'cancel-interview' : 'mark-absent';
    const present = { ...locked, interviewStatus: current?.status ?? null };
    const status = current && next(interview, current.status, { move, who: 'recruiter' });
    if (!status || !openMoves(present, 'recruiter').includes(move)) throw appError('ILLEGAL_MOVE');
    if (move === 'mark-absent' && current.startsAt > now) {
      throw appError('ILLEGAL_MOVE', { message: '面试时间还没到，不能记为未到场' });
    }
    await setInterview(tx, current.id, { status });
    const by = await signatureOf(tx, actor);
    await applyTransition(tx, { locked, move, to: 'interview', by, note: order.note ?? null, now });
    if (order.as === 'cancelled') await tellIfPlanned(tx, current, { locked, by: actor.accountId, now });
  });
}

interface DeliverCommand {
  postId: string;
  resumeId: string;
  consentVersion: string;
  personal: boolean;
  ip: string;
  now: Date;
}

/**
 * Delivers a resume to a post: freezes a snapshot, stores a separate consent, and notifies the company. For a transaction.
 * However many calls run at once, a seeker has at most one open delivery to a post.
 * @returns the delivery's id
 * @throws AppError SESSION_EXPIRED (banned or closed meanwhile), NOT_FOUND, CONFLICT (consent to an old text), POST_CLOSED, COMPANY_UNCLAIMED, ALREADY_DELIVERED
 */
export async function deliver(
  tx: Database,
  actor: SignedIn & { joberId: string },
  order: DeliverCommand,
): Promise<string> {
  const { accountId, joberId, phone } = actor;
  const { postId, resumeId, ip, now } = order;
  await requireCurrentText(tx, 'delivery', order.consentVersion, now);
  await lockSeekerAccount(tx, accountId);
  const resume = await ownResume(tx, joberId, resumeId);
  if (!resume) throw appError('NOT_FOUND', { message: '简历不存在或已被删除' });
  const target = await lockTarget(tx, postId);
  if (!target) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
  const refusal = deliveryRefusal(target, now);
  if (!refusal && target.examId)
    throw appError('POST_CLOSED', { message: '公开招聘的岗位不收简历，请到项目页选岗报名' });
  if (!refusal && target.isElsewhere)
    throw appError('POST_CLOSED', { message: '该职位不在本站接收简历，请按职位页的报名方式报名' });
  if (refusal) throw appError(refusal, refusal === 'NOT_FOUND' ? { message: '该职位不存在或已下架' } : {});

  const [person] = await tx.select().from(jober).where(eq(jober.id, joberId));
  if (!person) throw appError('NOT_FOUND');
  const id = newId();
  const consentId = await recordConsent(tx, 'delivery', { subjectId: id, accountId, ip, now });
  const [made] = await tx
    .insert(delivery)
    .values({
      id,
      postId,
      companyId: target.companyId,
      joberId,
      resumeId,
      consentId,
      status: 'submitted',
      snapshot: buildSnapshot({ ...person, phone }, resume, {
        personal: order.personal && target.asksPersonal,
        own: true,
      }),
      submittedAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: delivery.id });
  if (!made) throw appError('ALREADY_DELIVERED');
  await countDelivery(tx, postId, now);
  const locked = await lockDelivery(tx, id, { joberId });
  if (!locked) throw new Error('the delivery was not made');
  const step = { from: null, move: 'deliver', to: 'submitted', side: 'seeker', note: null, at: now } as const;
  await record(tx, [{ locked, step: { ...step, actorId: accountId, actorName: person.name } }]);
  return id;
}

/**
 * The post with its company, both locked, so that neither can close or be suspended between the check and the delivery. Posts are
 * locked first, as elsewhere, to avoid deadlocks.
 */
async function lockTarget(tx: Database, postId: string): Promise<Target | null> {
  const [row] = await tx
    .select({
      ...pick(post, 'companyId', 'status', 'deadline', 'examId'),
      isElsewhere: sql<boolean>`${post.applyBy} is not null`,
      asksPersonal: sql<boolean>`coalesce((${post.requirements} ->> 'personal')::boolean, false)`,
    })
    .from(post)
    .where(eq(post.id, postId))
    .for('no key update');
  if (!row) return null;
  const [owner] = await tx
    .select({ status: company.status })
    .from(company)
    .where(eq(company.id, row.companyId))
    .for('share');
  return owner ? { ...row, company: owner } : null;
}

/** Locks the seeker's account: a ban or closure ends every open delivery, so none may start concurrently. */
async function lockSeekerAccount(tx: Database, accountId: string): Promise<void> {
  const [row] = await tx.select({ status: account.status }).from(account).where(eq(account.id, accountId)).for('share');
  if (row?.status !== 'active') throw appError('SESSION_EXPIRED');
}
