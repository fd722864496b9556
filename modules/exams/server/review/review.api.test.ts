import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { notification } from '#database/schema/notices.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import { undoMs } from '../../contract/review.ts';
import { examEvidence, examLook } from '../../schema/exam-registrations.ts';
import { examStaff } from '../../schema/exams.ts';
import { givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock, deps } = await useWholeApp();

/** A project with one registration and two reviewers. */
async function givenReviewers(secondReview = 'none') {
  const project = await givenProject(db, {});
  await db.execute(
    sql`update exam set settings = settings || ${JSON.stringify({ secondReview })}::jsonb where id = ${project.id}`,
  );
  const registered = await givenRegistered(db, project.id, project.postIds[0] ?? '', 'submitted');
  const reviewer = async () => {
    const { accountId, memberId } = await givenRecruiter(db, { companyId: project.companyId, role: 'recruiter' });
    const now = clock.now();
    await db
      .insert(examStaff)
      .values({ examId: project.id, memberId, role: 'reviewer', namedBy: accountId, namedAt: now });
    const { token } = await signIn(db, accountId, { now });
    const path = `/api/company/examRegistrations/${registered.id}`;
    return {
      claim: () => call('POST', `${path}/claim`, { token }),
      release: () => call('DELETE', `${path}/claim`, { token }),
      decide: (move: string, reason = '') => call('POST', `${path}/moves`, { token, body: { move, reason } }),
      open: () => call('GET', path, { token }),
      queue: async (status = 'submitted', more = {}) =>
        (await call('GET', `/api/company/exams/${project.id}/registrations`, { token, query: { status, ...more } }))
          .body,
      rows: () => call('GET', `/api/company/exams/${project.id}/registrationRows`, { token }),
      approveAll: () =>
        call('POST', `/api/company/exams/${project.id}/approvals`, { token, body: { ids: [registered.id] } }),
    };
  };
  const seeker = await signIn(db, registered.accountId, { now: clock.now() });
  const registration = async () =>
    (await call('GET', '/api/exams/registrations', { token: seeker.token })).body.items[0];
  const { token } = await signIn(db, project.accountId, { now: clock.now() });
  const organiser = { rows: () => call('GET', `/api/company/exams/${project.id}/registrationRows`, { token }) };
  return {
    one: await reviewer(),
    other: await reviewer(),
    registration,
    organiser,
    id: registered.id,
    accountId: registered.accountId,
  };
}

test('what one reviewer claims, no other decides, until it is released or expires', async () => {
  const { one, other } = await givenReviewers();
  expect((await one.claim()).status).toBe(200);
  const refused = await other.claim();
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/^正在由.+审核，请换一份$/)]);
  expect([(await other.queue()).items[0].claimedBy, (await one.queue()).items[0].claimedBy]).toEqual([
    expect.any(String),
    null,
  ]);
  expect((await other.decide('approve')).status).toBe(409);
  expect((await other.approveAll()).body).toEqual({ approved: 0 });
  expect((await other.release()).status, 'another’s claim').toBe(204);
  expect((await other.claim()).status).toBe(409);
  await one.release();
  expect((await other.claim()).status).toBe(200);
  clock.advance(5 * 60_000);
  expect((await one.decide('approve')).body.status, 'after it expired').toBe('approved');
  const late = await other.decide('refuse', '专业不符');
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^这份报名已由.+处理，现在是“通过”$/)]);
});

test('a refusal waits for another person, who confirms or disputes it; the applicant learns of the outcome alone', async () => {
  const { one, other, registration } = await givenReviewers('refusals');
  expect((await one.decide('refuse', '专业不符')).body).toMatchObject({ status: 'checking', proposal: { mine: true } });
  const { status, reason, events } = await registration();
  expect([status, reason, JSON.stringify(events)]).toEqual(['checking', null, expect.not.stringContaining('专业不符')]);
  expect((await one.decide('refuse', '专业不符')).status, 'the same person').toBe(409);
  expect((await other.decide('approve')).status, 'another decision').toBe(409);
  expect((await other.open()).body.moves).toEqual(['refuse', 'dispute']);
  expect((await other.decide('dispute', '专业目录里有')).body).toMatchObject({ status: 'submitted', proposal: null });
  await one.decide('refuse', '专业不符');
  expect((await other.decide('refuse')).body.status).toBe('refused');
  expect((await registration()).reason).toBe('专业不符');
});

