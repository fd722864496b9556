import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { settleFullness } from '../booths/booths.ts';
import { notifyEveryone } from '../notify.ts';
import { publishPageChanges } from '../page-tags.ts';
import { type LockedFair, lockFair, moveFairRow, setFair } from '../store.ts';

/** Cancels the tickets of upcoming visitors. */
async function cancelVisitors(tx: Database, fair: LockedFair, now: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update fair_visitor set status = 'cancelled', wait_number = null
      from (select id, status from fair_visitor where fair_id = ${fair.id} and status in ('signed-up', 'waiting')) as before
      where fair_visitor.id = before.id
      returning fair_visitor.id, before.status
    )
    insert into fair_event (id, fair_id, subject, subject_id, from_status, move, to_status, at)
    select (random() * 4611686018427387903)::bigint + 1, ${fair.id}, 'visitor', id, status, 'cancel', 'cancelled', ${now} from ended`);
}

/** Ends applications and releases the booths. */
async function cancelExhibitors(tx: Database, fair: LockedFair, actorId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update fair_exhibitor set status = 'cancelled', wait_number = null, decided_at = ${now}
      from (select id, status from fair_exhibitor
        where fair_id = ${fair.id} and status in ('applied', 'approved', 'waiting-list')) as before
      where fair_exhibitor.id = before.id
      returning fair_exhibitor.id, before.status
    ), freed as (
      update fair_booth set status = 'free', company_id = null, held_until = null
      from (select id, status from fair_booth where fair_id = ${fair.id} and status <> 'free') as before
      where fair_booth.id = before.id
      returning fair_booth.id, before.status
    ), steps as (
      select 'exhibitor' as subject, id, status, 'cancel' as move, 'cancelled' as to_status from ended
      union all
      select 'booth', id, status, 'release', 'free' from freed
    )
    insert into fair_event (id, fair_id, subject, subject_id, from_status, move, to_status, actor_id, at)
    select (random() * 4611686018427387903)::bigint + 1, ${fair.id}, subject, id, status, move, to_status, ${actorId}, ${now} from steps`);
}

/**
 * Publishes a fair, or cancels it with a reason that is sent to all participants. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function moveFair(
  tx: Database,
  actorId: string,
  { id, move, reason }: { id: string; move: 'publish' | 'cancel'; reason?: string | undefined },
  now: Date,
): Promise<void> {
  const locked = await lockFair(tx, id, now);
  if (locked.state === (move === 'publish' ? 'open' : 'cancelled')) return;
  const cancelReason = move === 'cancel' ? (reason ?? '') : null;
  const values = () => {
    if (move === 'publish' && locked.startsAt <= now)
      throw appError('ILLEGAL_MOVE', { message: '开始时间已过，请先修改时间再发布' });
    if (move === 'cancel' && !reason) throw fieldError('body.reason', '请填写取消原因，会告知参会单位和报名者');
    return { cancelReason };
  };
  const step = { move, who: 'operator', actorId, note: reason, values } as const;
  const moved = await moveFairRow({ db: tx, now }, locked, step);
  if (move === 'cancel') {
    const body = `“${locked.title}”已取消。原因：${reason}`;
    await notifyEveryone(tx, locked, { kind: 'fair.cancelled', title: '招聘会已取消', body, key: 'cancelled' }, now);
    await cancelVisitors(tx, locked, now);
    await cancelExhibitors(tx, locked, actorId, now);
    await setFair(tx, id, { taken: 0 });
  } else await settleFullness(tx, moved, now);
  await publishPageChanges(tx, id);
}
