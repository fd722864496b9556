import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assumedClosingDays } from '#contract/posts/apply-ways.ts';
import { notification } from '#database/schema/notices.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { type post, postEvent } from '#database/schema/posts.ts';
import { givenCompany, givenOpenPost, givenOperator, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { db, call, clock, tokenOf } = await useWholeApp();
const token = await tokenOf((await givenOperator(db, 'support')).accountId);
const applyBy = { way: 'web', link: 'https://old.example.edu.cn/apply' } as const;
const days = (n: number) => new Date(clock.now().getTime() + n * 86_400_000);

async function given(values: Partial<typeof post.$inferInsert> = {}, status = 'unclaimed') {
  const school = await givenCompany(db, { status: status as 'unclaimed' });
  const { id } = await givenOpenPost(db, school.id, { applyBy, deadline: days(20), publishedAt: days(-1), ...values });
  const correct = (body: object) => call('PUT', `/api/admin/posts/${id}/facts`, { token, body });
  return { id, correct, read: async () => (await call('GET', `/api/posts/${id}`)).body };
}

test('a reader reports what is wrong with one press, an operator mends it, and the reader hears of it', async () => {
  const { id, correct, read } = await given();
  const { accountId } = await givenSeeker(db);
  const report = { token: await tokenOf(accountId), body: { reason: 'apply' } };
  expect((await call('POST', `/api/posts/${id}/reports`, report)).status).toBe(204);
  const [item] = (await call('GET', '/api/admin/reviews/reports', { token })).body.items;
  expect(item.about).toContain('报名方式不对或打不开');
  const at = `/api/admin/reviews/reports/${item.id}`;
  expect((await call('POST', `${at}/claim`, { token })).body).toMatchObject({ postId: id });
  const link = 'https://new.example.edu.cn/apply';
  const deadline = '2027-01-05T09:00:00.000Z';
  expect((await correct({ applyBy: { way: 'web', link }, deadline, headcount: 1 })).status).toBe(204);
  expect(await read()).toMatchObject({ applyBy: { link }, deadline, deadlineAssumed: false, status: 'open' });
  expect((await call('POST', `${at}/decision`, { token, body: { verdict: 'correct' } })).status).toBe(204);
  const told = await db.select().from(notification).where(eq(notification.accountId, accountId));
  expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('已经更正')]);
  const [event] = await db.select().from(postEvent).where(eq(postEvent.postId, id));
  expect(event).toMatchObject({ move: 'edit', note: '更正：截止时间、报名方式' });
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act)).toEqual(['post.correct']);
});

test('a closing day that the announcement does not name follows from its own, and one that ended too early opens again', async () => {
  const { correct, read } = await given({ status: 'expired', deadline: days(-1), closedAt: days(-1) });
  expect((await correct({ deadline: null })).status).toBe(204);
  const { status, deadline, deadlineAssumed, closedAt } = await read();
  expect([status, deadlineAssumed, closedAt]).toEqual(['open', true, null]);
  const ends = Math.round((Date.parse(deadline) - days(-1).getTime()) / 86_400_000);
  expect(ends).toBeGreaterThanOrEqual(assumedClosingDays);
  expect(ends).toBeLessThanOrEqual(assumedClosingDays + 1);
});

test.each([
  ['of a school that is here', {}, 'approved', 403],
  ['that was taken down', { status: 'removed' as const }, 'unclaimed', 404],
])('a post %s is not corrected', async (_, values, status, expected) => {
  const { correct } = await given(values, status);
  expect((await correct({ headcount: 9 })).status).toBe(expected);
});
