import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { dayAt } from '#contract/months.ts';
import { type BroadcastForm, broadcastGraceMs } from '#contract/notifications/broadcasts.ts';
import { newId } from '#database/new-id.ts';
import { operator } from '#database/schema/identity.ts';
import { broadcast } from '#database/schema/notices.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { enqueueAll } from '#server/platform/jobs/jobs.ts';
import { countAudience } from './audience.ts';

/** The job that sends the next piece of a broadcast, see `send-piece.ts`. */
export const BROADCAST_JOB = 'notice.broadcast';

const VISIBLE_ROWS = 50;
/** People may have registered since the audience was counted. */
const MORE_BY_NOW = 1.1;

const find = (db: Database) =>
  db
    .select({ ...getTableColumns(broadcast), by: sql<string>`coalesce(${operator.name}, '')` })
    .from(broadcast)
    .leftJoin(operator, eq(operator.accountId, broadcast.accountId))
    .$dynamic();

export const listBroadcasts = async (db: Database) => ({
  items: await find(db).orderBy(desc(broadcast.startsAt)).limit(VISIBLE_ROWS),
});

async function readBroadcast(db: Database, id: string) {
  const [found] = await find(db).where(eq(broadcast.id, id));
  if (!found) throw appError('NOT_FOUND', { message: '没有这次群发' });
  return found;
}

/**
 * Takes a broadcast in; it begins after a grace period. One a day, unless the day's was stopped before anything left.
 * @throws AppError CONFLICT; INVALID_INPUT where many more people would be reached than were counted
 */
export function startBroadcast({ db, actor, now }: DbContext<{ actor: SignedIn }>, form: BroadcastForm) {
  const { total: counted, link = '', ...values } = form;
  return db.transaction(async (tx) => {
    const total = await countAudience(tx, form);
    if (total === 0) throw fieldError('body.audience', '没有符合条件的人');
    if (total > counted * MORE_BY_NOW) throw fieldError('body.total', `现在会发给 ${total} 人，请核对后再发`);
    const startsAt = new Date(now.getTime() + broadcastGraceMs);
    const [made] = await tx
      .insert(broadcast)
      .values({ id: newId(), ...values, link, total, accountId: actor.accountId, day: dayAt(now), startsAt })
      .onConflictDoNothing()
      .returning();
    if (!made) throw appError('CONFLICT', { message: '今天已经群发过一条，请明天再发' });
    await enqueueAll(tx, [
      { kind: BROADCAST_JOB, payload: { id: made.id }, uniqueKey: `broadcast:${made.id}:0`, runAt: startsAt },
    ]);
    const detail = { title: form.title, total };
    await recordAct(tx, actor, { act: 'broadcast.send', subjectId: made.id, detail, now });
    return readBroadcast(tx, made.id);
  });
}

/** Stops what has not left yet. Idempotent. @throws AppError NOT_FOUND; CONFLICT once all of it was sent */
export function stopBroadcast({ db, actor, now }: DbContext<{ actor: SignedIn }>, id: string) {
  return db.transaction(async (tx) => {
    const going = and(eq(broadcast.id, id), isNull(broadcast.endedAt), isNull(broadcast.stoppedAt));
    const stopped = await tx.update(broadcast).set({ stoppedAt: now }).where(going).returning({ id: broadcast.id });
    const found = await readBroadcast(tx, id);
    if (found.endedAt) throw appError('CONFLICT', { message: '已经全部发出，不能停止' });
    if (stopped.length > 0) await recordAct(tx, actor, { act: 'broadcast.stop', subjectId: id, now });
    return found;
  });
}