test('where every decision takes two people, bulk approval is a proposal, and approving directly is too', async () => {
  const { one, other } = await givenReviewers('all');
  expect((await one.approveAll()).body).toEqual({ approved: 1 });
  expect((await one.open()).body.status).toBe('checking');
  expect((await one.decide('approve')).status).toBe(409);
  expect((await other.decide('approve')).body).toMatchObject({ status: 'approved', proposal: null });
});

test('the second person confirms in bulk what fits every rule; the first one cannot, and each move names who made it', async () => {
  const { one, other } = await givenReviewers('all');
  await one.approveAll();
  expect([(await one.queue('checking')).fits, (await other.queue('checking')).fits]).toEqual([0, 1]);
  expect((await one.approveAll()).body).toEqual({ approved: 0 });
  expect((await other.approveAll()).body).toEqual({ approved: 1 });
  const { status, events } = (await one.open()).body;
  const moves = events.map(({ move, by }: { move: string; by: string | null }) => [move, by !== null]);
  expect([status, moves]).toEqual([
    'approved',
    [
      ['propose', true],
      ['approve', true],
    ],
  ]);
});

test('the table of registrations masks numbers, says who took it, and leaves telephones to who leads', async () => {
  const { one, organiser, id } = await givenReviewers();
  const [row] = (await one.rows()).body.items;
  expect(row).toMatchObject({ name: '林知夏', identity: '33**************29', status: 'submitted', accessible: false });
  expect([row.phone, (await organiser.rows()).body.items[0].phone]).toEqual(['138****5678', '13812345678']);
  const looks = await db.select().from(examLook).where(eq(examLook.registrationId, id));
  expect(looks.map(({ what }) => what)).toEqual(['list', 'list']);
});

test('receipts that nobody has confirmed are counted and found', async () => {
  const { one, id, accountId } = await givenReviewers();
  expect((await one.queue()).receipts).toBe(0);
  const [file] = await db
    .insert(upload)
    .values({
      id: newId(),
      accountId,
      kind: 'examEvidence',
      name: '凭证.pdf',
      type: 'application/pdf',
      size: 1,
      storageKey: newId(),
      createdAt: clock.now(),
    })
    .returning();
  const evidence = { registrationId: id, kind: 'receipt', fileId: file?.id ?? '', name: '', type: '', at: clock.now() };
  await db.insert(examEvidence).values(evidence);
  await one.decide('approve');
  const found = await one.queue('approved', { receipt: 'sent' });
  expect([found.receipts, found.items.map((item: { id: string }) => item.id)]).toEqual([1, [id]]);
});

test('who decided takes it back at once without a reason; the applicant is told only when that is over', async () => {
  const { one, other, registration, accountId } = await givenReviewers();
  registerJobs(deps);
  const told = async () => {
    await deps.jobs.drain();
    const rows = await db.select().from(notification).where(eq(notification.accountId, accountId));
    return rows.map(({ kind }) => kind).sort();
  };
  expect((await one.queue()).undo).toBeNull();
  await one.decide('refuse', '专业不符');
  expect((await one.queue('refused')).undo).toMatchObject({ name: '林知夏', status: 'refused' });
  expect([(await other.queue()).undo, (await other.decide('reopen')).status], 'a colleague gives a reason').toEqual([
    null,
    400,
  ]);
  expect((await one.decide('reopen')).body).toMatchObject({ status: 'submitted', reason: null });
  clock.advance(undoMs);
  expect([await told(), (await one.queue()).undo]).toEqual([[], null]);
  await one.decide('approve');
  expect(await told(), 'not yet').toEqual([]);
  clock.advance(undoMs);
  expect(await told()).toEqual(['exam.approve']);
  expect((await one.decide('reopen')).status, 'too late without a reason').toBe(400);
  await one.decide('reopen', '证书号核对有误');
  expect(await told()).toEqual(['exam.approve', 'exam.reopen']);
  expect((await registration()).status).toBe('submitted');
});

test('a proposal for a second person is undone by who made it', async () => {
  const { one, other } = await givenReviewers('all');
  await one.approveAll();
  expect((await one.queue()).undo).toMatchObject({ status: 'checking' });
  expect((await other.decide('dispute')).status).toBe(400);
  expect((await one.decide('dispute')).body.status).toBe('submitted');
});
