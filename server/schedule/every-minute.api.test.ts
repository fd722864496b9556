import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { post } from '#database/schema/posts.ts';
import { givenOpenPost, givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { tick } from './every-minute.ts';

const { deps, clock, logs, close } = await useTestDeps();
afterAll(close);

test('work that fails is told by its name and stops no other, before it or after', async () => {
  const { db } = deps;
  const { companyId } = await givenRecruiter(db);
  const deadline = new Date(clock.now().getTime() + 60_000);
  await givenOpenPost(db, companyId, { deadline });
  clock.advance(120_000);
  await db.execute(sql`alter table fair rename to fair_elsewhere`);
  await tick(deps);
  expect(await db.select({ status: post.status }).from(post)).toEqual([{ status: 'expired' }]);
  expect(await db.execute(sql`select kind from job`)).toMatchObject({
    rows: [{ kind: 'ledger.check' }, { kind: 'ledger.check' }],
  });
  const failed = logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(failed.map(({ msg, task }) => [msg, task])).toEqual([['work of the minute failed', 'fairs']]);
});
