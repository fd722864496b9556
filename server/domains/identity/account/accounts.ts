import { eq } from 'drizzle-orm';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { lockAccountRow, moveAccount } from './move-account.ts';

export type Account = typeof account.$inferSelect;

export async function findAccount(db: Database, phone: string): Promise<Account | undefined> {
  const [found] = await db.select().from(account).where(eq(account.phone, phone));
  return found;
}

/** The account of a phone that was just proven, made at its first use. Of two parallel first uses both get the same. */
export async function findOrMakeAccount(db: Database, phone: string, now: Date): Promise<Account> {
  await db.insert(account).values({ phone, createdAt: now }).onConflictDoNothing();
  const found = await findAccount(db, phone);
  if (!found) throw new Error('the account was not made');
  return found;
}

/**
 * Lets the account's holder in: signing in during the grace of a closing cancels it, and the answer says whether it did.
 * @throws AppError ACCOUNT_BANNED; to be called only once the holder is proven, so that nobody else learns of it
 */
export function admit(db: Database, { id, status }: Account, now: Date): Promise<boolean> | boolean {
  if (status === 'active') return false;
  if (status !== 'closing') throw appError('ACCOUNT_BANNED');
  return db.transaction(async (tx) => {
    // It may have been let in by a second sign-in meanwhile, or have ended.
    const locked = await lockAccountRow(tx, id);
    if (locked?.status === 'active') return false;
    if (locked?.status !== 'closing') throw appError('ACCOUNT_BANNED');
    const values = { closingAt: null };
    await moveAccount({ db: tx, now }, locked, { move: 'return', who: 'self', actorId: id, values });
    return true;
  });
}
