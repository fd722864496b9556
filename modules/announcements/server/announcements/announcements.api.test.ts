import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { company, follow } from '#database/schema/companies.ts';
import { notification } from '#database/schema/notices.ts';
import { givenOpenPost, givenOperator, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { announcement } from '../../schema.ts';

const { db, call, tokenOf } = await useWholeApp();
const OWN = '/api/company/announcements';
const text = { title: '2027 年春季招聘公告', body: '因教学需要，面向社会招聘教师，岗位见下方。' };

async function given() {
  const { accountId, companyId, memberId } = await givenRecruiter(db);
  const token = await tokenOf(accountId);
  const post = await givenOpenPost(db, companyId, { memberId });
  const save = (more: object = {}, id?: string) =>
    call(id ? 'PUT' : 'POST', id ? `${OWN}/${id}` : OWN, { token, body: { ...text, postIds: [post.id], ...more } });
  return { accountId, companyId, memberId, token, post, save };
}
const titlesTold = async (accountId: string) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ title }) => title);

test('an announcement is public at once, with its open posts; followers are told the first time', async () => {
  const { companyId, memberId, token, post, save } = await given();
  const { accountId, joberId } = await givenSeeker(db);
  await db.insert(follow).values({ joberId, companyId });
  const closed = await givenOpenPost(db, companyId, { memberId, status: 'closed', title: '初中化学教师' });
  const { status, body: made } = await save({ postIds: [closed.id, post.id] });
  expect([status, made.status]).toEqual([200, 'public']);
  const page = await call('GET', `/api/announcements/${made.id}`);
  expect(page.body).toMatchObject({ ...text, company: { id: companyId }, posts: [{ id: post.id }] });
  expect(page.body.posts).toHaveLength(1);
  const list = await call('GET', `/api/companies/${companyId}/announcements`);
  expect(list.body).toMatchObject({ total: 1, items: [{ id: made.id, title: text.title }] });
  const detail = await call('GET', '/api/company/queryCompanyDetail', { query: { companyId } });
  expect(detail.body.announcements).toBe(1);
  expect((await save({ title: '2027 年秋季招聘公告' }, made.id)).body.status).toBe('public');
  expect((await titlesTold(accountId)).filter((title) => title.endsWith('发布了公告'))).toHaveLength(1);

  expect((await call('DELETE', `${OWN}/${made.id}`, { token })).status).toBe(204);
  expect((await call('DELETE', `${OWN}/${made.id}`, { token })).status, 'twice').toBe(204);
  expect((await call('GET', `/api/announcements/${made.id}`)).status).toBe(404);
  expect((await call('GET', OWN, { token })).body.items).toMatchObject([{ id: made.id, status: 'withdrawn' }]);
});

test('a text that needs a second look waits for an operator, who approves or rejects it with a reason', async () => {
  const { accountId, companyId, token, save } = await given();
  const operator = await tokenOf((await givenOperator(db, 'review')).accountId);
  const doubtful = { body: '面向社会招聘教师，35 岁以下优先，岗位见下方。' };
  const { id, status } = (await save(doubtful)).body;
  expect(status).toBe('pending');
  expect((await call('GET', `/api/announcements/${id}`)).status).toBe(404);
  const queue = (await call('GET', '/api/admin/reviews/texts', { token: operator })).body;
  expect(queue.items).toMatchObject([{ id, kind: 'announcement', title: text.title }]);
  const at = `/api/admin/reviews/texts/${id}`;
  expect((await call('POST', `${at}/claim`, { token: operator })).body.texts[0].text).toContain('35 岁以下');
  const decide = (body: object) => call('POST', `${at}/decision`, { token: operator, body });
  expect((await decide({ verdict: 'reject', reason: '请删去年龄要求' })).status).toBe(204);
  const [own] = (await call('GET', OWN, { token })).body.items;
  expect(own).toMatchObject({ status: 'rejected', reason: '请删去年龄要求' });
  const told = await db.select().from(notification).where(eq(notification.companyId, companyId));
  expect(told.map(({ title }) => title)).toContain('公告未通过审核');
  await save(doubtful, id);
  expect((await decide({ verdict: 'approve' })).status).toBe(204);
  expect((await call('GET', `/api/announcements/${id}`)).status).toBe(200);
  expect((await decide({ verdict: 'approve' })).status, 'decided').toBe(404);
  expect(await titlesTold(accountId)).toEqual([]);
});

