import type { AccountState } from '#contract/identity/account-state.ts';
import { statusIn } from '#database/schema/columns.ts';
import { endAllSessions, lockAccountRow, moveAccount } from '#server/domains/identity/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';

export interface Closing {
  accountId: string;
  /** When the person asked for it: erasure is due seven days later. */
  at: Date;
}

/** The accounts that were closed after a moment and not reopened, as a later copy of the database knows them. */
export async function closingsSince(later: Database, since: Date): Promise<Closing[]> {
  const rows = await rowsOf(later, { id: 'string', at: 'string' })`
    select a.id::text as id, to_json(coalesce(a.closing_at, max(m.at))) #>> '{}' as at from account_move m join account a on a.id = m.account_id
    where m.move = 'close' and m.at > ${since} and ${statusIn<AccountState>(['closing', 'erased'], 'a')} group by a.id`;
  return rows.map(({ id, at }) => ({ accountId: id, at: new Date(at) }));
}

/**
 * Closes accounts again in a database that was restored to a moment before; the schedule erases those that are due. Returns how
 * many were closed.
 */
export async function repeatClosings(db: Database, closings: readonly Closing[], now: Date): Promise<number> {
  let closed = 0;
  for (const { accountId, at } of closings)
    await db.transaction(async (tx) => {
      const locked = await lockAccountRow(tx, accountId);
      if (locked?.status !== 'active') return;
      const note = '恢复备份后重新注销';
      const step = { move: 'close', who: 'self', actorId: accountId, note, values: { closingAt: at } } as const;
      await moveAccount({ db: tx, now }, locked, step);
      await endAllSessions(tx, accountId, { reason: 'closing', now });
      closed += 1;
    });
  return closed;
}
