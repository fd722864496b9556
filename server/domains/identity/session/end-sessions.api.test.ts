import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { endAllSessions } from '../public.ts';
import { useIdentity } from '../test-identity.ts';

const { call, clock, db, deps } = await useIdentity();
const ended: string[] = [];
deps.bus.on('session-ended', (data) => ended.push((data as { sessionId: string }).sessionId));

test('a ban ends a thousand sessions, and every node hears of each within a second', async () => {
  const { accountId } = await givenSeeker(db);
  const { token } = await signIn(db, accountId);
  await db.execute(sql`
    insert into session (id, account_id, scope, token_hash, cookie_hash, ip, user_agent, expires_at)
    select n, ${accountId}, 'full', sha256(('t' || n)::bytea), sha256(('c' || n)::bytea), '', '', ${new Date('2027-01-01')}::timestamptz
    from generate_series(1, 999) n`);

  const ending = { reason: 'banned', now: clock.now() } as const;
  expect(await db.transaction((tx) => endAllSessions(tx, accountId, ending))).toBe(1_000);
  await expect.poll(() => new Set(ended).size, { interval: 10, timeout: 5_000 }).toBe(1_000);

  expect((await call('GET', '/api/session', { token })).body.user).toBeNull();
});

test('when the act is rolled back the session lives on and nobody is told', async () => {
  const { accountId } = await givenSeeker(db);
  const { token, sessionId } = await signIn(db, accountId);
  const failing = db.transaction(async (tx) => {
    await endAllSessions(tx, accountId, { reason: 'banned', now: clock.now() });
    throw new Error('rolled back');
  });

  await expect(failing).rejects.toThrow('rolled back');
  expect((await call('GET', '/api/session', { token })).body.user).not.toBeNull();
  expect(ended).not.toContain(sessionId);
});
