import type { LiveType } from '#contract/live.ts';
import { publish } from '#server/platform/bus.ts';
import type { DbContext } from '#server/platform/db-context.ts';

/** The topic of transient events. */
export const PASSING_TOPIC = 'account-passing';
/** Ids that fit into one NOTIFY beside a small payload. */
const ACCOUNTS_A_NOTE = 200;

export interface Passing {
  accountIds: string[];
  type: LiveType;
  at: string;
  payload: Record<string, unknown>;
}

/** Sends the open sockets of accounts an event that is not stored; offline accounts never receive it. */
export async function passEvent(
  { db, now }: DbContext,
  accountIds: readonly string[],
  { type, payload }: Pick<Passing, 'type' | 'payload'>,
): Promise<void> {
  for (let from = 0; from < accountIds.length; from += ACCOUNTS_A_NOTE) {
    const some = accountIds.slice(from, from + ACCOUNTS_A_NOTE);
    await publish(db, PASSING_TOPIC, { accountIds: some, type, at: now.toISOString(), payload } satisfies Passing);
  }
}
