import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Database } from './database/database.ts';

const KEY_BYTES = 32;
const FACT = 'master-key';

type Settings = Pick<Config, 'DATA_DIR' | 'SECRET_KEY_FILE'>;

/** The file of the master key cannot be used; the message says what to do. */
class SecretKeyError extends Error {}

const keyFileOf = ({ DATA_DIR, SECRET_KEY_FILE }: Settings) =>
  resolve(SECRET_KEY_FILE === '' ? join(DATA_DIR, 'secret.key') : SECRET_KEY_FILE);

/** @throws SecretKeyError if the file contains anything else */
function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new SecretKeyError(`the key file ${file} cannot be read: ${(error as Error).message}`);
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new SecretKeyError(`the key file ${file} does not hold ${KEY_BYTES} bytes in base64`);
  return key;
}

/** Writes a key atomically, readable by its owner only. Of concurrent processes the first wins; all read its key. */
function keepKey(file: string, key: Buffer): Buffer {
  const mine = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened = openSync(mine, 'w', 0o600);
  writeSync(opened, `${key.toString('base64')}\n`);
  fsyncSync(opened);
  closeSync(opened);
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readKey(file) ?? key;
}

const fingerprintOf = (key: Buffer) => createHmac('sha256', key).update('fingerprint').digest();

/**
 * Reads the installation's master key from its file, which the first start creates; every node needs the same one. The database
 * stores only a fingerprint of it, so that a node with another key does not start. A key that an older version stored in the
 * database moves to the file. The result derives a separate key for each use.
 * @throws SecretKeyError when the file is missing or belongs to another database
 */
export async function loadSecrets(db: Database, settings: Settings): Promise<(name: string) => Buffer> {
  const file = keyFileOf(settings);
  const master = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table system_fact in share row exclusive mode`);
    const { rows: stored } = await tx.execute<{ value: Buffer }>(sql`
      select value from system_secret where name = 'master'`);
    const { rows: known } = await tx.execute<{ value: Buffer }>(
      sql`select value from system_fact where name = ${FACT}`,
    );
    const [legacy, fingerprint] = [stored[0]?.value, known[0]?.value];
    const key = readKey(file) ?? (fingerprint ? undefined : keepKey(file, legacy ?? randomBytes(KEY_BYTES)));
    if (!key)
      throw new SecretKeyError(
        `the key file ${file} is missing: copy it from the backup or from another node (SECRET_KEY_FILE, docs/operations.md)`,
      );
    const expected = fingerprint ?? fingerprintOf(legacy ?? key);
    if (!timingSafeEqual(expected, fingerprintOf(key)))
      throw new SecretKeyError(`the key file ${file} is not the one this database is used with (docs/operations.md)`);
    if (!fingerprint) await tx.execute(sql`insert into system_fact (name, value) values (${FACT}, ${expected})`);
    if (legacy) await tx.execute(sql`delete from system_secret where name = 'master'`);
    return key;
  });
  return (name) => createHmac('sha256', master).update(name).digest();
}
