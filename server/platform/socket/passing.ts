import type { LiveType } from '#contract/live.ts';
import { publish } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The topic under which nodes hear what passes by. */
export const PASSING_TOPIC = 'account-passing';
/** So many ids fit into one NOTIFY beside a small payload. */
const ACCOUNTS_A_NOTE = 200;

export interface Passing {
  accountIds: string[];
  type: LiveType;
  at: string;
  payload: Record<string, unknown>;
}

/** Tells the open sockets of accounts something that is not kept: whoever is not there now never hears of it. */
export async function passEvent(
  db: Database,
  accountIds: readonly string[],
  type: LiveType,
  payload: Record<string, unknown>,
  now: Date,
): Promise<void> {
  for (let from = 0; from < accountIds.length; from += ACCOUNTS_A_NOTE) {
    const some = accountIds.slice(from, from + ACCOUNTS_A_NOTE);
    await publish(db, PASSING_TOPIC, { accountIds: some, type, at: now.toISOString(), payload } satisfies Passing);
  }
}
