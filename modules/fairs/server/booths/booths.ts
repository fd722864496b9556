import { and, asc, eq, sql } from 'drizzle-orm';
import type { Who } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { saveIn, transition } from '#server/platform/transition.ts';
import { type BoothMove, booth as boothMachine } from '../../contract/exhibitor-state.ts';
import { fairBooth, fairExhibitor } from '../../schema.ts';
import { notifyCompanies } from '../notify.ts';
import { flowOf, type LockedFair, moveFairRow, setFair } from '../store.ts';
import { type BoothRow, boothsOf } from './booth-rows.ts';
import { type ExhibitorRow, exhibitorOf, moveExhibitor } from './exhibitor-rows.ts';

export interface BoothActor {
  who: Who;
  actorId: string | null;
  now: Date;
}

const bySystem = ({ now }: BoothActor): BoothActor => ({ who: 'system', actorId: null, now });

const boothFlow = flowOf('booth', {
  machine: boothMachine,
  save: saveIn(fairBooth),
  fairIdOf: ({ fairId }: BoothRow) => fairId,
});

/** Moves a booth, in a transaction that locks the fair. @throws AppError ILLEGAL_MOVE */
export async function moveBooth(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  row: BoothRow,
  move: BoothMove,
  owner: { companyId: string | null; heldUntil?: Date | null },
): Promise<BoothRow> {
  const { who, actorId, now } = actor;
  return transition({ db: tx, now }, boothFlow, row, {
    move,
    who,
    actorId,
    refusal: `展位 ${row.number} 的状态已变化，请刷新后再试`,
    values: { companyId: owner.companyId, heldUntil: owner.heldUntil ?? null },
  });
}

/** Puts an application at the end of the waiting list. @throws AppError ILLEGAL_MOVE */
export async function joinWaiting(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  fair: LockedFair,
  row: ExhibitorRow,
  more: { note?: string | undefined; values?: Partial<ExhibitorRow> } = {},
): Promise<void> {
  const waitNumber = fair.lastWaiting + 1;
  await setFair(tx, fair.id, { lastWaiting: waitNumber });
  await moveExhibitor(tx, row, { ...actor, ...more, move: 'wait', values: { ...more.values, waitNumber } });
}

async function firstWaiting(tx: Database, fairId: string) {
  const [row] = await tx
    .select()
    .from(fairExhibitor)
    .where(and(eq(fairExhibitor.fairId, fairId), eq(fairExhibitor.status, 'waiting-list')))
    .orderBy(asc(fairExhibitor.waitNumber))
    .limit(1);
  return row ?? null;
}

/** Sells a booth reserved for the head of the waiting list and approves its company. */
async function promote(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  fair: LockedFair,
  row: BoothRow,
  companyId: string,
): Promise<void> {
  const system = bySystem(actor);
  await moveBooth({ db: tx, actor: system }, row, 'sell', { companyId });
  const waiting = await exhibitorOf(tx, fair.id, companyId);
  if (!waiting) throw new Error('a company waited without an application');
  const moved = await moveExhibitor(tx, waiting, {
    ...system,
    move: 'promote',
    values: { waitNumber: null, decidedAt: actor.now },
  });
  const body = `“${fair.title}”有展位空出，贵单位候补成功，展位 ${row.number}。`;
  const notice = { kind: 'fair.exhibitor-promoted' as const, title: '展位候补成功', body };
  await notifyCompanies({ db: tx, now: actor.now }, fair, [companyId], {
    ...notice,
    key: `exhibitor:${moved.id}:promoted:${row.id}`,
  });
}

/**
 * Takes a booth back: it goes to the head of the waiting list, or becomes free.
 * @param why `release` by a person or the system, `lapse` when a reservation expired
 */
export async function letGo(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  fair: LockedFair,
  row: BoothRow,
  why: 'release' | 'lapse',
): Promise<void> {
  const head = fair.state === 'ended' || fair.state === 'cancelled' ? null : await firstWaiting(tx, fair.id);
  if (!head) {
    await moveBooth({ db: tx, actor }, row, why, { companyId: null });
    return;
  }
  const { companyId } = head;
  const passed = await moveBooth({ db: tx, actor: bySystem(actor) }, row, 'pass-on', { companyId });
  await promote({ db: tx, actor }, fair, passed, companyId);
}

/** Ends the expired reservations of a fair, so that looking at a booth does not block it. */
export async function lapseHolds(tx: Database, fair: LockedFair, now: Date): Promise<void> {
  const over = await tx
    .select()
    .from(fairBooth)
    .where(sql`${fairBooth.fairId} = ${fair.id} and ${fairBooth.status} = 'held' and ${fairBooth.heldUntil} <= ${now}`)
    .orderBy(fairBooth.heldUntil, fairBooth.id);
  for (const row of over) await letGo({ db: tx, actor: { who: 'clock', actorId: null, now } }, fair, row, 'lapse');
}

/** Gives newly drawn free booths to the waiting list, in order. */
export async function fillFreeBooths(tx: Database, fair: LockedFair, now: Date): Promise<void> {
  const actor: BoothActor = { who: 'system', actorId: null, now };
  for (const row of (await boothsOf(tx, fair.id)).filter(({ status }) => status === 'free')) {
    const head = await firstWaiting(tx, fair.id);
    if (!head) return;
    const reserved = await moveBooth({ db: tx, actor }, row, 'hold', { companyId: head.companyId });
    await promote({ db: tx, actor }, fair, reserved, head.companyId);
  }
}

/** Updates 展位已满 and 报名中 from the remaining booths. */
export async function settleFullness(tx: Database, fair: LockedFair, now: Date): Promise<void> {
  if (fair.state !== 'open' && fair.state !== 'full') return;
  const booths = await boothsOf(tx, fair.id);
  const full = booths.length > 0 && booths.every(({ status }) => status !== 'free');
  if (full === (fair.state === 'full')) return;
  const move = full ? 'fill' : 'free';
  await moveFairRow({ db: tx, now }, fair, { move, who: 'system', actorId: null });
}
