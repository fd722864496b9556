import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { heldBytes } from '#server/proof/fuzz/memory.ts';
import { sampled } from '#server/proof/sampled.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { hostileDocuments } from './testing/hostile-documents.ts';
import { hostileFiles, MARK } from './testing/hostile-files.ts';
import { hostilePictures } from './testing/hostile-pictures.ts';

const { app, db, deps, clock, logs } = await useWholeApp();
const { accountId } = await givenSeeker(db);
await givenRecruiter(db, { accountId });
const { token } = await signIn(db, accountId, { now: clock.now() });

const hostile = [...hostileFiles, ...hostilePictures, ...hostileDocuments];

test('three hundred files and more are sent', () => {
  expect(hostile.length).toBeGreaterThan(300);
});

const under = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => resolve(folder, name))
    : [];

async function send(kind: string, name: string, payload: Buffer) {
  await db.execute(sql`delete from rate_counter`);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
  return app.inject({ method: 'POST', url: '/api/files', query: { kind, name }, headers, payload });
}

test.each(sampled(hostile.filter(({ end }) => end === 'refused')))(
  '$about is refused ($kind)',
  async ({ kind, name, bytes }) => {
    const answer = await send(kind, name, bytes);
    expect([400, 413, 415], answer.body).toContain(answer.statusCode);
    expect(answer.json().message).toMatch(/\p{Script=Han}/u);
  },
);

test.each(sampled(hostile.filter(({ end }) => end === 'harmless')))('$about does nothing ($kind)', async (file) => {
  const answer = await send(file.kind, file.name, file.bytes);
  expect(answer.statusCode, answer.body).toBe(200);
  const { name, url, type } = answer.json();
  expect(name).toMatch(/^[^/\\<>":\p{Cc}\p{Cf}]+\.(?:webp|pdf|docx)$/u);
  const served = await app.inject({ url });
  expect(served.statusCode).toBe(200);
  expect(served.headers['x-content-type-options']).toBe('nosniff');
  expect(served.headers['content-security-policy']).toContain('sandbox');
  const disposition = String(served.headers['content-disposition']);
  if (type !== 'image/webp') return expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/);
  expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w%.!~-]+$/);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(served.rawPayload.includes(MARK)).toBe(false);
  const { format, exif, xmp, icc } = await sharp(served.rawPayload).metadata();
  expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
});

test('nothing that was refused lies anywhere, and nothing lies under a name of the sender', async () => {
  const { rows } = await db.execute<{ storage_key: string }>(sql`select storage_key from upload`);
  const files = under(resolve(deps.config.DATA_DIR, 'files')).filter((path) => /[0-9a-f]{40}$/.test(path));
  expect(files.map((path) => path.split('/').at(-1)).sort()).toEqual(rows.map((row) => row.storage_key).sort());
  expect(under(resolve(deps.config.DATA_DIR, 'incoming'))).toEqual([]);
  for (const path of files) expect(readFileSync(path).subarray(0, 2).toString()).toMatch(/^(?:RI|%P|PK)$/);
  expect(logs.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('what they unpack to is not held: memory stays within bounds', async () => {
  const before = await heldBytes();
  for (const { kind, name, bytes } of hostile.filter(({ about }) => /bomb|pixels| × /.test(about)))
    await send(kind, name, bytes);
  expect((await heldBytes()) - before).toBeLessThan(32 * 1_048_576);
});
