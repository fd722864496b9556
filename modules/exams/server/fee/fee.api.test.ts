import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examEvidence, examRegistration } from '../../schema/exam-registrations.ts';
import { examNotice, examPost } from '../../schema/exams.ts';
import { lapseUnpaid } from '../by-the-clock.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock, tokenOf } = await useWholeApp();

const rowOf = async (id: string) => (await db.select().from(examRegistration).where(eq(examRegistration.id, id)))[0];
const statusOf = async (id: string) => (await rowOf(id))?.status;

function setClock(to: string): void {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at(to));
}

const pay = { pay: ['2026-11-18T09:00', '2026-11-20T17:00'] as const };

test('a fee is confirmed by numbers, waived with a reason, or the registration lapses when its step ends', async () => {
  const project = await givenProject(db, { fee: 10_000, steps: pay });
  const [postId = ''] = project.postIds;
  const given = () => givenRegistered(db, project.id, postId, 'approved');
  const [one, waived, sent, silent] = [await given(), await given(), await given(), await given()];
  setClock('2026-11-18T10:00');
  const token = await tokenOf(project.accountId);
  const body = { numbers: [one.number, 999_999] };
  const confirmed = await call('POST', `/api/company/exams/${project.id}/payments`, { token, body });
  expect(confirmed.body).toEqual({ paid: 1, unknown: [999_999] });
  const move = (id: string, change: object) =>
    call('POST', `/api/company/examRegistrations/${id}/moves`, { token, body: change });
  expect((await move(waived.id, { move: 'waive' })).body.issues?.[0]?.path).toBe('body.reason');
  expect((await move(waived.id, { move: 'waive', reason: '低保家庭' })).body).toMatchObject({ status: 'paid', fee: 0 });
  const receipt = { move: 'remit', note: '已在财政平台缴费' };
  const applicantToken = await tokenOf(sent.accountId);
  const remitted = await call('POST', `/api/exams/registrations/${sent.id}/moves`, {
    token: applicantToken,
    body: receipt,
  });
  expect(remitted.body.status).toBe('approved');

  await db.transaction((tx) => lapseUnpaid(tx, new Date(at('2026-11-20T17:00').getTime() - 1)));
  expect(await statusOf(silent.id)).toBe('approved');
  await db.transaction((tx) => lapseUnpaid(tx, at('2026-11-20T17:00')));
  const states = await Promise.all([one, waived, sent, silent].map(({ id }) => statusOf(id)));
  expect(states).toEqual(['paid', 'paid', 'approved', 'lapsed']);
  clock.set(at('2026-11-20T17:00'));
  const again = await tokenOf(sent.accountId);
  const late = await call('POST', `/api/exams/registrations/${sent.id}/moves`, { token: again, body: receipt });
  expect([late.status, late.body.message]).toEqual([409, '现在不是缴费时间']);
});

test('a post without enough people is reduced or falls; its people choose again and their fee counts', async () => {
  const posts = [{ headcount: 2 }, { headcount: 1 }, { headcount: 1 }];
  const project = await givenProject(db, { fee: 10_000, ratio: 2, posts, steps: pay });
  const [reduced = '', falls = '', full = ''] = project.postIds;
  setClock('2026-11-21T10:00');
  for (const postId of [reduced, reduced, reduced, full, full]) await givenRegistered(db, project.id, postId, 'paid');
  const lonely = await givenRegistered(db, project.id, falls, 'paid');
  await db.update(examRegistration).set({ fee: 10_000n }).where(eq(examRegistration.id, lonely.id));
  const waiting = await givenRegistered(db, project.id, full, 'approved');
  const token = await tokenOf(project.accountId);
  const path = `/api/company/exams/${project.id}/ratio`;
  const { body: short } = await call('GET', path, { token });
  expect(short.waiting).toBe(1);
  expect(short.items.map((post: Record<string, unknown>) => [post.id, post.people, post.suffices])).toEqual([
    [reduced, 3, 1],
    [falls, 1, 0],
  ]);
  const decided = [
    { id: reduced, headcount: 1 },
    { id: falls, headcount: 0 },
  ];
  const body = { posts: decided, chooseUntil: at('2026-11-25T17:00').toISOString() };
  expect((await call('POST', path, { token, body })).status, 'somebody still waits').toBe(409);
  await db.update(examRegistration).set({ status: 'lapsed' }).where(eq(examRegistration.id, waiting.id));
  const wrong = { ...body, posts: [{ id: full, headcount: 0 }] };
  expect((await call('POST', path, { token, body: wrong })).body.issues[0].path).toBe('body.posts.0.id');
  expect((await call('POST', path, { token, body })).body).toMatchObject({ headcount: 2, posts: 2 });
  const kept = await db.select().from(examPost).where(eq(examPost.examId, project.id)).orderBy(examPost.line);
  expect(kept.map(({ status, headcount }) => [status, headcount])).toEqual([
    ['open', 1],
    ['fallen', 1],
    ['open', 1],
  ]);
  const [notice] = await db.select().from(examNotice).where(eq(examNotice.examId, project.id));
  expect(notice?.body).toContain('取消 0102');
  expect(await statusOf(lonely.id)).toBe('fallen');

  const applicantToken = await tokenOf(lonely.accountId);
  const choose = (postId: string) =>
    call('POST', `/api/exams/registrations/${lonely.id}/moves`, {
      token: applicantToken,
      body: { move: 'choose', postId },
    });
  expect((await choose(full)).body.issues[0].path, 'without evidence').toBe('body.evidence');
  await givenEvidence(lonely.id, lonely.accountId);
  expect((await choose(falls)).body.issues[0].path, 'a fallen post').toBe('body.postId');
  expect((await choose(full)).body.status).toBe('submitted');
  const approve = { move: 'approve', reason: '符合' };
  const moved = await call('POST', `/api/company/examRegistrations/${lonely.id}/moves`, { token, body: approve });
  expect(moved.body).toMatchObject({ status: 'paid', fee: 10_000 });
});

/** What the rules of a post without conditions ask for. */
async function givenEvidence(registrationId: string, accountId: string): Promise<void> {
  const kinds = ['photo', 'identity', 'diploma'];
  const file = {
    accountId,
    kind: 'examEvidence',
    name: '材料.pdf',
    type: 'application/pdf',
    size: 1,
    createdAt: clock.now(),
  };
  const files = kinds.map((kind) => ({ ...file, id: newId(), storageKey: `${registrationId}-${kind}` }));
  await db.insert(upload).values(files);
  await db.insert(examEvidence).values(
    files.map(({ id: fileId, name, type }, line) => ({
      registrationId,
      kind: kinds[line] as string,
      fileId,
      name,
      type,
      at: clock.now(),
    })),
  );
}
