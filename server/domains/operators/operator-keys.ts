import { randomInt } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { operatorKey } from '#database/schema/operators.ts';
import { hashPassword } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { seal, unseal } from '#server/platform/secret-box.ts';
import { isRecoveryCode, renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { newTotpSecret, otpauthUri, stepOf } from './totp.ts';

export type SecretOf = (name: string) => Buffer;
type KeyRow = typeof operatorKey.$inferSelect;

/** Without characters that sound alike or look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const newPassword = () => `${Array.from({ length: 14 }, () => signs[randomInt(signs.length)]).join('')}7k`;

interface Owner {
  operatorId: string;
  phone: string;
  /** Generated if absent, and then to be replaced at the first sign-in. */
  password?: string | undefined;
  now: Date;
}

/** Replaces an operator's password, authenticator secret and recovery codes. */
export async function renewKey(tx: Database, secretOf: SecretOf, { operatorId, phone, now, ...given }: Owner) {
  const password = given.password ?? newPassword();
  const secret = newTotpSecret();
  const values = {
    passwordHash: await hashPassword(password),
    totpSecret: seal(secretOf('operator-totp'), operatorId, secret),
    lastStep: 0,
    mustChange: given.password === undefined,
    changedAt: now,
  };
  await tx
    .insert(operatorKey)
    .values({ operatorId, ...values })
    .onConflictDoUpdate({ target: operatorKey.operatorId, set: values });
  const recoveryCodes = await renewRecoveryCodes(tx, secretOf, operatorId);
  return { password, otpauth: otpauthUri(secret, phone), recoveryCodes };
}

export const secretOfKey = (secretOf: SecretOf, { operatorId, totpSecret }: KeyRow): string =>
  unseal(secretOf('operator-totp'), operatorId, totpSecret);

/**
 * Accepts an authenticator code or a recovery code, each only once: the same statement reads and advances the TOTP step, so an
 * observed code cannot be replayed. `key` was read when the password was compared; a key that was replaced since accepts nothing.
 */
export async function spendCode(
  { db: tx, now }: DbContext,
  secretOf: SecretOf,
  key: KeyRow,
  code: string,
): Promise<boolean> {
  const { operatorId, passwordHash } = key;
  const same = and(eq(operatorKey.operatorId, operatorId), eq(operatorKey.passwordHash, passwordHash));
  const locked = await tx.select().from(operatorKey).where(same).for('no key update');
  if (locked.length === 0) return false;
  if (isRecoveryCode(code)) return spendRecoveryCode(tx, secretOf, { operatorId, code, now });
  const step = stepOf(secretOfKey(secretOf, key), code, now);
  if (step === null) return false;
  const moved = await tx
    .update(operatorKey)
    .set({ lastStep: step })
    .where(and(eq(operatorKey.operatorId, operatorId), lt(operatorKey.lastStep, step)))
    .returning({ step: operatorKey.lastStep });
  return moved.length > 0;
}
