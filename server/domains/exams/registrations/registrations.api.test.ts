import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { usualSettings } from '#contract/exams/exam-settings.ts';
import { newId } from '#database/new-id.ts';
import { examLook, examRegistration } from '#database/schema/exam-registrations.ts';
import { exam, examPost, examStep } from '#database/schema/exams.ts';
import { upload } from '#database/schema/files.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { expireReturned } from './expire.ts';

const { db, deps, call, clock } = await useWholeApp();

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');
const identityNumber = '330106199605120429';
const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;
const at = (text: string) => new Date(`${text}:00+08:00`);
const deadline = at('2026-11-27T17:00');

/** A project that takes registrations until the deadline, with two posts, and its reviewer. */
async function givenProject() {
  const { companyId, accountId } = await givenRecruiter(db);
  const [id, first, second] = [newId(), newId(), newId()];
  const made = at('2026-11-10T09:00');
  await db.insert(exam).values({
    ...{ id, companyId, status: 'published', title: '澜州市 2027 年公开招聘教师', regionCode: '330100' },
    ...{ settings: usualSettings(2027), publishedAt: made, createdAt: made, updatedAt: made },
  });
  await db
    .insert(examStep)
    .values({ examId: id, step: 'register', startsAt: at('2026-11-16T09:00'), endsAt: deadline });
  const post = { examId: id, employer: '澜州市第一中学', headcount: 2, requirements: { words: {} } };
  await db.insert(examPost).values([
    { ...post, id: first, code: '0101', title: '高中数学教师', line: 0 },
    { ...post, id: second, code: '0102', title: '高中物理教师', line: 1 },
  ]);
  return { id, first, second, token: await tokenOf(accountId), reviewerId: accountId };
}

async function givenApplicant() {
  const { accountId, joberId } = await givenSeeker(db);
  return { accountId, joberId, token: await tokenOf(accountId) };
}

type Project = Awaited<ReturnType<typeof givenProject>>;
type Applicant = Awaited<ReturnType<typeof givenApplicant>>;

async function uploadOf({ token }: Applicant): Promise<string> {
  const query = { kind: 'examEvidence', name: '材料.pdf' };
  const { body } = await call('POST', '/api/files', { token, query, body: pdf });
  return body.id;
}

const evidenceOf = (who: Applicant) =>
  Promise.all(['photo', 'identity', 'diploma'].map(async (kind) => ({ kind, fileId: await uploadOf(who) })));

async function register(project: Project, who: Applicant, change: Record<string, unknown> = {}) {
  const evidence = change.evidence ?? (await evidenceOf(who));
  const body = { postId: project.first, identityNumber, pledged: true, ...change, evidence };
  return call('POST', `/api/exams/${project.id}/registrations`, { token: who.token, body });
}

const decide = ({ token }: Project, id: string, body: Record<string, unknown>) =>
  call('POST', `/api/company/examRegistrations/${id}/moves`, { token, body });
const statusOf = async (id: string) =>
  (await db.select({ status: examRegistration.status }).from(examRegistration).where(eq(examRegistration.id, id)))[0]
    ?.status;

test('a person registers for one post of a project, whatever the account; withdrawn, they may choose another', async () => {
  const [project, one, other] = [await givenProject(), await givenApplicant(), await givenApplicant()];
  const { status, body } = await register(project, one);
  expect([status, body.status, body.post.code, body.identity]).toEqual([
    200,
    'submitted',
    '0101',
    '33**************29',
  ]);
  expect((await register(project, one, { postId: project.second })).status, 'a second post').toBe(409);
  expect((await register(project, other)).status, 'the same number from another account').toBe(409);
  const left = await call('POST', `/api/exams/registrations/${body.id}/moves`, {
    token: one.token,
    body: { move: 'withdraw' },
  });
  expect(left.body.status).toBe('withdrawn');
  expect((await register(project, one, { postId: project.second })).body.post.code).toBe('0102');
});

