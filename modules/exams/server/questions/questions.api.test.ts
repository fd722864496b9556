import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { notification } from '#database/schema/notices.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

async function given() {
  const project = await givenProject(db, {});
  const { token } = await signIn(db, project.accountId, { now: clock.now() });
  const { accountId } = await givenSeeker(db);
  const seeker = await signIn(db, accountId, { now: clock.now() });
  return { ...project, token, seekerId: accountId, seeker: seeker.token, path: `/api/exams/${project.id}` };
}

test('a question is public once it is answered in public, without who asked; who asked is told', async () => {
  const { id, token, seeker, seekerId, path } = await given();
  const body = '在职教师报名要单位同意吗？';
  const asked = (await call('POST', `${path}/questions`, { token: seeker, body: { body } })).body.id;
  expect((await call('POST', `${path}/questions`, { token: seeker, body: { body } })).body.id, 'twice').toBe(asked);
  expect((await call('GET', `${path}/questions`)).body).toEqual({ items: [], waiting: 1 });
  const mine = (await call('GET', `${path}/questions/mine`, { token: seeker })).body.items;
  expect(mine).toMatchObject([{ body, answer: '', answeredAt: null }]);

  const answer = (text: string, isPublic: boolean) =>
    call('PUT', `/api/company/examQuestions/${asked}/answer`, { token, body: { answer: text, isPublic } });
  const staff = (await answer('复审时交同意报考证明。', false)).body;
  expect(staff.items).toMatchObject([{ id: asked, answer: '复审时交同意报考证明。' }]);
  expect((await call('GET', `${path}/questions`)).body, 'to one person alone').toEqual({ items: [], waiting: 0 });
  await answer('复审时交同意报考证明。', true);
  const { items } = (await call('GET', `${path}/questions`)).body;
  expect(items).toEqual([{ id: asked, body, answer: '复审时交同意报考证明。', answeredAt: clock.now().toISOString() }]);
  const told = await db
    .select()
    .from(notification)
    .where(inArray(notification.accountId, [seekerId]));
  expect(told.map(({ title, link }) => [title, link])).toContainEqual(['你的提问已有答复', `/exams/details?id=${id}`]);
});

test('a person asks ten questions a day', async () => {
  const { seeker, path } = await given();
  const ask = (n: number) =>
    call('POST', `${path}/questions`, { token: seeker, body: { body: `第 ${n} 个问题是什么？` } });
  for (let n = 0; n < 10; n += 1) expect((await ask(n)).status).toBe(200);
  expect((await ask(10)).status).toBe(429);
});

test('attachments stand on the page in their order; after publication a change is announced', async () => {
  const { id, token, accountId, path } = await given();
  const files = ['岗位计划表.xlsx', '诚信承诺书.pdf'].map((name) => ({ id: newId(), name }));
  await db.insert(upload).values(
    files.map((file) => ({
      ...file,
      accountId,
      kind: 'examAttachment',
      type: 'application/pdf',
      size: 9,
      storageKey: file.id,
      createdAt: clock.now(),
    })),
  );
  const save = (fileIds: string[]) => call('PUT', `/api/company/exams/${id}/attachments`, { token, body: { fileIds } });
  const ids = files.map((file) => file.id).reverse();
  expect((await save(ids)).body.attachments.map(({ name }: { name: string }) => name)).toEqual([
    '诚信承诺书.pdf',
    '岗位计划表.xlsx',
  ]);
  clock.set(new Date(clock.now().getTime() + 60_000));
  await save(ids.slice(1));
  const { attachments, notices } = (await call('GET', path)).body;
  expect(attachments).toMatchObject([{ name: '岗位计划表.xlsx', size: 9 }]);
  expect(notices.map(({ body }: { body: string }) => body)).toEqual([
    '撤下“诚信承诺书.pdf”。',
    '新增“诚信承诺书.pdf”、“岗位计划表.xlsx”。',
  ]);
  expect((await save(ids)).status, 'a dropped file').toBe(400);
});

test('the days of registration count who registered, as the project publishes its numbers', async () => {
  const { id, postIds, path } = await given();
  for (const status of ['submitted', 'approved', 'withdrawn'] as const)
    await givenRegistered(db, id, postIds[0] ?? '', status);
  const { days } = (await call('GET', `${path}/posts`)).body;
  expect(days).toHaveLength(7);
  expect(days.slice(0, 3)).toEqual([
    { day: '2026-11-10', registered: 0 },
    { day: '2026-11-11', registered: 2 },
    { day: '2026-11-12', registered: 0 },
  ]);
});
