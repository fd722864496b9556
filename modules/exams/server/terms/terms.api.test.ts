import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { notification } from '#database/schema/notices.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { chainStart, eventsBetween, hashOfBlock } from '../../contract/archive/event-chain.ts';
import { exam, examEvent, examFollow, examNotice, examStaff } from '../../schema/exams.ts';
import { blocksOf, eventsAfter, sealExam } from '../archive/seal-events.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

const span = (step: string, from: string, to: string) => ({
  step,
  startsAt: at(from).toISOString(),
  endsAt: at(to).toISOString(),
  detail: '',
});
const steps = [
  span('register', '2026-11-10T09:00', '2026-11-16T17:00'),
  span('written', '2026-12-19T09:00', '2026-12-19T11:30'),
  span('interview', '2027-01-16T09:00', '2027-01-16T17:00'),
];

/** A published project with two leads, a person who registered and one who follows it. */
async function given() {
  clock.set(at('2026-12-21T09:00'));
  const project = await givenProject(db, {
    steps: {
      written: ['2026-12-19T09:00', '2026-12-19T11:30'],
      interview: ['2027-01-16T09:00', '2027-01-16T17:00'],
    },
  });
  const { id, companyId } = project;
  const other = await givenRecruiter(db, { companyId, role: 'recruiter' });
  await db
    .insert(examStaff)
    .values({ examId: id, memberId: other.memberId, role: 'lead', namedBy: newId(), namedAt: clock.now() });
  const registered = await givenRegistered(db, id, project.postIds[0] ?? '', 'approved');
  const follower = await givenSeeker(db);
  await db.insert(examFollow).values({ examId: id, joberId: follower.joberId, at: clock.now() });
  const tokens = {
    one: (await signIn(db, project.accountId, { now: clock.now() })).token,
    other: (await signIn(db, other.accountId, { now: clock.now() })).token,
  };
  type Who = keyof typeof tokens;
  const read = async (who: Who = 'one') => (await call('GET', `/api/company/exams/${id}`, { token: tokens[who] })).body;
  const save = async (change: (form: Record<string, unknown>) => object, who: Who = 'one') => {
    const { title, regionCode, documentNumber, announcement, settings, revision } = await read(who);
    const form = { title, regionCode, documentNumber, announcement, settings, revision, steps };
    return call('PUT', `/api/company/exams/${id}`, { token: tokens[who], body: { ...form, ...change(form) } });
  };
  const decide = async (who: Who, move: string) => {
    const [proposal] = (await read()).proposals;
    return call('POST', `/api/company/examProposals/${proposal.id}/moves`, { token: tokens[who], body: { move } });
  };
  const told = async (accountId: string) =>
    db
      .select()
      .from(notification)
      .where(and(eq(notification.accountId, accountId), eq(notification.kind, 'exam.changed')));
  const events = async () => db.select().from(examEvent).where(eq(examEvent.examId, id)).orderBy(examEvent.id);
  return { ...project, read, save, decide, told, events, registered, follower };
}

const lighter = ({ settings }: Record<string, unknown>) => {
  const rules = settings as { results: object };
  return {
    settings: {
      ...rules,
      weights: { written: 10, interview: 90 },
      tie: 'written',
      results: { ...rules.results, interviewPass: 80, dropExtremes: false },
    },
  };
};

test('rules of a published project stay as they are until another lead confirms; everybody is told both', async () => {
  const { id, save, decide, read, told, events, registered, follower } = await given();
  const before = (await read()).settings;
  const saved = await save(lighter);
  expect(saved.status).toBe(200);
  expect(saved.body.settings, 'nothing happened yet').toEqual(before);
  expect(saved.body.proposals).toMatchObject([
    {
      mine: true,
      changes: [
        { field: 'weights', before: '笔试 40%，面试 60%', after: '笔试 10%，面试 90%' },
        { field: 'tie', before: '同分时面试成绩高者在前', after: '同分时笔试成绩高者在前' },
        { field: 'interviewPass', before: '60 分', after: '80 分' },
        { field: 'dropExtremes', before: '去掉', after: '不去掉' },
      ],
    },
  ]);
  const open = async () => (await call('GET', `/api/exams/${id}`)).body;
  expect((await open()).settings.weights).toEqual({ written: 40, interview: 60 });
  expect(await told(registered.accountId)).toEqual([]);
  expect((await save(() => ({ title: '澜州市 2027 年春季公开招聘教师' }))).body.code).toBe('CONFLICT');
  expect((await decide('one', 'confirm')).body.code, 'the proposer').toBe('FORBIDDEN');

  expect((await decide('other', 'confirm')).status).toBe(200);
  const after = await open();
  expect(after.settings).toMatchObject({ weights: { written: 10, interview: 90 }, tie: 'written' });
  expect(after.notices[0]).toMatchObject({ title: '公告和规则有更正' });
  expect(after.notices[0].body).toContain('总成绩占比：笔试 10%，面试 90%（原为 笔试 40%，面试 60%）');
  for (const { accountId } of [registered, follower])
    expect((await told(accountId)).map(({ body }) => body)).toEqual([
      expect.stringContaining('面试合格线：80 分（原为 60 分）'),
    ]);
  const moves = (await events()).map(({ move }) => move);
  expect(moves).toEqual(['edit', 'propose', 'amend']);
  expect((await events()).at(-1)?.note).toContain('面试最高分和最低分：不去掉（原为 去掉）');
});

