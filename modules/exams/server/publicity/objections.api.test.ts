import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { notification } from '#database/schema/notices.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { examLog } from '../../schema/exam-events.ts';
import { exam } from '../../schema/exams.ts';
import { openCandidates } from '../results/candidates.ts';
import { decidePublication, lockPublication, preparePublication } from '../results/publications.ts';
import { lockExam } from '../store.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';
import { lackingForAppointment } from './objections.ts';

const { db, call, clock } = await useWholeApp();
const [one, other] = [newId(), newId()];
const prepared = at('2026-12-20T09:00');

/** A project with one public list of one person. */
async function givenList(kind: 'publicity' | 'written', publicAt: Date) {
  clock.set(prepared);
  const project = await givenProject(db, {});
  const [postId = ''] = project.postIds;
  const person = await givenRegistered(db, project.id, postId, 'approved');
  const line = { rank: 1, name: '林*夏', ticket: '26***23', written: 81.5, interview: null, total: null };
  const list = await db.transaction(async (tx) => {
    const row = await lockExam(tx, project.id);
    await openCandidates(tx, row, one, prepared);
    const lines = [{ ...line, outcome: 'in', note: '', details: null, registrationId: person.id, postId }];
    const order = { kind, publicAt, lines, summary: {}, reason: '', changes: [], actorId: one, now: prepared };
    const made = await preparePublication(tx, row, order);
    await decidePublication(tx, await lockPublication(tx, made.id), {
      move: 'confirm',
      who: 'recruiter',
      actorId: other,
      now: prepared,
    });
    return made;
  });
  const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;
  return { project, person, listId: list.id, tokenOf, path: `/api/examPublications/${list.id}/objections` };
}

const form = { kind: 'score', name: '程知远', body: '面试折分与公布的平均分不一致', pledged: true };

test('objections are filed within the working days, answered once, and public without who made them', async () => {
  const publicAt = at('2026-12-21T09:00');
  const { project, person, path, tokenOf } = await givenList('publicity', publicAt);
  expect((await call('GET', path)).status, 'before its moment').toBe(404);
  clock.set(publicAt);
  const token = await tokenOf(person.accountId);
  const body = { ...form, aboutId: person.id };
  const filed = await call('POST', path, { token, body });
  expect(filed.status).toBe(200);
  expect((await call('POST', path, { token, body })).body.message).toBe('你已提出同样的异议，正在处理');
  const open = (await call('GET', path)).body;
  // 7 working days from Monday the 21st: 21–25 and 28–29 December.
  expect(open.window).toEqual({ endsAt: at('2026-12-29T17:00').toISOString(), workingDays: 7, open: true });
  expect(open.items).toMatchObject([{ kind: 'score', status: 'filed', answer: '' }]);
  expect(JSON.stringify(open)).not.toMatch(/程知远|平均分|林/);

  const row = async () => (await db.select().from(exam).where(eq(exam.id, project.id)))[0] as typeof exam.$inferSelect;
  expect(await lackingForAppointment(db, await row(), at('2026-12-29T16:59'))).toBe('公示还没有满 7 个工作日');
  expect(await lackingForAppointment(db, await row(), at('2026-12-29T17:00'))).toBe('还有 1 件异议没有答复');

  const staff = await tokenOf(project.accountId);
  const seen = await call('GET', `/api/company/exams/${project.id}/objections`, { token: staff });
  expect(seen.body).toMatchObject({
    mayAnswer: true,
    items: [{ name: '程知远', body: form.body, about: { name: '林*夏', ticket: '26***23' } }],
  });
  const shown = seen.body.windows.find(({ list }: { list: { kind: string } }) => list.kind === 'publicity');
  expect(shown).toMatchObject({ endsAt: at('2026-12-29T17:00').toISOString(), workingDays: 7, open: true });
  const answerPath = `/api/company/examObjections/${filed.body.id}/moves`;
  const answer = { move: 'dismiss', answer: '评分表与公布的成绩一致' };
  expect((await call('POST', answerPath, { token: staff, body: answer })).body.items[0].status).toBe('dismissed');
  expect((await call('POST', answerPath, { token: staff, body: answer })).body.message).toBe('这件异议已经答复');
  expect((await call('GET', path)).body.items).toMatchObject([{ status: 'dismissed', answer: answer.answer }]);
  expect(await lackingForAppointment(db, await row(), at('2026-12-29T17:00'))).toBeNull();
  const told = await db.select().from(notification).where(eq(notification.accountId, person.accountId));
  expect(told.map(({ title }) => title)).toContain('你提出的异议已有答复');
  const log = await db.select().from(examLog).where(eq(examLog.subjectId, filed.body.id)).orderBy(examLog.id);
  expect(log.map(({ subject, move, side }) => [subject, move, side])).toEqual([
    ['objection', 'file', 'seeker'],
    ['objection', 'dismiss', 'recruiter'],
  ]);

  clock.set(at('2026-12-29T17:00'));
  const late = await tokenOf(person.accountId);
  expect((await call('POST', path, { token: late, body })).body.message).toBe('公示期已结束');
});

