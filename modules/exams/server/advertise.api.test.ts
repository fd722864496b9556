import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { newId } from '#database/new-id.ts';
import { post as postTable } from '#database/schema/posts.ts';
import { readConfig } from '#server/config.ts';
import { expirePosts } from '#server/domains/posts/public.ts';
import { startModules } from '#server/module.ts';
import { givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { exam, examOrganiser, examPost, examStep } from '../schema/exams.ts';
import { advertiseMissing } from './advertise.ts';

const { db, deps, call, clock, tokenOf } = await useWholeApp();
const at = (text: string) => new Date(`${text}:00+08:00`);

const times = (until: string) => [
  { step: 'register', startsAt: at('2026-11-16T09:00').toISOString(), endsAt: at(until).toISOString() },
  { step: 'publicity', startsAt: at('2027-03-01T09:00').toISOString(), endsAt: at('2027-03-10T17:00').toISOString() },
];
const form = {
  title: '澜州市 2027 年公开招聘教师',
  documentNumber: '',
  regionCode: '330106',
  announcement: '<p>公告</p>',
  settings: { ...usualSettings(2027), phones: [{ name: '政策', number: '0571-88000000' }] },
};

/** A draft with two posts, ready to be published. */
async function givenDraft() {
  const { companyId, accountId } = await givenRecruiter(db);
  const [id, post, other] = [newId(), newId(), newId()];
  const made = at('2026-11-10T09:00');
  const decided = { reason: '教育局', decidedBy: newId(), decidedAt: made };
  await db.insert(examOrganiser).values({ companyId, status: 'allowed', ...decided });
  await db.insert(exam).values({
    ...form,
    id,
    companyId,
    status: 'draft',
    posts: 2,
    headcount: 4,
    createdAt: made,
    updatedAt: made,
    registerFrom: at('2026-11-16T09:00'),
    registerUntil: at('2026-11-27T17:00'),
  });
  const rows = times('2026-11-27T17:00').map((step) => ({ ...step, examId: id }));
  await db
    .insert(examStep)
    .values(rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) })));
  const common = { examId: id, headcount: 2, stage: 'senior', subject: 'math' };
  const requirements = { education: 'master', words: { education: '硕士研究生', age: '35 周岁以下' } } as const;
  await db.insert(examPost).values([
    { ...common, id: post, code: '01', title: '高中数学教师', employer: `澜州${id}中学`, requirements, line: 0 },
    { ...common, id: other, code: '02', title: '校医', employer: '澜州一中', requirements: { words: {} }, line: 1 },
  ]);
  const signedIn = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(method, path, { token: await tokenOf(accountId), body });
  const move = (name: string) => signedIn('POST', `/api/company/exams/${id}/moves`, { move: name, reason: '名单有误' });
  const found = async () => {
    const { body } = await call('GET', '/api/posts', { query: { keyword: `澜州${id}中学` } });
    return body.items.filter((item: { id: string }) => item.id === post);
  };
  return { id, post, other, signedIn, move, found };
}

test('nobody delivers to such a post, and its company does not manage it among its own', async () => {
  const { post, move, signedIn } = await givenDraft();
  await move('publish');
  const { accountId } = await givenSeeker(db);
  const seeker = await tokenOf(accountId);
  const resume = await call('POST', '/api/resumes', { token: seeker, body: { name: '简历' } });
  const body = { postId: post, resumeId: resume.body.id, consent: true, consentVersion: legalVersions.delivery };
  const refused = await call('POST', '/api/deliveries', { token: seeker, body });
  expect([refused.status, refused.body.message]).toEqual([409, '公开招聘的岗位不收简历，请到项目页选岗报名']);
  const chat = await call('POST', `/api/communicate/posts/${post}/conversation`, { token: seeker });
  expect([chat.status, chat.body.code]).toEqual([409, 'POST_CLOSED']);
  expect((await signedIn('GET', '/api/company/posts')).body.items).toEqual([]);
  expect((await signedIn('POST', `/api/company/posts/${post}/moves`, { move: 'close' })).status).toBe(404);
});

