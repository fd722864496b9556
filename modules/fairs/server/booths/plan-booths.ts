import { sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { DrawnBooth } from '../../contract/fair-shapes.ts';
import { overlap } from '../../contract/hall-plan.ts';
import { fairBooth } from '../../schema.ts';
import { publishPageChanges } from '../page-tags.ts';
import { type LockedFair, lockFair, record } from '../store.ts';
import { boothsOf } from './booth-rows.ts';
import { fillFreeBooths, lapseHolds, settleFullness } from './booths.ts';

/** @throws AppError INVALID_INPUT that names the first invalid booth */
function requireSound(booths: readonly DrawnBooth[], halls: LockedFair['halls']): void {
  const numbers = new Set<string>();
  booths.forEach((booth, at) => {
    const room = halls[booth.hall];
    const path = `body.booths.${at}`;
    if (numbers.has(booth.number)) throw fieldError(`${path}.number`, `展位号 ${booth.number} 重复`);
    if (!room) throw fieldError(`${path}.hall`, `展位 ${booth.number} 所在的展厅不存在`);
    if (booth.x + booth.w > room.width || booth.y + booth.h > room.height)
      throw fieldError(path, `展位 ${booth.number} 超出${room.name}`);
    const other = booths.slice(0, at).find((before) => overlap(before, booth));
    if (other) throw fieldError(path, `展位 ${booth.number} 与 ${other.number} 重叠`);
    numbers.add(booth.number);
  });
}

/**
 * Saves the booth plan of a fair, by number: known booths are moved, new ones added, missing ones removed. A reserved or sold
 * booth can be moved but not removed. New booths go to the waiting list.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT, INVALID_INPUT
 */
export async function planBooths(
  { db: tx, actorId, now }: DbContext<{ actorId: string }>,
  fairId: string,
  drawn: readonly DrawnBooth[],
) {
  const fair = await lockFair(tx, fairId, now);
  if (fair.state === 'ended' || fair.state === 'cancelled' || fair.state === 'running')
    throw appError('ILLEGAL_MOVE', { message: '进行中或已结束的招聘会不能再改展位' });
  requireSound(drawn, fair.halls);
  await lapseHolds(tx, fair, now);
  const known = new Map((await boothsOf(tx, fairId)).map((row) => [row.number, row]));
  const remaining = new Set(drawn.map(({ number }) => number));
  const gone = [...known.values()].filter(({ number }) => !remaining.has(number));
  const owned = gone.find(({ status }) => status !== 'free');
  if (owned) throw appError('CONFLICT', { message: `展位 ${owned.number} 已有单位，不能删除` });
  if (gone.length > 0)
    await tx.execute(sql`delete from fair_booth where id = any(${sql.param(gone.map(({ id }) => id))}::bigint[])`);
  const moved = drawn.filter(({ number }) => known.has(number));
  if (moved.length > 0)
    await tx.execute(sql`
      update fair_booth as booth set hall = drawn.hall, x = drawn.x, y = drawn.y, w = drawn.w, h = drawn.h
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        as drawn (number text, hall int, x int, y int, w int, h int)
      where booth.fair_id = ${fairId} and booth.number = drawn.number`);
  const added = drawn.filter(({ number }) => !known.has(number)).map((booth) => ({ id: newId(), fairId, ...booth }));
  if (added.length > 0) await tx.insert(fairBooth).values(added);
  const step = { fairId, subject: 'booth', move: 'draw', toStatus: 'free', actorId, at: now };
  await record(
    tx,
    added.map(({ id }) => ({ ...step, subjectId: id })),
  );
  if (fair.state !== 'draft') await fillFreeBooths(tx, fair, now);
  await settleFullness(tx, fair, now);
  await publishPageChanges(tx, fairId);
}