test('a recount is for one’s own written score, within its days, and its answer is the applicant’s alone', async () => {
  const publicAt = at('2026-12-21T10:00');
  const { project, person, path, tokenOf } = await givenList('written', publicAt);
  clock.set(publicAt);
  const [token, stranger, staff] = [
    await tokenOf(person.accountId),
    await tokenOf((await givenRegistered(db, project.id, project.postIds[0] ?? '', 'refused')).accountId),
    await tokenOf(project.accountId),
  ];
  const body = { ...form, kind: 'recount' };
  expect((await call('POST', path, { token: stranger, body })).body.issues[0].path).toBe('body.kind');
  expect((await call('POST', path, { token, body: form })).body.issues[0].message).toBe('对笔试成绩只受理成绩复查');
  const filed = await call('POST', path, { token, body });
  expect(filed.status).toBe(200);
  const answer = { move: 'dismiss', answer: '复查无误，成绩不变' };
  await call('POST', `/api/company/examObjections/${filed.body.id}/moves`, { token: staff, body: answer });
  expect((await call('GET', path)).body.items).toEqual([]);
  const told = await db.select().from(notification).where(eq(notification.kind, 'exam.objection'));
  const answers = told.filter(({ body: text }) => text.includes(answer.answer));
  expect(answers.map(({ accountId }) => accountId)).toEqual([person.accountId]);
  clock.set(new Date(publicAt.getTime() + usualSettings(2027).results.recountDays * dayMs));
  const late = await tokenOf(person.accountId);
  expect((await call('POST', path, { token: late, body })).body.message).toBe('成绩复查的时间已过');
});

test('bad input names its field in Chinese', async () => {
  const publicAt = at('2026-12-21T09:00');
  const { person, path, tokenOf } = await givenList('publicity', publicAt);
  clock.set(publicAt);
  const token = await tokenOf(person.accountId);
  const faultOf = async (changed: object) => {
    const { status, body } = await call('POST', path, { token, body: { ...form, ...changed } });
    return [status, body.issues[0].path, body.issues[0].message];
  };
  expect(await faultOf({ body: '不服' })).toEqual([400, 'body.body', '事实与理由至少 10 个字']);
  expect(await faultOf({ pledged: false })).toEqual([400, 'body.pledged', '请确认对所述内容的真实性负责']);
  expect(await faultOf({ name: '<b>' })).toEqual([400, 'body.name', '真实姓名只能用汉字、字母、间隔号和空格']);
  expect(await faultOf({ aboutId: newId() })).toEqual([400, 'body.aboutId', '名单里没有这个人，请重新选择']);
  expect(await faultOf({ fileId: newId() })).toEqual([400, 'body.fileId', '文件不存在或已失效，请重新上传']);
  expect(await faultOf({ kind: 'recount' })).toEqual([400, 'body.kind', '成绩复查请在笔试成绩名单提出']);
});
