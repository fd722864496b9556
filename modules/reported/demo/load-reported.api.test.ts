import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { loadReported } from './load-reported.ts';

const { db, call, clock } = await useWholeApp();
await db.transaction((tx) => loadReported(tx, clock.now()));

const count = async (from: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${from}`);
  return rows[0]?.n;
};

test('the projects stand as the intake publishes them, each organiser once', async () => {
  expect(await count(sql`exam where reported is not null and status = 'published'`)).toBe(40);
  expect(await count(sql`exam_post`)).toBe(900);
  expect(await count(sql`company where status = 'unclaimed'`)).toBe(34);
  expect(await count(sql`intake where status = 'published' and exam_id is not null`)).toBe(40);
  expect(await count(sql`intake_source`)).toBe(34);
  const { counts } = (await call('GET', '/api/exams')).body;
  expect([counts.open, counts.coming, counts.running + counts.over]).toEqual([15, 15, 10]);
});

test('posts of a project stand in lists until its registration ends, and companies count those', async () => {
  const now = clock.now();
  expect(await count(sql`post where exam_id is not null and (status = 'open') <> (deadline > ${now})`)).toBe(0);
  expect(await count(sql`post where status = 'closed' and closed_at <> deadline`)).toBe(0);
  expect(
    await count(sql`company where open_posts <> (
      select count(*) from post where post.company_id = company.id and post.status = 'open')`),
  ).toBe(0);
});
