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

/** The account of a verified phone, created on first use. Concurrent first uses get the same account. */
export async function findOrMakeAccount(db: Database, phone: string, now: Date): Promise<Account> {
  await db.insert(account).values({ phone, createdAt: now }).onConflictDoNothing();
  const found = await findAccount(db, phone);
  if (!found) throw new Error('the account was not made');
  return found;
}

/**
 * Admits the account's holder, and locks the account until the transaction that opens the session ends. The account was read when
 * its holder was verified: if its phone or password has changed since, the sessions it had are ended and this one is not opened.
 * Signing in during the grace period of a closure cancels it; the result says whether it did.
 * @throws AppError CONFLICT; ACCOUNT_BANNED; call it only after the holder is verified, so that nobody else learns of the ban
 */
export function admit(db: Database, { id, phone, passwordHash }: Account, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockAccountRow(tx, id);
    if (locked?.status === 'banned' || locked?.status === 'erased') throw appError('ACCOUNT_BANNED');
    if (locked?.phone !== phone || locked.passwordHash !== passwordHash)
      throw appError('CONFLICT', { message: '账号的手机号或密码刚刚更改，请重新登录' });
    if (locked.status === 'active') return false;
    const values = { closingAt: null };
    await moveAccount({ db: tx, now }, locked, { move: 'return', who: 'self', actorId: id, values });
    return true;
  });
}