test('what is public stays until its change is approved; a refused change is kept for the school', async () => {
  const { companyId, token, save } = await given();
  const operator = await tokenOf((await givenOperator(db, 'review')).accountId);
  const { id } = (await save()).body;
  const doubtful = { title: '2027 年春季招聘公告（更正）', body: '面向社会招聘教师，35 岁以下优先，岗位见下方。' };
  const changed = await save(doubtful, id);
  expect(changed.body).toMatchObject({ ...doubtful, status: 'public', isChanged: true });
  const shown = async () => (await call('GET', `/api/announcements/${id}`)).body;
  expect(await shown()).toMatchObject(text);
  const list = await call('GET', `/api/companies/${companyId}/announcements`);
  expect(list.body.items).toMatchObject([{ title: text.title }]);
  const at = `/api/admin/reviews/texts/${id}`;
  const { texts } = (await call('POST', `${at}/claim`, { token: operator })).body;
  expect(texts.map((one: { text: string }) => one.text.includes('35 岁以下'))).toEqual([true, false]);
  const decide = (body: object) => call('POST', `${at}/decision`, { token: operator, body });
  expect((await decide({ verdict: 'reject', reason: '请删去年龄要求' })).status).toBe(204);
  const own = async () => (await call('GET', OWN, { token })).body.items[0];
  expect(await own()).toMatchObject({ ...doubtful, status: 'public', isChanged: true, reason: '请删去年龄要求' });
  expect(await shown()).toMatchObject(text);
  expect((await decide({ verdict: 'approve' })).status, 'refused already').toBe(404);

  await save(doubtful, id);
  expect((await decide({ verdict: 'approve' })).status).toBe(204);
  expect(await shown()).toMatchObject(doubtful);
  expect(await own()).toMatchObject({ isChanged: false, reason: null });
  await save({ ...doubtful, title: '2027 年春季招聘公告（再次更正）' }, id);
  expect((await call('DELETE', `${OWN}/${id}`, { token })).status).toBe(204);
  expect(await own()).toMatchObject({
    status: 'withdrawn',
    title: '2027 年春季招聘公告（再次更正）',
    isChanged: false,
  });
});

test('a file goes along once an operator has seen it; a file of somebody else is refused', async () => {
  const { accountId, token, save } = await given();
  const operator = await tokenOf((await givenOperator(db, 'review')).accountId);
  const upload = async (owner: string) => {
    const answer = await call('POST', '/api/files', {
      token: owner,
      query: { kind: 'postFile', name: '报名表.pdf' },
      body: Buffer.from('%PDF-1.4\n%%EOF\n'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    return { fileId: answer.body.id as string, name: '报名表.pdf' };
  };
  const rival = await given();
  const foreign = await save({ attachments: [await upload(rival.token)] });
  expect(foreign.body.issues).toMatchObject([{ path: 'body.attachments' }]);
  const { id } = (await save()).body;
  const file = await upload(token);
  expect((await save({ attachments: [file] }, id)).body).toMatchObject({ status: 'public', isChanged: true });
  expect((await call('GET', `/api/announcements/${id}`)).body.attachments).toEqual([]);
  const at = `/api/admin/reviews/texts/${id}`;
  const { links } = (await call('POST', `${at}/claim`, { token: operator })).body;
  expect(links.map(({ label }: { label: string }) => label)).toContain('附件：报名表.pdf');
  await call('POST', `${at}/decision`, { token: operator, body: { verdict: 'approve' } });
  const shown = (await call('GET', `/api/announcements/${id}`)).body.attachments;
  expect(shown).toEqual([{ name: '报名表.pdf', url: `/uploads/${file.fileId}/${encodeURIComponent('报名表.pdf')}` }]);
  expect((await save({ attachments: [file], title: '2027 年秋季招聘公告' }, id)).body.isChanged, 'known').toBe(false);
  expect(await titlesTold(accountId)).toEqual([]);
});

test('forbidden words, foreign posts and absent announcements are refused; a suspended school shows none', async () => {
  const { companyId, save } = await given();
  const rival = await given();
  const refused = await save({ body: '本次招聘仅限男性，岗位见下方列表。' });
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'body.body' }] } });
  expect((await save({ postIds: [rival.post.id] })).body.issues).toMatchObject([{ path: 'body.postIds' }]);
  const { id } = (await rival.save()).body;
  expect((await save({}, id)).status).toBe(404);
  const own = (await save()).body.id;
  await db.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId));
  expect((await call('GET', `/api/announcements/${own}`)).status).toBe(404);
  expect(await db.$count(announcement, eq(announcement.companyId, companyId))).toBe(1);
});
