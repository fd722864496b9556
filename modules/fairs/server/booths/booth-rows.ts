import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { ShownBooth } from '../../contract/fair-shapes.ts';
import { fairBooth } from '../../schema.ts';

export type BoothRow = typeof fairBooth.$inferSelect;

/** The booths of a fair, by hall and number. */
export const boothsOf = (db: Database, fairId: string): Promise<BoothRow[]> =>
  db.select().from(fairBooth).where(eq(fairBooth.fairId, fairId)).orderBy(fairBooth.hall, fairBooth.number);

/** An expired reservation counts as free, whether or not a job has recorded it. */
const boothStateAt = ({ status, heldUntil }: BoothRow, now: Date): ShownBooth['status'] =>
  status === 'held' && heldUntil !== null && heldUntil <= now ? 'free' : status;

/** A booth as drawn. Reservations are not public; `all` includes them for operators. */
export function presentBooth(row: BoothRow, now: Date, all = false): ShownBooth {
  const { id, number, hall, x, y, w, h, companyId } = row;
  const status = boothStateAt(row, now);
  const shown = status === 'sold' || (all && status === 'held');
  return { id, number, hall, x, y, w, h, status, companyId: shown ? companyId : null };
}
