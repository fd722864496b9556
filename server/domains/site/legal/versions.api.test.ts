import { afterAll, expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { legalText } from '#database/schema/legal.ts';
import { givenAccount } from '#server/platform/testing/fixtures.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { currentOf, versionsOf } from './versions.ts';

const { deps, close } = await useTestDeps();
afterAll(close);

test('a text of the program that is newer than what operators wrote is in force, and an older one is not', async () => {
  const { db } = deps;
  const own = legalVersions.privacy;
  const [older, newer] = ['2026-01-05', '2027-03-01'];
  const now = new Date('2026-12-01T00:00:00Z');
  const { id: editorId } = await givenAccount(db);
  const write = (version: string) =>
    db.insert(legalText).values({ name: 'privacy', version, text: '第一条', editorId, publishedAt: now });
  await write(older);
  expect(await versionsOf(db, 'privacy')).toEqual([own, older]);
  expect(currentOf(await versionsOf(db, 'privacy'), now)).toBe(own);
  await write(newer);
  expect(await versionsOf(db, 'privacy')).toEqual([newer, own, older]);
  expect(currentOf(await versionsOf(db, 'privacy'), now)).toBe(own);
  expect(currentOf(await versionsOf(db, 'privacy'), new Date('2027-03-02T00:00:00Z'))).toBe(newer);
});
