import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { fair, openFair } from '../schema.ts';
import { lapseHolds, settleFullness } from './booths/booths.ts';
import { notifyEveryone } from './notify.ts';
import { publishPageChanges } from './page-tags.ts';
import { type FairRow, lockFair, moveFairRow, stateOf } from './store.ts';

/** Records state changes by time; readers see them immediately, whether or not this ran. */
async function keepState(tx: Database, row: FairRow, now: Date): Promise<void> {
  const steps =
    stateOf(row, now) === 'ended' && row.status !== 'running'
      ? (['start', 'end'] as const)
      : ([row.status === 'running' ? 'end' : 'start'] as const);
  let locked = { ...row, state: row.status };
  for (const move of steps) {
    const at = move === 'start' ? row.startsAt : row.endsAt;
    const step = { move, who: 'clock', actorId: null, values: { updatedAt: now } } as const;
    locked = await moveFairRow({ db: tx, now: at }, locked, step);
  }
  await publishPageChanges(tx, row.id);
}

/** Reminds all participants the day before, once. */
async function remind(tx: Database, now: Date): Promise<void> {
  const soon = await tx
    .select()
    .from(fair)
    .where(sql`${openFair} and ${fair.startsAt} > ${now} and ${fair.startsAt} <= ${new Date(now.getTime() + dayMs)}`);
  for (const row of soon) {
    const place = row.online ? '线上' : row.venue;
    const body = `“${row.title}”将在 24 小时内开始，地点：${place}。`;
    await notifyEveryone(
      tx,
      row,
      { kind: 'fair.reminder', title: '招聘会即将开始', body, key: `reminder:${row.startsAt.getTime()}` },
      now,
    );
  }
}

/** Effects of time on fairs: start and end, expired reservations, reminders the day before. */
export async function tickFairs(tx: Database, now: Date): Promise<void> {
  const due = await tx
    .select()
    .from(fair)
    .where(
      sql`(${openFair} and ${fair.startsAt} <= ${now}) or (${fair.status} = 'running' and ${fair.endsAt} <= ${now})`,
    )
    .orderBy(fair.id)
    .for('no key update', { skipLocked: true });
  for (const row of due) await keepState(tx, row, now);
  const held = await rowsOf(tx, { id: 'string' })`
    select distinct fair_id as id from fair_booth where status = 'held' and held_until <= ${now} order by fair_id`;
  for (const { id } of held) {
    const row = await lockFair(tx, id, now);
    await lapseHolds(tx, row, now);
    await settleFullness(tx, row, now);
    await publishPageChanges(tx, id);
  }
  if (now.getUTCMinutes() % 10 === 0) await remind(tx, now);
}
