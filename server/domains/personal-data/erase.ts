import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { sql } from 'drizzle-orm';
import { closingMs } from '#contract/identity/account-state.ts';
import { dayMs } from '#contract/months.ts';
import { accountArchive } from '#database/schema/accounts.ts';
import type { Config } from '#server/config.ts';
import { endAllSessions, lockAccountRow, moveAccount } from '#server/domains/identity/public.ts';
import type { ErasedPerson } from '#server/module.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { personalTables } from './tables.ts';

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
async function archive(tx: Database, config: Config, { accountId, phone }: ErasedPerson, now: Date): Promise<void> {
  if (config.ARCHIVE_PUBLIC_KEY === '') return;
  const signIns = await tx.execute(sql`
    select s.created_at, s.ended_at, s.end_reason, s.ip, s.user_agent from session s where s.account_id = ${accountId}`);
  const consents = await tx.execute(sql`
    select c.kind, c.version, c.subject_id, c.granted_at, c.revoked_at, c.ip from consent c where c.account_id = ${accountId}`);
  const stored = { accountId, phone, erasedAt: now, signIns: signIns.rows, consents: consents.rows };
  const sealed = seal(config.ARCHIVE_PUBLIC_KEY, Buffer.from(JSON.stringify(stored)));
  await tx.insert(accountArchive).values({ sealed, madeAt: now, deleteAfter: new Date(now.getTime() + RETENTION_MS) });
}

/** Maximum per minute: each takes a few dozen small statements. */
const BATCH = 20;

async function erase(tx: Database, deps: Deps, person: ErasedPerson, now: Date): Promise<void> {
  const { accountId } = person;
  await endAllSessions(tx, accountId, { reason: 'closing', now });
  await archive(tx, deps.config, person, now);
  const locked = await lockAccountRow(tx, accountId);
  if (!locked) throw new Error('the account went away');
  await moveAccount({ db: tx, now }, locked, { move: 'erase', who: 'clock', actorId: null });
  for (const rule of Object.values(personalTables(deps.modules))) {
    if (!('erase' in rule)) continue;
    for (const statement of rule.erase(person)) await tx.execute(statement);
  }
}

/** Erases accounts whose grace period is over; returns how many. A closure cancelled meanwhile is skipped. */
export async function eraseClosed(tx: Database, deps: Deps, now: Date): Promise<number> {
  const until = new Date(now.getTime() - closingMs);
  const rows = await rowsOf(tx, { id: 'string', phone: 'string', jober_id: 'string?' })`
    select a.id, a.phone, (select j.id from jober j where j.account_id = a.id) as jober_id
    from account a where a.status = 'closing' and a.closing_at <= ${until}
    order by a.closing_at limit ${BATCH} for no key update of a skip locked`;
  for (const { id: accountId, phone, jober_id: joberId } of rows) {
    await erase(tx, deps, { accountId, phone, joberId }, now);
  }
  return rows.length;
}
