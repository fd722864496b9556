import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from './database/database.ts';
import { loadSecrets } from './secrets.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const { db, close } = connect(await useTestDatabase(), { max: 8, onError: () => undefined });
const folder = makeTestFolder();
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => ({ DATA_DIR: join(folder, name), SECRET_KEY_FILE: '' });
const fileOf = (name: string) => join(folder, name, 'secret.key');
const derived = async (name: string) => (await loadSecrets(db, at(name)))('sms-code').toString('hex');
const storedSecrets = async () => (await db.execute(sql`select name from system_secret`)).rows;

beforeEach(async () => {
  await db.execute(sql`delete from system_secret`);
  await db.execute(sql`delete from system_fact`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

test('the key is in a file for its owner alone, and nothing in the database opens what it protects', async () => {
  const key = await derived('one');
  expect(statSync(fileOf('one')).mode & 0o777).toBe(0o600);
  const master = Buffer.from(readFileSync(fileOf('one'), 'utf8'), 'base64');
  expect(master.length).toBe(32);
  const { rows } = await db.execute(sql`
    select name, value::text from system_fact union all select name, value::text from system_secret`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(master.toString('hex'));
  expect(await derived('one')).toBe(key);
});

test('a key that was stored in the database moves to the file: what it protects still opens, and the row goes', async () => {
  const master = randomBytes(32);
  await db.execute(sql`insert into system_secret (name, value) values ('master', ${master})`);
  await derived('one');
  expect(Buffer.from(readFileSync(fileOf('one'), 'utf8'), 'base64')).toEqual(master);
  expect(await storedSecrets()).toEqual([]);
});

test('a move that was cut off after the file was written goes on', async () => {
  const master = randomBytes(32);
  await db.execute(sql`insert into system_secret (name, value) values ('master', ${master})`);
  mkdirSync(join(folder, 'one'));
  writeFileSync(fileOf('one'), master.toString('base64'));
  await derived('one');
  expect(await storedSecrets()).toEqual([]);
});

test('a node with another key, or with none, does not start, and says what to do', async () => {
  const key = await derived('one');
  await expect(derived('two')).rejects.toThrow(/two\/secret\.key is missing: copy it/);
  mkdirSync(join(folder, 'two'));
  writeFileSync(fileOf('two'), randomBytes(32).toString('base64'));
  await expect(derived('two')).rejects.toThrow(/is not the one this database is used with/);
  writeFileSync(fileOf('two'), 'short');
  await expect(derived('two')).rejects.toThrow(/does not hold 32 bytes/);
  writeFileSync(fileOf('two'), readFileSync(fileOf('one')));
  expect(await derived('two')).toBe(key);
});

test('nodes that start at once on one file have one key; SECRET_KEY_FILE names it', async () => {
  const shared = { DATA_DIR: join(folder, 'any'), SECRET_KEY_FILE: join(folder, 'keys', 'shared.key') };
  const all = await Promise.all(Array.from({ length: 6 }, () => loadSecrets(db, shared)));
  expect(new Set(all.map((secret) => secret('otp').toString('hex'))).size).toBe(1);
  expect(statSync(shared.SECRET_KEY_FILE).isFile()).toBe(true);
});