test('posts of a project that was published before are added once', async () => {
  const { companyId } = await givenRecruiter(db);
  const [id, made] = [newId(), clock.now()];
  const until = new Date(made.getTime() + 86_400_000);
  await db.insert(exam).values({
    ...form,
    id,
    companyId,
    status: 'published',
    posts: 1,
    publishedAt: made,
    createdAt: made,
    updatedAt: made,
    registerFrom: made,
    registerUntil: until,
  });
  const row = { id: newId(), examId: id, code: '1', title: '小学美术教师', employer: '澜州小学', headcount: 1 };
  await db.insert(examPost).values({ ...row, requirements: { words: {} }, line: 0 });
  await advertiseMissing(db, made);
  await advertiseMissing(db, made);
  const { body } = await call('GET', '/api/posts', { query: { keyword: '小学美术教师 澜州小学' } });
  expect(body.items.map((item: { id: string }) => item.id)).toEqual([row.id]);
});

test('posts of a project close where the site does not offer it, and open where it is offered again', async () => {
  const { post, move, found } = await givenDraft();
  await move('publish');
  const { accountId } = await givenSeeker(db);
  const token = await tokenOf(accountId);
  expect((await call('PUT', `/api/posts/${post}/favourite`, { token })).status).toBe(204);
  const kept = async () => (await call('GET', '/api/favourites', { token })).body.items;
  const start = (MODULES: string) => startModules(db, deps.modules, readConfig({ MODULES }), clock.now());
  await start('support');
  expect(await found()).toEqual([]);
  expect(await kept()).toMatchObject([{ id: post, status: 'closed' }]);
  await start('exams');
  expect(await found()).toMatchObject([{ id: post, deadline: at('2026-11-27T17:00').toISOString() }]);
  expect(await kept()).toMatchObject([{ id: post, status: 'open' }]);
});

test('the steps of a project are a calendar file for everybody', async () => {
  const { id, move } = await givenDraft();
  await move('publish');
  const { status, body } = await call('GET', `/api/calendar/exams/${id}`);
  expect([status, body.ics.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 2]);
  expect(body.ics).toContain('DTSTART:20270301T010000Z');
});

test('a published project puts its posts into searches with mark and deadline; they leave and come back with it', async () => {
  const { id, move, found, post, other, signedIn } = await givenDraft();
  expect(await found(), 'a draft').toEqual([]);
  const published = await move('publish');
  expect([published.status, published.body.message]).toEqual([200, undefined]);
  expect(await found()).toMatchObject([
    {
      id: post,
      exam: { id },
      education: 'master',
      tenure: 'establishment',
      place: '杭州·西湖',
      headcount: 2,
      deadline: at('2026-11-27T17:00').toISOString(),
    },
  ]);
  await move('suspend');
  expect(await found(), 'suspended').toEqual([]);
  await move('resume');
  expect((await found()).length, 'resumed').toBe(1);
  clock.set(at('2026-11-27T17:00'));
  expect(await found(), 'after registration').toEqual([]);
  await expirePosts(db, clock.now());
  await db.update(examPost).set({ status: 'fallen' }).where(eq(examPost.id, other));
  const body = { ...form, revision: 1, steps: times('2026-12-02T17:00') };
  expect((await signedIn('PUT', `/api/company/exams/${id}`, body)).status).toBe(200);
  expect(await found(), 'extended').toMatchObject([{ deadline: at('2026-12-02T17:00').toISOString() }]);
  const [fallen] = await db.select({ status: postTable.status }).from(postTable).where(eq(postTable.id, other));
  expect(fallen?.status, 'fallen before the extension').toBe('expired');
  await move('cancel');
  expect(await found(), 'cancelled').toEqual([]);
});
