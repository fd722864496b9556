import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowOf, typed } from './database/database.ts';
import { KEY_BYTES, type KeySettings, keepKeys, masterKeys, newKey, SecretKeyError, sourceOf } from './master-keys.ts';
import { sealBytes, unsealBytes } from './secret-box.ts';

const FACT = 'master-key';
const ROOT = 'root';

const fingerprintOf = (key: Buffer) => createHmac('sha256', key).update('fingerprint').digest();

/** The root that one of the keys opens, and whether that is the first key. */
function open(sealed: Buffer, keys: readonly Buffer[]): { root: Buffer; isCurrent: boolean } | undefined {
  for (const [at, key] of keys.entries()) {
    try {
      return { root: unsealBytes(key, ROOT, sealed), isCurrent: at === 0 };
    } catch {
      // Sealed with another key.
    }
  }
  return undefined;
}

const storedValue = async (tx: Database, table: 'system_secret' | 'system_fact', name: string) => {
  const row = await rowOf(tx, { value: typed<Buffer>() })`
    select value from ${sql.identifier(table)} where name = ${name}`;
  return row?.value;
};

const storeRoot = (tx: Database, root: Buffer, key: Buffer) =>
  tx.execute(sql`
    insert into system_secret (name, value) values (${ROOT}, ${sealBytes(key, ROOT, root)})
    on conflict (name) do update set value = excluded.value`);

/** The root of a database without one: that of an older version is its master key, in the file or in the database. */
async function createRoot(tx: Database, settings: KeySettings, given: readonly Buffer[]): Promise<Buffer> {
  const legacy = await storedValue(tx, 'system_secret', 'master');
  const fingerprint = await storedValue(tx, 'system_fact', FACT);
  const keys = given.length > 0 || fingerprint ? given : keepKeys(settings, [legacy ?? newKey()]);
  const key = keys[0];
  if (!key) throw missing(settings);
  const expected = fingerprint ?? (legacy && fingerprintOf(legacy));
  if (expected && !timingSafeEqual(expected, fingerprintOf(key))) throw foreign(settings);
  const root = expected ? key : randomBytes(KEY_BYTES);
  await storeRoot(tx, root, key);
  // A node of an older version starts only if its key is the root itself.
  if (!fingerprint)
    await tx.execute(sql`insert into system_fact (name, value) values (${FACT}, ${fingerprintOf(root)})`);
  if (legacy) await tx.execute(sql`delete from system_secret where name = 'master'`);
  return root;
}

const missing = (settings: KeySettings) =>
  new SecretKeyError(
    `${sourceOf(settings)} is missing: copy it from the backup or from another node (SECRET_KEY_FILE, docs/operations.md)`,
  );
const foreign = (settings: KeySettings) =>
  new SecretKeyError(`${sourceOf(settings)} is not the one this database is used with (docs/operations.md)`);

/**
 * Derives a key for each use from the installation's root. The database stores the root sealed with the master key, which is in a
 * file or a setting and nowhere else: a copy of the database opens nothing. A root that a previous key sealed is sealed with the
 * first one, so replacing the master key touches one row and no running node.
 * @throws SecretKeyError when the key is missing or belongs to another database
 */
export async function loadSecrets(db: Database, settings: KeySettings): Promise<(name: string) => Buffer> {
  const root = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table system_fact in share row exclusive mode`);
    const keys = masterKeys(settings);
    const sealed = await storedValue(tx, 'system_secret', ROOT);
    if (!sealed) return createRoot(tx, settings, keys);
    if (!keys[0]) throw missing(settings);
    const opened = open(sealed, keys);
    if (!opened) throw foreign(settings);
    if (!opened.isCurrent) await storeRoot(tx, opened.root, keys[0]);
    return opened.root;
  });
  return (name) => createHmac('sha256', root).update(name).digest();
}

/** Replaces the master key in its file; the previous one is dropped once the root is sealed with the new one. */
export async function rotateMasterKey(db: Database, settings: KeySettings): Promise<void> {
  await loadSecrets(db, settings);
  const [current] = masterKeys(settings);
  const next = newKey();
  keepKeys(settings, [next, ...(current ? [current] : [])], { replace: true });
  await loadSecrets(db, settings);
  keepKeys(settings, [next], { replace: true });
}
