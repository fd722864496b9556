import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { fairExhibitor } from '../../schema.ts';
import { notifyCompanies } from '../notify.ts';
import { publishPageChanges } from '../page-tags.ts';
import { doorRefusal } from '../policy.ts';
import { type LockedFair, lockFair } from '../store.ts';
import { type BoothRow, boothsOf } from './booth-rows.ts';
import { type BoothActor, joinWaiting, lapseHolds, letGo, moveBooth, settleFullness } from './booths.ts';
import { giveBackBooth } from './exhibitor-move.ts';
import { type ExhibitorRow, moveExhibitor } from './exhibitor-rows.ts';
import { boothFor } from './reserve-booth.ts';

interface ReviewCommand {
  exhibitorId: string;
  move: 'approve' | 'reject' | 'wait' | 'promote' | 'check-in';
  boothId?: string | undefined;
  reason?: string | undefined;
}

/** Sells the company its reserved booth, or another that the operator names. @throws AppError CONFLICT */
async function sellBooth(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  fair: LockedFair,
  companyId: string,
  boothId: string | undefined,
): Promise<BoothRow> {
  const { own, chosen: requested } = boothFor(await boothsOf(tx, fair.id), companyId, boothId);
  if (!requested) throw appError('CONFLICT', { message: '已没有空展位' });
  if (own && own.id !== requested.id) await letGo({ db: tx, actor }, fair, own, 'release');
  const reserved =
    requested.status === 'free' ? await moveBooth({ db: tx, actor }, requested, 'hold', { companyId }) : requested;
  return moveBooth({ db: tx, actor }, reserved, 'sell', { companyId });
}

const decisionNotices = {
  approve: (title: string, booth: string) => ['参会申请已通过', `贵单位参加“${title}”的申请已通过，展位 ${booth}。`],
  promote: (title: string, booth: string) => ['展位候补成功', `贵单位已获得“${title}”的展位 ${booth}。`],
  reject: (title: string, reason: string) => ['参会申请未通过', `贵单位参加“${title}”的申请未通过。原因：${reason}`],
  wait: (title: string) => ['已列入候补', `“${title}”的展位暂时已满，贵单位已列入候补，有空位时按顺序安排。`],
  'check-in': (title: string) => ['已签到', `贵单位已在“${title}”签到。`],
} as const;

/**
 * An operator's decision on an application. Idempotent.
 * @returns the fair's id
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT (no such booth left), INVALID_INPUT (no reason)
 */
export async function reviewExhibitor(tx: Database, actorId: string, order: ReviewCommand, now: Date): Promise<string> {
  const { exhibitorId, move, boothId, reason } = order;
  const [found] = await tx
    .select({ fairId: fairExhibitor.fairId })
    .from(fairExhibitor)
    .where(eq(fairExhibitor.id, exhibitorId));
  if (!found) throw appError('NOT_FOUND');
  const fair = await lockFair(tx, found.fairId, now);
  await lapseHolds(tx, fair, now);
  const [row] = await tx.select().from(fairExhibitor).where(eq(fairExhibitor.id, exhibitorId));
  if (!row) throw appError('NOT_FOUND');
  if (fair.state === 'ended' || fair.state === 'cancelled')
    throw appError('ILLEGAL_MOVE', { message: '招聘会已结束或取消' });
  if (move === 'reject' && !reason) throw fieldError('body.reason', '请填写驳回原因');
  const actor: BoothActor = { who: 'operator', actorId, now };
  const note = await decide({ db: tx, actor }, fair, row, { ...order, boothId, reason });
  const [title = '', body = ''] = decisionNotices[move](fair.title, note);
  await notifyCompanies({ db: tx, now }, fair, [row.companyId], {
    kind: `fair.${move}`,
    title,
    body,
    key: `${row.id}:${move}:${now.getTime()}`,
  });
  await settleFullness(tx, fair, now);
  await publishPageChanges(tx, fair.id);
  return fair.id;
}

/** Applies the decision; returns what its notice mentions: the booth, or the reason. */
async function decide(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  fair: LockedFair,
  row: ExhibitorRow,
  { move, boothId, reason }: ReviewCommand,
): Promise<string> {
  const step = { ...actor, note: reason };
  if (move === 'approve' || move === 'promote') {
    await moveExhibitor(tx, row, { ...step, move, values: { decidedAt: actor.now, waitNumber: null } });
    return (await sellBooth({ db: tx, actor }, fair, row.companyId, boothId)).number;
  }
  if (move === 'check-in') {
    const refusal = doorRefusal(fair, actor.now);
    if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
    await moveExhibitor(tx, row, { ...step, move, values: { checkedInAt: actor.now } });
    return '';
  }
  const decided = { decidedAt: actor.now, reason: reason ?? null };
  if (move === 'reject') await moveExhibitor(tx, row, { ...step, move, values: decided });
  // The booth is offered first to those who waited before.
  await giveBackBooth(tx, fair, row.companyId, actor);
  if (move === 'wait') await joinWaiting({ db: tx, actor }, fair, row, { note: reason, values: decided });
  return reason ?? '';
}
