import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';

const folder = makeTestFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const settingsOf = (dataDir: string) => ({ DATA_DIR: dataDir, SECRET_KEY_FILE: '', SECRET_KEY: '' });
const quiet = { info: () => undefined, warn: () => undefined };

/** The database on a data directory, for the duration of `act`. */
async function on<T>(dataDir: string, act: (db: ReturnType<typeof connect>['db']) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir, log: quiet, sharedBuffers: '32MB' });
  await migrate(database.url);
  const { db, close } = connect(database.url, { max: 2, onError: () => undefined });
  try {
    return await act(db);
  } finally {
    await close();
    await database.stop();
  }
}

test('a copy of the data directory is a backup: started on, it has every row and the keys of the installation', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const made = await on(data, async (db) => {
    const { accountId } = await givenSeeker(db);
    return { accountId, key: (await loadSecrets(db, settingsOf(data)))('otp').toString('hex') };
  });
  // As described in docs/operations.md: with owners and modes.
  execFileSync('cp', ['-a', data, copy]);
  rmSync(data, { recursive: true });

  const found = await on(copy, async (db) => ({
    accounts: (await db.select({ id: account.id }).from(account)).map(({ id }) => id),
    key: (await loadSecrets(db, settingsOf(copy)))('otp').toString('hex'),
  }));
  expect(found).toEqual({ accounts: [made.accountId], key: made.key });
}, 60_000);
