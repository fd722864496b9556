import { and, eq } from 'drizzle-orm';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { recordMove } from './account-moves.ts';

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
export async function admit(db: Database, { id, status }: Account, now: Date): Promise<boolean> {
  if (status === 'active') return false;
  if (status !== 'closing') throw appError('ACCOUNT_BANNED');
  const kept = await db
    .update(account)
    .set({ status: 'active', closingAt: null })
    .where(and(eq(account.id, id), eq(account.status, 'closing')))
    .returning({ id: account.id });
  if (kept.length === 0) {
    await refuseUnlessActive(db, id);
    return false;
  }
  await recordMove(db, { accountId: id, from: 'closing', move: 'return', to: 'active', now });
  return true;
}

/** The account moved while we looked: it may have been let in by a second sign-in, or have ended. */
async function refuseUnlessActive(db: Database, id: string): Promise<void> {
  const [found] = await db.select({ status: account.status }).from(account).where(eq(account.id, id));
  if (found?.status !== 'active') throw appError('ACCOUNT_BANNED');
}
