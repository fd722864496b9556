import type { SignedIn } from '#contract/actor.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { passEvent } from '#server/platform/socket/transient-events.ts';
import { findParticipant } from './lock-participant.ts';
import { accountsIn } from './notify.ts';

export type Signal = 'here' | 'typing' | 'away';

/** Minimum interval between equal signals of one person in one conversation. */
const EVERY_MS = 2_000;
const MAX_SIGNALS = 10_000;
const lastAt = new Map<string, number>();

function isTooSoon(key: string): boolean {
  const at = performance.now();
  if (at - (lastAt.get(key) ?? -EVERY_MS) < EVERY_MS) return true;
  if (lastAt.size > MAX_SIGNALS) lastAt.clear();
  lastAt.set(key, at);
  return false;
}

/**
 * Tells the other side's open pages that somebody is present or typing. Nothing is stored; signals above the rate are dropped.
 */
export async function signal(
  { db, actor, now }: DbContext<{ actor: SignedIn }>,
  id: string,
  what: Signal,
): Promise<void> {
  const { row, side } = await findParticipant(db, actor, id);
  // A blocked side gets no presence either.
  if (row.seeker_blocks || row.company_blocks || isTooSoon(`${actor.accountId}:${id}:${what}`)) return;
  const accounts = (await accountsIn(db, row)).filter((accountId) => accountId !== actor.accountId);
  await passEvent({ db, now }, accounts, { type: 'typing', payload: { conversationId: id, side, signal: what } });
}
