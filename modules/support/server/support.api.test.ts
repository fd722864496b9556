import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { givenOperator, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { db, call, clock, tokenOf } = await useWholeApp();
const OWN = '/api/support/messages';
const QUEUE = '/api/admin/support';
const ask = (token: string, text: string) => call('POST', OWN, { token, body: { text } });
const later = () => clock.set(new Date(clock.now().getTime() + 60_000));
const operator = async (role: 'support' | 'finance') => tokenOf((await givenOperator(db, role)).accountId);

test('a school and a seeker write, support answers in the order of waiting, and the person is told', async () => {
  const school = await givenRecruiter(db, { name: '周明岚' });
  const seeker = await givenSeeker(db, { name: '林知夏' });
  const [one, other, support] = [
    await tokenOf(school.accountId),
    await tokenOf(seeker.accountId),
    await operator('support'),
  ];
  expect((await call('GET', OWN, { token: one })).body).toEqual({ items: [], waiting: false });
  await ask(one, '收款账户是哪个？');
  later();
  await ask(other, '收不到验证码');
  await ask(one, '公对公转账');
  const { items, total } = (await call('GET', QUEUE, { token: support })).body;
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: school.accountId, name: '周明岚', lastText: '公对公转账' },
    { id: seeker.accountId, name: '林知夏', company: '' },
  ]);
  expect(items[0].company).not.toBe('');
  expect(JSON.stringify(items)).toMatch(/\*\*\*\*/);
  const work = (await call('GET', '/api/admin/reviews/all', { token: support })).body;
  expect(work.items).toMatchObject([
    { queue: 'support', id: school.accountId, title: '周明岚', about: '公对公转账' },
    { queue: 'support', id: seeker.accountId, title: '林知夏' },
  ]);
  expect((await call('GET', '/api/admin/reviewCounts', { token: support })).body.items).toMatchObject([
    { queue: 'reports', waiting: 0 },
    { queue: 'support', waiting: 2, overdue: 0 },
  ]);
  const finance = { token: await operator('finance') };
  expect((await call('GET', '/api/admin/reviews/all', finance)).body.items).toEqual([]);
  expect((await call('GET', '/api/admin/reviews/support', finance)).status).toBe(403);
  later();
  const said = { token: support, body: { text: '结算页可以看到。' } };
  const after = (await call('POST', `${QUEUE}/${school.accountId}/messages`, said)).body;
  expect(after.items.map(({ side }: { side: string }) => side)).toEqual(['person', 'person', 'support']);
  expect(after.about).toMatchObject({ deliveries: 0, company: { status: 'approved', openPosts: 0 }, orders: [] });
  expect((await call('GET', `${QUEUE}/${seeker.accountId}`, { token: support })).body.about.company).toBeNull();
  expect((await call('GET', OWN, { token: one })).body).toMatchObject({ waiting: false, items: [{}, {}, said.body] });
  const told = await db.select().from(notification).where(eq(notification.accountId, school.accountId));
  expect(told.map(({ title }) => title)).toEqual(['平台客服答复了你']);
  await call('PUT', `${QUEUE}/${seeker.accountId}/done`, { token: support });
  expect((await call('GET', QUEUE, { token: support })).body.total).toBe(0);
  const answered = (await call('GET', QUEUE, { token: support, query: { state: 'answered' } })).body;
  expect(answered.total).toBe(2);
  expect(answered.figures).toEqual({ waiting: 0, answered: 2 });
  expect((await call('GET', QUEUE, { token: await operator('finance') })).status).toBe(403);
});

test('a person writes twenty messages a day', async () => {
  const token = await tokenOf((await givenSeeker(db)).accountId);
  for (let n = 0; n < 20; n += 1) expect((await ask(token, `第 ${n} 条`)).status).toBe(200);
  expect((await ask(token, '再一条')).status).toBe(429);
});
