import { type Database, rowOf, typed } from '#server/platform/database/database.ts';
import type { ExhibitorState } from '../contract/exhibitor-state.ts';
import { type BoothRow, boothsOf } from './booths/booth-rows.ts';
import {
  type BoothActor,
  fillFreeBooths,
  joinWaiting,
  lapseHolds,
  moveBooth,
  settleFullness,
} from './booths/booths.ts';
import { type ExhibitorRow, exhibitorOf, moveExhibitor } from './booths/exhibitor-rows.ts';
import { lockFairsOf, type Whose } from './leave-fairs.ts';
import { notifyCompanies } from './notify.ts';
import { publishPageChanges } from './page-tags.ts';
import { applyRefusal } from './policy.ts';
import type { LockedFair } from './store.ts';

/** A company's state and booth before its suspension; null if its last event was something else. */
async function stoodBefore(tx: Database, row: ExhibitorRow) {
  const last = await rowOf(tx, { move: 'string', status: typed<ExhibitorState>(), boothId: 'string?' })`
    select step.move, step.from_status as status, (
      select booth.subject_id from fair_event as booth
      where booth.fair_id = step.fair_id and booth.subject = 'booth' and booth.move in ('release', 'pass-on')
        and booth.at = step.at limit 1
    ) as "boothId"
    from fair_event as step where step.subject_id = ${row.id} order by step.at desc limit 1`;
  return last?.move === 'stop' ? last : null;
}

type Before = NonNullable<Awaited<ReturnType<typeof stoodBefore>>>;

/**
 * Assigns a free booth, preferably its former one, and restores the former state; without a free booth the company joins the end
 * of the waiting list.
 */
async function takePlace(
  { db: tx, actor }: { db: Database; actor: BoothActor },
  fair: LockedFair,
  row: ExhibitorRow,
  before: Before,
): Promise<void> {
  const { companyId } = row;
  const free = (await boothsOf(tx, fair.id)).filter(({ status }) => status === 'free');
  const booth: BoothRow | undefined = free.find(({ id }) => id === before.boothId) ?? free[0];
  if (before.status === 'waiting-list' || !booth) {
    await joinWaiting({ db: tx, actor }, fair, row);
    await fillFreeBooths(tx, fair, actor.now);
    return;
  }
  const reserved = await moveBooth({ db: tx, actor }, booth, 'hold', { companyId });
  if (before.status !== 'approved') return;
  await moveBooth({ db: tx, actor }, reserved, 'sell', { companyId });
  await moveExhibitor(tx, row, { ...actor, move: 'approve', values: { decidedAt: actor.now } });
}

/** Readmits a restored company to the fairs from which its suspension withdrew it, in the transaction of the restoration. */
export async function returnToFairs(tx: Database, { companyId, operatorId, now }: Whose): Promise<void> {
  const actor: BoothActor = { who: 'system', actorId: operatorId, now };
  for (const fair of await lockFairsOf(tx, companyId, now)) {
    const row = await exhibitorOf(tx, fair.id, companyId);
    if (row?.status !== 'withdrawn' || applyRefusal(fair.state) !== null) continue;
    const before = await stoodBefore(tx, row);
    if (!before) continue;
    await lapseHolds(tx, fair, now);
    await takePlace({ db: tx, actor }, fair, await moveExhibitor(tx, row, { ...actor, move: 'return' }), before);
    const body = `贵单位恢复使用，在“${fair.title}”的参会申请已一并恢复，请查看展位安排。`;
    const notice = {
      kind: 'fair.returned' as const,
      title: '参会申请已恢复',
      body,
      key: `${row.id}:returned:${now.getTime()}`,
    };
    await notifyCompanies({ db: tx, now }, fair, [companyId], notice);
    await settleFullness(tx, fair, now);
    await publishPageChanges(tx, fair.id);
  }
}
