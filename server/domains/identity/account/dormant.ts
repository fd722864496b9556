import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { recordMove } from './account-moves.ts';
import { type Account, findAccount } from './accounts.ts';

/** Carriers reassign numbers after some months; see docs/decisions/0011. */
const ASLEEP_MS = 365 * dayMs;

/**
 * The last sign-in is so long ago that the phone may belong to another person: its code no longer proves ownership of the
 * account.
 */
export const isDormant = ({ lastSignInAt }: Pick<Account, 'lastSignInAt'>, now: Date): boolean =>
  lastSignInAt !== null && now.getTime() - lastSignInAt.getTime() > ASLEEP_MS;

/** Hash of a phone that was taken from its account, for comparison only. */
export const reassignedHash = (deps: Deps, phone: string) =>
  createHmac('sha256', deps.secret('sealed-phones')).update(phone).digest();

/**
 * Takes the phone from a dormant account, so that its present holder can start a new one. The old account keeps its data and can
 * be recovered with its password (`recover-account.ts`).
 */
export async function reassignIfDormant(tx: Database, deps: Deps, phone: string, now: Date): Promise<void> {
  const found = await findAccount(tx, phone);
  if (!found || !isDormant(found, now)) return;
  const [reassigned] = await tx
    .update(account)
    .set({ phone: `sealed-${found.id}`, reassignedAt: now, reassignedPhoneHash: reassignedHash(deps, phone) })
    .where(and(eq(account.id, found.id), eq(account.phone, phone), isNull(account.reassignedAt)))
    .returning({ id: account.id });
  if (!reassigned) return;
  await recordMove(tx, { accountId: found.id, from: found.status, move: 'seal', to: found.status, now });
  await endAllSessions(tx, found.id, { reason: 'phone', now });
}
