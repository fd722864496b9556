import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operatorAct } from '#database/schema/operators.ts';
import { post } from '#database/schema/posts.ts';
import { reviewDecision } from '#database/schema/reviews.ts';
import { givenCompany, givenOpenPost, givenOperator } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { removalRequest } from '../schema.ts';
import { lookAtAddresses } from './addresses.ts';

const { db, deps, call, clock, tokenOf } = await useWholeApp();
const { accountId } = await givenOperator(db, 'support');
let token = await tokenOf(accountId);
const reports = async () => (await call('GET', '/api/admin/reviews/reports', { token })).body.items;
const decide = (id: string, body: object) => call('POST', `/api/admin/reviews/reports/${id}/decision`, { token, body });
const wish = { organisation: '青田县教育局', name: '王老师', contact: '0578-6820000', reason: '招聘已经取消' };

async function given(link = 'https://www.example.edu.cn/apply') {
  const school = await givenCompany(db, { status: 'unclaimed' });
  return givenOpenPost(db, school.id, { title: '高中语文教师', applyBy: { way: 'web', link } });
}

test('a post is taken down at its source’s word within a day, says so, and the record stays', async () => {
  const { id } = await given();
  for (const name of ['王老师', '李老师'])
    expect((await call('POST', '/api/removalRequests', { body: { postId: id, ...wish, name } })).status).toBe(204);
  const [item] = await reports();
  expect(item).toMatchObject({ kind: 'removal', title: '高中语文教师', about: '来源要求移除：青田县教育局' });
  expect(Date.parse(item.dueAt) - Date.parse(item.since)).toBe(86_400_000);
  const opened = await call('POST', `/api/admin/reviews/reports/${item.id}/claim`, { token });
  expect(opened.body).toMatchObject({ postId: id, verdicts: ['dismiss', 'remove'] });
  expect(opened.body.facts).toContainEqual(expect.objectContaining({ label: '申请理由', value: '招聘已经取消' }));
  expect((await decide(item.id, { verdict: 'warn', reason: '不能这样' })).status).toBe(400);
  expect((await decide(item.id, { verdict: 'remove', reason: '来源要求移除' })).status).toBe(204);
  const gone = await call('GET', `/api/posts/${id}`);
  expect(gone).toMatchObject({ status: 410, body: { code: 'GONE', message: expect.stringContaining('已经移除') } });
  expect((await call('GET', `/api/posts/${id}`, { token })).body.status).toBe('removed');
  const wishes = await db.select().from(removalRequest).where(eq(removalRequest.postId, id));
  expect(wishes.map(({ status, decidedAt }) => [status, decidedAt])).toEqual(Array(2).fill(['removed', clock.now()]));
  expect(await reports()).toEqual([]);
  expect(await db.select().from(reviewDecision).where(eq(reviewDecision.itemId, item.id))).toHaveLength(1);
  expect(await db.select().from(operatorAct).where(eq(operatorAct.subjectId, item.id))).toMatchObject([
    { act: 'report.remove' },
  ]);
  expect((await call('POST', '/api/removalRequests', { body: { postId: id, ...wish } })).status).toBe(404);
});

test('a wish that is not granted leaves the post as it is', async () => {
  const { id } = await given();
  await call('POST', '/api/removalRequests', { body: { postId: id, ...wish } });
  const [item] = await reports();
  expect((await decide(item.id, { verdict: 'dismiss' })).status).toBe(204);
  expect((await call('GET', `/api/posts/${id}`)).status).toBe(200);
});

test('wishes from one place are limited', async () => {
  const { id } = await given();
  const ask = () => call('POST', '/api/removalRequests', { body: { postId: id, ...wish } });
  let last = await ask();
  for (let n = 0; n < 10 && last.status === 204; n += 1) last = await ask();
  expect(last.status).toBe(429);
});

test('an address that is dead twice is listed with its posts, none of which is hidden; one that answers again is not', async () => {
  const link = 'https://dead.example.edu.cn/apply';
  const { id } = await given(link);
  await given(link);
  const looked: string[] = [];
  let problem: string | null = '域名不存在';
  const look = (days: number) => {
    clock.advance(days * 86_400_000);
    return lookAtAddresses(deps, async (url) => {
      looked.push(url);
      return url === link ? problem : '';
    });
  };
  const dead = async () => {
    // A session ends within hours.
    token = await tokenOf(accountId);
    return (await reports()).filter(({ kind }: { kind: string }) => kind === 'dead-address');
  };
  await look(0);
  await look(0.5);
  expect(looked.filter((url) => url === link)).toHaveLength(1);
  expect(await dead()).toEqual([]);
  await look(0.6);
  const [item] = await dead();
  expect(item).toMatchObject({ title: link, about: '报名网址打不开：域名不存在' });
  const { body } = await call('POST', `/api/admin/reviews/reports/${item.id}/claim`, { token });
  expect(body.facts).toContainEqual(expect.objectContaining({ value: '2 个，都没有被隐藏' }));
  expect((await call('GET', `/api/posts/${id}`)).body.status).toBe('open');
  problem = null;
  await look(8);
  expect(await dead()).toHaveLength(1);
  problem = '';
  await look(0);
  expect(await dead()).toEqual([]);
  problem = '连接不上';
  await look(8);
  await look(1);
  const [again] = await dead();
  await db.update(post).set({ status: 'closed' }).where(eq(post.id, id));
  expect(await dead()).toHaveLength(1);
  expect((await decide(again.id, { verdict: 'dismiss' })).status).toBe(204);
  expect(await dead()).toEqual([]);
});
