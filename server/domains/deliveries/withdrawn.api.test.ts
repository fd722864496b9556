import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resumeView } from '#database/schema/deliveries.ts';
import { account } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { openSnapshot } from './public.ts';
import { useDeliveries } from './test-deliveries.ts';

const it = await useDeliveries();
const { call, db, clock, aDelivery, aRecruiter, answer, open } = it;
const leaks = /林知夏|1996-05-12|东海师范大学|青枫|teacher@example.com|(?<!\d)138\d{8}(?!\d)|\*{4}/;

type Given = Awaited<ReturnType<typeof aDelivery>>;
const ends: [string, (given: Given) => Promise<unknown>][] = [
  ['is withdrawn', ({ seeker, id }) => answer(seeker, id, 'withdraw', { note: '已找到工作' })],
  [
    'ends with its account',
    ({ seeker }) => db.update(account).set({ status: 'closing' }).where(eq(account.id, seeker.accountId)),
  ],
];

test.each(ends)('a delivery that %s closes the resume: detail, list, export and search', async (_, end) => {
  const given = await aDelivery();
  const { recruiter, companyId, seeker, id } = given;
  expect((await open(recruiter, id)).body).toMatchObject({ closed: false, person: { name: '林知夏' } });
  await db.delete(resumeView).where(eq(resumeView.joberId, seeker.joberId));
  await end(given);

  const detail = await open(recruiter, id);
  expect(detail.body).toMatchObject({ closed: true, snapshot: null, phone: '', checks: [], fit: { met: 0, of: 0 } });
  expect(detail.body.person).toMatchObject({ joberId: '', name: `应聘者 ${id.slice(-4)}`, age: null, school: '' });
  const { token } = recruiter;
  const list = await call('GET', '/api/company/resumeBoxList', { token, query: { companyId } });
  expect(list.body.items).toMatchObject([{ id, closed: true }]);
  const exported = await call('GET', '/api/company/boxExport', { token, query: { companyId } });
  expect(exported.body.rows).toMatchObject([{ id, phone: '' }]);
  for (const { body } of [detail, list, exported]) expect(JSON.stringify(body)).not.toMatch(leaks);

  for (const query of [{ keyword: '知夏' }, { education: 'master' }]) {
    const found = await call('GET', '/api/company/resumeBoxList', { token, query: { companyId, ...query } });
    expect(found.body.items).toEqual([]);
  }
  expect(await db.select().from(resumeView).where(eq(resumeView.joberId, seeker.joberId))).toEqual([]);
});

test.each(ends)('a delivery that %s gives no resume to print', async (_, end) => {
  const given = await aDelivery();
  await end(given);
  const { accountId, companyId, memberId } = given.recruiter;
  const member = { memberId, companyId, role: 'owner', companyStatus: 'approved' } as const;
  const actor = { accountId, member } as Parameters<typeof openSnapshot>[1];
  await expect(openSnapshot(db, actor, given.id, clock.now())).rejects.toMatchObject({
    code: 'ILLEGAL_MOVE',
    message: '对方已撤回投递或注销账号，简历不再开放',
  });
});

test('what the company was told of a withdrawn delivery has an alias for the name; that it was withdrawn, and why, stays', async () => {
  const { seeker, id, companyId } = await aDelivery();
  await answer(seeker, id, 'withdraw', { note: '已找到工作' });
  const sentNotices = await db
    .select()
    .from(notification)
    .where(like(notification.effectKey, `delivery:${id}:%`));
  expect(sentNotices.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['delivery.deliver', 'delivery.withdraw']),
  );
  expect(sentNotices.some((notice) => notice.companyId === companyId && notice.body.includes('已找到工作'))).toBe(true);
  for (const { title, body } of sentNotices) expect(title + body).not.toContain('林知夏');
});

test('notes and batches about a withdrawn delivery name nobody', async () => {
  const { recruiter, seeker, id, companyId } = await aDelivery();
  const colleague = await aRecruiter(companyId, 'recruiter', '李老师');
  await answer(seeker, id, 'withdraw');
  const { token } = recruiter;
  const body = { text: '请看看', mentions: [colleague.memberId] };
  expect((await call('POST', `/api/company/deliveries/${id}/notes`, { token, body })).status).toBe(200);
  const [mention] = await db.select().from(notification).where(eq(notification.kind, 'delivery.mention'));
  expect(`${mention?.title}${mention?.body}`).not.toContain('林知夏');
  const batch = await call('POST', '/api/company/boxBatches', { token, body: { ids: [id], move: 'reject' } });
  expect(batch.body.results).toMatchObject([{ name: `应聘者 ${id.slice(-4)}` }]);
});
