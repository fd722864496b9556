import { eq } from 'drizzle-orm';
import { broadcast } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enqueueAll } from '#server/platform/jobs/jobs.ts';
import { notifyAll } from '../notify.ts';
import { nextOf } from './audience.ts';
import { BROADCAST_JOB } from './start-broadcast.ts';

const PIECE = 500;
/** As long as the messages of a piece take to leave the site, see `notifyAll`. */
const PAUSE_MS = 20_000;

/** Sends the next piece of a broadcast and queues the one after it, in the job's transaction: each person is notified once. */
export async function sendPiece(tx: Database, id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(broadcast).where(eq(broadcast.id, id)).for('no key update');
  if (!row || row.endedAt || row.stoppedAt) return;
  const { title, body, link, cityCode, lastId } = row;
  const accounts = await nextOf(tx, { audience: row.audience, cityCode }, lastId, PIECE);
  await notifyAll(
    tx,
    accounts.map((accountId) => ({
      accountId,
      kind: 'system.broadcast',
      title,
      body,
      link,
      now,
      effectKey: `broadcast:${id}:${accountId}`,
    })),
  );
  const sent = row.sent + accounts.length;
  const isLast = accounts.length < PIECE;
  await tx
    .update(broadcast)
    .set({ sent, lastId: accounts.at(-1) ?? lastId, ...(isLast ? { endedAt: now } : {}) })
    .where(eq(broadcast.id, id));
  if (isLast) return;
  const runAt = new Date(now.getTime() + PAUSE_MS);
  await enqueueAll(tx, [{ kind: BROADCAST_JOB, payload: { id }, uniqueKey: `broadcast:${id}:${sent}`, runAt }]);
}
