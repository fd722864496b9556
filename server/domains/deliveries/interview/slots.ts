import { sql } from 'drizzle-orm';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { agreedDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { statusIn } from '#database/schema/columns.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type InterviewRow, setInterview } from './interview-store.ts';

/** Whether `interview` holds its slot: it was chosen, is still the current one, and the delivery goes on. */
const holds = sql`interview.status = 'accepted' and interview.id = (
    select last.id from interview as last where last.delivery_id = interview.delivery_id
    order by last.created_at desc, last.id desc limit 1)
  and exists (select from delivery where delivery.id = interview.delivery_id
    and ${statusIn<DeliveryState>(['interview', 'offer', ...agreedDeliveryStates], 'delivery')})`;

/** The times of each interview that can still be chosen, by its id. */
export async function freeSlots(
  db: Database,
  rows: readonly InterviewRow[],
  now: Date,
): Promise<Map<string, string[]>> {
  const open = rows.filter(({ status, slots }) => slots.length > 0 && (status === 'waiting' || status === 'proposed'));
  const rounds = [...new Set(open.flatMap(({ roundId }) => roundId ?? []))];
  const taken = new Set<string>();
  if (rounds.length > 0) {
    const held = await rowsOf(db, { round: 'string', at: 'string' })`
      select interview.round_id::text as round, interview.starts_at as at from interview
      where interview.round_id = any(${sql.param(rounds)}::bigint[]) and ${holds}`;
    for (const { round, at } of held) taken.add(`${round} ${new Date(at).toISOString()}`);
  }
  const isFree = (roundId: string | null) => (slot: string) => new Date(slot) > now && !taken.has(`${roundId} ${slot}`);
  return new Map(open.map(({ id, slots, roundId }) => [id, slots.filter(isFree(roundId))]));
}

/** A slot whose person was moved, or has left, is free again. */
const release = (tx: Database, roundId: string, at: Date) =>
  tx.execute(sql`
    update interview set round_id = null
    where interview.round_id = ${roundId} and interview.starts_at = ${at} and interview.status = 'accepted'
      and not (${holds})`);

const gone = () => appError('CONFLICT', { message: '这个时间刚被别人选走，请换一个' });

/**
 * Fixes the time of an invitation that offers several. Of two people who choose the same one, the second is refused.
 * @throws AppError INVALID_INPUT for none of the offered times, CONFLICT for one that is taken or has passed
 */
export async function chooseSlot(
  tx: Database,
  current: InterviewRow,
  chosenAt: string | undefined,
  now: Date,
): Promise<Date | undefined> {
  if (current.slots.length === 0) return undefined;
  const at = chosenAt ? new Date(chosenAt) : null;
  if (!at || !current.slots.includes(at.toISOString())) throw fieldError('body.chosenAt', '请选一个学校给出的时间');
  if (at <= now) throw appError('CONFLICT', { message: '这个时间已经过了，请换一个' });
  if (current.roundId) await release(tx, current.roundId, at);
  await setInterview(tx, current.id, { startsAt: at, status: 'accepted' }).catch((error: unknown) => {
    throw isTaken(error) ? gone() : error;
  });
  return at;
}
