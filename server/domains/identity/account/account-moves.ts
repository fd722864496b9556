import type { AccountState } from '#contract/identity/account-state.ts';
import { accountMove } from '#database/schema/accounts.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Move {
  accountId: string;
  from: AccountState | null;
  move: 'phone' | 'seal' | 'recover' | 'bind' | 'unbind';
  to: AccountState;
  note?: string;
  now: Date;
}

export async function recordMove(tx: Database, { accountId, from, move, to, note = '', now }: Move): Promise<void> {
  await tx.insert(accountMove).values({ accountId, fromStatus: from, move, toStatus: to, note, at: now });
}
