import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { accountArchive } from '#database/schema/accounts.ts';
import type { Config } from '#server/config.ts';
import type { Person } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The limitation period of claims (民法典 article 188). */
const RETENTION_MS = 3 * 365 * dayMs;

/**
 * Encrypts bytes for the holder of the private key: a fresh X25519 key, HKDF-SHA256, AES-256-GCM. The result is the fresh public
 * key (44 bytes of SPKI), 12 bytes of nonce, 16 of tag, then the ciphertext.
 */
function seal(publicKey: string, plain: Buffer): Buffer {
  const theirs = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const fresh = generateKeyPairSync('x25519');
  const shared = diffieHellman({ privateKey: fresh.privateKey, publicKey: theirs });
  const ours = fresh.publicKey.export({ format: 'der', type: 'spki' });
  const key = Buffer.from(hkdfSync('sha256', shared, ours, 'account-archive', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([ours, nonce, cipher.getAuthTag(), body]);
}

/**
 * Archives what the law requires of an account: its phone, sign-ins and consents. The row names nobody, and the application
 * cannot read it. Without a key nothing is archived.
 */
export async function archive(tx: Database, config: Config, { accountId, phone }: Person, now: Date): Promise<void> {
  if (config.ARCHIVE_PUBLIC_KEY === '') return;
  const signIns = await tx.execute(sql`
    select s.created_at, s.ended_at, s.end_reason, s.ip, s.user_agent from session s where s.account_id = ${accountId}`);
  const consents = await tx.execute(sql`
    select c.kind, c.version, c.subject_id, c.granted_at, c.revoked_at, c.ip from consent c where c.account_id = ${accountId}`);
  const stored = { accountId, phone, erasedAt: now, signIns: signIns.rows, consents: consents.rows };
  const sealed = seal(config.ARCHIVE_PUBLIC_KEY, Buffer.from(JSON.stringify(stored)));
  await tx.insert(accountArchive).values({ sealed, madeAt: now, deleteAfter: new Date(now.getTime() + RETENTION_MS) });
}
