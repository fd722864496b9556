import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { operatorRecoveryCode } from '#database/schema/operators.ts';
import type { Database } from '#server/platform/database/database.ts';

type SecretOf = (name: string) => Buffer;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = 8;
const LENGTH = 12;

const plainOf = (code: string) => code.toUpperCase().replaceAll('-', '');

/** 60 bits are too few for a plain hash, so it is keyed. */
const hashOf = (secretOf: SecretOf, code: string) =>
  createHmac('sha256', secretOf('operator-recovery')).update(plainOf(code)).digest();

function newCode(): string {
  const signs = Array.from(randomBytes(LENGTH), (byte) => letters[byte % letters.length]);
  return [0, 4, 8].map((at) => signs.slice(at, at + 4).join('')).join('-');
}

export const isRecoveryCode = (code: string): boolean => !/^[0-9]{6}$/.test(code);

/** Replaces an operator's recovery codes; they are shown once and stored as hashes. */
export async function renewRecoveryCodes(tx: Database, secretOf: SecretOf, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId));
  await tx.insert(operatorRecoveryCode).values(codes.map((code) => ({ operatorId, codeHash: hashOf(secretOf, code) })));
  return codes;
}

/** Consumes a code: of two concurrent uses one succeeds. */
export async function spendRecoveryCode(
  tx: Database,
  secretOf: SecretOf,
  spent: { operatorId: string; code: string; now: Date },
): Promise<boolean> {
  const { operatorId, code, now } = spent;
  const taken = await tx
    .update(operatorRecoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(operatorRecoveryCode.operatorId, operatorId),
        eq(operatorRecoveryCode.codeHash, hashOf(secretOf, code)),
        isNull(operatorRecoveryCode.usedAt),
      ),
    )
    .returning({ id: operatorRecoveryCode.id });
  return taken.length > 0;
}

export const recoveryCodesLeft = (db: Database, operatorId: string): Promise<number> =>
  db.$count(
    operatorRecoveryCode,
    sql`${operatorRecoveryCode.operatorId} = ${operatorId} and ${operatorRecoveryCode.usedAt} is null`,
  );
