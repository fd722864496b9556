import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from './database/database.ts';
import { loadSecrets, rotateMasterKey } from './secrets.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const { db, close } = connect(await useTestDatabase(), { max: 8, onError: () => undefined });
const folder = makeTestFolder();
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => ({ DATA_DIR: join(folder, name), SECRET_KEY_FILE: '', SECRET_KEY: '' });
const fileOf = (name: string) => join(folder, name, 'secret.key');
const derived = async (name: string) => (await loadSecrets(db, at(name)))('sms-code').toString('hex');
const masterOf = (name: string) => readFileSync(fileOf(name), 'utf8').trim();
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
  const master = Buffer.from(masterOf('one'), 'base64');
  expect(master.length).toBe(32);
  const { rows } = await db.execute<{ name: string; value: string }>(sql`
    select name, value::text from system_fact union all select name, value::text from system_secret`);
  expect(rows.map(({ name }) => name)).toEqual(['master-key', 'root']);
  const opened = [master, createHmac('sha256', master).update('sms-code').digest(), Buffer.from(key, 'hex')];
  for (const secret of opened) expect(JSON.stringify(rows)).not.toContain(secret.toString('hex'));
  expect(await derived('one')).toBe(key);
});

test('a key that was stored in the database moves to the file: what it protects still opens, and the row goes', async () => {
  const master = randomBytes(32);
  await db.execute(sql`insert into system_secret (name, value) values ('master', ${master})`);
  await derived('one');
  expect(Buffer.from(readFileSync(fileOf('one'), 'utf8'), 'base64')).toEqual(master);
  expect(await derived('one')).toBe(createHmac('sha256', master).update('sms-code').digest('hex'));
  expect(await storedSecrets()).toEqual([{ name: 'root' }]);
});

test('a move that was cut off after the file was written goes on', async () => {
  const master = randomBytes(32);
  await db.execute(sql`insert into system_secret (name, value) values ('master', ${master})`);
  mkdirSync(join(folder, 'one'));
  writeFileSync(fileOf('one'), master.toString('base64'));
  await derived('one');
  expect(await storedSecrets()).toEqual([{ name: 'root' }]);
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
  const shared = { DATA_DIR: join(folder, 'any'), SECRET_KEY_FILE: join(folder, 'keys', 'shared.key'), SECRET_KEY: '' };
  const all = await Promise.all(Array.from({ length: 6 }, () => loadSecrets(db, shared)));
  expect(new Set(all.map((secret) => secret('otp').toString('hex'))).size).toBe(1);
  expect(statSync(shared.SECRET_KEY_FILE).isFile()).toBe(true);
});

test('a new key takes over while nodes run: they keep what they derived, the old key opens nothing', async () => {
  const secret = await loadSecrets(db, at('one'));
  const [before, old] = [secret('file-links').toString('hex'), masterOf('one')];
  await rotateMasterKey(db, at('one'));
  expect(masterOf('one')).toMatch(/^\S{44}$/);
  expect(masterOf('one')).not.toBe(old);
  expect(statSync(fileOf('one')).mode & 0o777).toBe(0o600);
  expect((await loadSecrets(db, at('one')))('file-links').toString('hex')).toBe(before);
  mkdirSync(join(folder, 'two'));
  writeFileSync(fileOf('two'), old);
  await expect(derived('two')).rejects.toThrow(/is not the one this database is used with/);
});

test('a change that was cut off leaves both keys in the file: the next start ends it', async () => {
  const key = await derived('one');
  const [old, next] = [masterOf('one'), randomBytes(32).toString('base64')];
  writeFileSync(fileOf('one'), `${next}\n${old}\n`);
  expect(await derived('one')).toBe(key);
  writeFileSync(fileOf('one'), `${next}\n`);
  expect(await derived('one')).toBe(key);
});

test('the key may come from the environment, which writes no file, and is changed by naming both', async () => {
  const given = (...keys: string[]) => ({ ...at('none'), SECRET_KEY: keys.join() });
  const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const derivedBy = async (...keys: string[]) => (await loadSecrets(db, given(...keys)))('otp').toString('hex');
  const key = await derivedBy(old);
  expect(existsSync(fileOf('none'))).toBe(false);
  expect(await derivedBy(next, old)).toBe(key);
  expect(await derivedBy(next)).toBe(key);
  await expect(derivedBy(old)).rejects.toThrow(/the key in SECRET_KEY is not the one/);
  await expect(derivedBy('short')).rejects.toThrow(/the key in SECRET_KEY does not hold 32 bytes/);
  await expect(rotateMasterKey(db, given(next))).rejects.toThrow(/set SECRET_KEY=new,old/);
});
