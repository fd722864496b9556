import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { noticeContactProof } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { ContactChannel } from './contacts.ts';

interface Proof {
  accountId: string;
  channel: ContactChannel;
  address: string;
  secret: string;
}

const MAX_TRIES = 5;

const hashOf = (deps: Deps, secret: string) =>
  createHmac('sha256', deps.secret('contact-proof')).update(secret).digest();
/** Bound to the account and the address: a code for one is invalid for another. */
const boundSecret = ({ accountId, address, secret, channel }: Proof) =>
  channel === 'email' ? `${accountId}:${address}:${secret}` : secret;

/** Stores the secret that will verify a contact; a newer one replaces the older with its attempts. */
export async function keepProof(deps: Deps, proof: Proof, expiresAt: Date): Promise<void> {
  const { accountId, channel, address } = proof;
  const values = { address, secretHash: hashOf(deps, boundSecret(proof)), tries: 0, expiresAt };
  await deps.db
    .insert(noticeContactProof)
    .values({ accountId, channel, ...values })
    .onConflictDoUpdate({ target: [noticeContactProof.accountId, noticeContactProof.channel], set: values });
}

/**
 * Verifies a code, once. The attempt is counted before the comparison, on the pool and not in a transaction, so parallel guesses
 * cannot share one.
 */
export async function spendCode(deps: Deps, proof: Proof, now: Date): Promise<boolean> {
  const mine = and(
    eq(noticeContactProof.accountId, proof.accountId),
    eq(noticeContactProof.channel, proof.channel),
    gt(noticeContactProof.expiresAt, now),
  );
  const counted = await deps.db
    .update(noticeContactProof)
    .set({ tries: sql`${noticeContactProof.tries} + 1` })
    .where(and(mine, lt(noticeContactProof.tries, MAX_TRIES)))
    .returning({ tries: noticeContactProof.tries });
  if (counted.length === 0) return false;
  const right = eq(noticeContactProof.secretHash, hashOf(deps, boundSecret(proof)));
  const spent = await deps.db.delete(noticeContactProof).where(and(mine, right)).returning();
  return spent.length === 1;
}

/** The account that showed the QR code with this scene, once; null for an expired or unknown one. */
export async function spendScene(deps: Deps, tx: Database, scene: string, now: Date): Promise<string | null> {
  const [spent] = await tx
    .delete(noticeContactProof)
    .where(
      and(
        eq(noticeContactProof.channel, 'wechat'),
        eq(noticeContactProof.secretHash, hashOf(deps, scene)),
        gt(noticeContactProof.expiresAt, now),
      ),
    )
    .returning({ accountId: noticeContactProof.accountId });
  return spent?.accountId ?? null;
}

/** Deletes expired proofs. */
export async function sweepContactProofs(db: Database, now: Date): Promise<void> {
  await db.delete(noticeContactProof).where(lt(noticeContactProof.expiresAt, now));
}