test('title, number and announcement too; the notice has the paragraphs that differ, and links count', async () => {
  const { id, save, decide, read } = await given();
  await db
    .update(exam)
    .set({ announcement: '<p>一、岗位</p><p>二、时间 <a href="https://a.example/">表</a></p>' })
    .where(eq(exam.id, id));
  const announcement = '<p>一、岗位</p><p>二、时间 <a href="https://b.example/">表</a></p>';
  await save(() => ({ announcement, documentNumber: '澜教人〔2027〕2 号' }));
  expect((await read()).documentNumber).toBe('');
  await decide('other', 'confirm');
  expect(await read()).toMatchObject({ documentNumber: '澜教人〔2027〕2 号', proposals: [] });
  const [notice] = await db.select().from(examNotice).where(eq(examNotice.examId, id));
  expect(notice?.changes).toMatchObject([
    { step: 'documentNumber', before: '无', after: '澜教人〔2027〕2 号' },
    {
      step: 'announcement',
      before: '二、时间 表（https://a.example/）',
      after: expect.stringContaining('https://b.example/'),
    },
  ]);
});

test('times are announced at once, what nobody relies on is saved silently, and dropped terms change nothing', async () => {
  const { save, decide, read, told, events, registered } = await given();
  const later = steps.map((step) =>
    step.step === 'interview' ? span('interview', '2027-01-17T09:00', '2027-01-17T17:00') : step,
  );
  expect((await save(() => ({ steps: later }))).body.proposals).toEqual([]);
  expect(await told(registered.accountId)).toHaveLength(1);
  expect((await events()).at(-1)).toMatchObject({ move: 'amend', note: expect.stringContaining('（原为 2027-01-16') });
  const note = { steps: later, settings: { ...(await read()).settings, registerNote: '请携带身份证' } };
  expect((await save(() => note)).body).toMatchObject({ proposals: [], settings: { registerNote: '请携带身份证' } });
  await save((form) => ({ ...lighter(form), steps: later }));
  expect((await decide('one', 'drop')).status).toBe(200);
  expect(await read()).toMatchObject({ proposals: [], settings: { weights: { written: 40, interview: 60 } } });
  expect(await told(registered.accountId)).toHaveLength(1);
  expect((await events()).map(({ move }) => move)).toEqual(['amend', 'edit', 'edit', 'propose', 'withdraw']);
});

test('terms that waited when the project was cancelled are dropped and no more', async () => {
  const { id, save, decide, read } = await given();
  await save(lighter);
  await db.update(exam).set({ status: 'cancelled' }).where(eq(exam.id, id));
  expect((await decide('other', 'confirm')).body.message).toBe('项目不在进行中，不能更正');
  expect((await read()).settings.weights).toEqual({ written: 40, interview: 60 });
  expect((await decide('one', 'drop')).status).toBe(200);
  expect((await read()).proposals).toEqual([]);
});

test('a step that is scored goes only once nobody is promised its score, which takes another lead', async () => {
  const { save, decide, read } = await given();
  const withoutInterview = steps.filter(({ step }) => step !== 'interview');
  const paperOnly = ({ settings }: Record<string, unknown>) => ({
    settings: { ...(settings as object), weights: { written: 100, interview: 0 } },
  });
  const both = await save((form) => ({ ...paperOnly(form), steps: withoutInterview }));
  expect(both.body.issues).toMatchObject([
    {
      path: 'body.steps',
      message: '时间安排里没有“面试试讲”，笔试占比应为 100%。总成绩占比的更正由另一位负责人确认后，再改时间安排',
    },
  ]);
  expect((await read()).steps).toHaveLength(3);
  await save(paperOnly);
  await decide('other', 'confirm');
  expect((await save(() => ({ steps: withoutInterview }))).status).toBe(200);
});

test('papers of registration and the second look at decisions are terms too', async () => {
  const { save, decide, read } = await given();
  const looser = ({ settings }: Record<string, unknown>) => ({
    settings: { ...(settings as object), secondReview: 'refusals', identities: ['resident', 'passport'] },
  });
  const { proposals, settings } = (await save(looser)).body;
  expect(settings).toMatchObject({ secondReview: 'none', identities: ['resident'] });
  expect(proposals[0].changes).toMatchObject([
    { field: 'identities', before: '居民身份证或港澳台居民居住证', after: '居民身份证或港澳台居民居住证、护照' },
    { field: 'secondReview', before: '不复核', after: '不通过须复核' },
  ]);
  await decide('other', 'confirm');
  expect((await read()).settings).toMatchObject({ secondReview: 'refusals', identities: ['resident', 'passport'] });
});

test('the chain holds what was before and after: other words give another hash', async () => {
  const { id, save, decide } = await given();
  await save(lighter);
  await decide('other', 'confirm');
  await db.transaction((tx) => sealExam(tx, id, { until: null, now: clock.now() }));
  const [block] = await blocksOf(db, id);
  const all = await eventsAfter(db, id, chainStart);
  const hashOf = (events: typeof all) =>
    hashOfBlock(id, { number: 1, before: null }, eventsBetween(events, chainStart, block?.until ?? chainStart));
  expect(await hashOf(all)).toBe(block?.hash);
  const forged = all.map((event) => ({ ...event, note: event.note.replace('10%', '30%') }));
  expect(await hashOf(forged)).not.toBe(block?.hash);
});
