import { eq } from 'drizzle-orm';
import { account as machine } from '#contract/identity/account-state.ts';
import { accountMove } from '#database/schema/accounts.ts';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { flowOf, type StepOf, transition } from '#server/platform/transition.ts';

type Account = typeof account.$inferSelect;

const accountFlow = flowOf(machine, account, (db, moves) =>
  db.insert(accountMove).values(
    moves.map(({ row, from, move, to, note, at }) => ({
      accountId: row.id,
      fromStatus: from,
      move,
      toStatus: to,
      note,
      at,
    })),
  ),
);

/** The account, locked to the end of the transaction. */
export async function lockAccountRow(tx: Database, id: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('no key update');
  return row;
}

/** Moves a locked account, see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveAccount = (act: DbContext, row: Account, step: StepOf<typeof accountFlow>) =>
  transition(act, accountFlow, row, step);