test('of registrations sent at once by one person, one is kept', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const evidence = await evidenceOf(who);
  const answers = await Promise.all(Array.from({ length: 6 }, () => register(project, who, { evidence })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('the deadline is the server’s clock to the millisecond', async () => {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(new Date(deadline.getTime() - 1));
  const [project, early, late] = [await givenProject(), await givenApplicant(), await givenApplicant()];
  expect((await register(project, early)).status).toBe(200);
  clock.set(deadline);
  const { status, body } = await register(project, late);
  expect([status, body.message]).toEqual([409, '报名已于 2026-11-27 17:00 截止']);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a wrong check digit', { identityNumber: '330106199605120428' }, 'body.identityNumber'],
  ['another day of birth', { identityNumber: '330106199804121029' }, 'body.identityNumber'],
  ['no evidence', { evidence: [] }, 'body.evidence'],
  ['another project’s post', { postId: '12345' }, 'body.postId'],
  ['no pledge', { pledged: false }, 'body.pledged'],
])('%s is refused with its field', async (_, change, path) => {
  const { status, body } = await register(await givenProject(), await givenApplicant(), change);
  expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
});

test('identity number and evidence are encrypted, and opened only with a record of who looked and why', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  const { rows } = await db.execute<{ text: string }>(
    sql`select exam_registration::text as text from exam_registration where id = ${body.id}`,
  );
  expect(rows[0]?.text).not.toContain(identityNumber.slice(6));
  const [file] = await db.select().from(upload).where(eq(upload.accountId, who.accountId)).limit(1);
  const stored = Buffer.concat((await (await deps.files.read(file?.storageKey ?? ''))?.toArray()) ?? []);
  expect(stored.includes('%PDF')).toBe(false);
  const number = await call('POST', `/api/company/examRegistrations/${body.id}/identity`, {
    token: project.token,
    body: { reason: '核对原件' },
  });
  expect(number.body.number).toBe(identityNumber);
  const seen = await call('GET', `/api/company/examEvidence/${body.evidence[0].id}`, { token: project.token });
  expect(Buffer.from(seen.body).equals(pdf)).toBe(true);
  const looks = await db.select().from(examLook).where(eq(examLook.registrationId, body.id));
  expect(looks.map(({ what, reason, actorId }) => [what, reason, actorId])).toEqual([
    ['identity', '核对原件', project.reviewerId],
    ['photo', '资格审核', project.reviewerId],
  ]);
});

test('of two reviewers the second finds the decision of the first', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  const answers = await Promise.all([
    decide(project, body.id, { move: 'approve' }),
    decide(project, body.id, { move: 'refuse', reason: '专业不符' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a returned registration is completed in time, or refused by the clock', async () => {
  const project = await givenProject();
  const until = at('2026-11-22T17:00');
  const [one, other] = [await givenApplicant(), await givenApplicant()];
  const kept = (await register(project, one)).body.id as string;
  expect((await decide(project, kept, { move: 'return', reason: '缺页' })).body.issues?.[0]?.path).toBe(
    'body.completeBy',
  );
  const back = { move: 'return', reason: '缺页', completeBy: until.toISOString() };
  expect((await decide(project, kept, back)).body.status).toBe('returned');
  const completed = await call('POST', `/api/exams/registrations/${kept}/moves`, {
    token: one.token,
    body: { move: 'complete', evidence: [{ kind: 'other', fileId: await uploadOf(one) }] },
  });
  expect([completed.body.status, completed.body.evidence.length]).toEqual(['submitted', 4]);
  await call('POST', `/api/exams/registrations/${kept}/moves`, { token: one.token, body: { move: 'withdraw' } });
  const late = (await register(project, other)).body.id as string;
  await decide(project, late, back);
  await db.transaction((tx) => expireReturned(tx, new Date(until.getTime() - 1)));
  expect(await statusOf(late)).toBe('returned');
  await db.transaction((tx) => expireReturned(tx, until));
  expect(await statusOf(late)).toBe('refused');
});

test('bulk approval takes only those that fit every rule and still wait', async () => {
  const [project, one] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, one);
  await db.update(examRegistration).set({ standing: 'person' }).where(eq(examRegistration.id, body.id));
  const send = () =>
    call('POST', `/api/company/exams/${project.id}/approvals`, { token: project.token, body: { ids: [body.id] } });
  expect((await send()).body).toEqual({ approved: 0 });
  await db.update(examRegistration).set({ standing: 'fits' }).where(eq(examRegistration.id, body.id));
  expect((await send()).body).toEqual({ approved: 1 });
  expect((await send()).body).toEqual({ approved: 0 });
});
