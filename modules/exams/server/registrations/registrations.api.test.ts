import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { inventedIdentity } from '#contract/people/identity-number.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { examEvidence, examLook, examRegistration } from '../../schema/exam-registrations.ts';
import { exam, examEvent, examPost, examStep } from '../../schema/exams.ts';
import { eraseOver, expireReturned } from '../by-the-clock.ts';

const { db, deps, call, clock, tokenOf } = await useWholeApp();

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');
const identityNumber = '330106199605120429';
const at = (text: string) => new Date(`${text}:00+08:00`);
const deadline = at('2026-11-27T17:00');

/** A project that takes registrations until the deadline, with two posts, and its reviewer. */
async function givenProject() {
  const { companyId, accountId } = await givenRecruiter(db);
  const [id, first, second] = [newId(), newId(), newId()];
  const made = at('2026-11-10T09:00');
  await db.insert(exam).values({
    id,
    companyId,
    status: 'published',
    title: '澜州市 2027 年公开招聘教师',
    regionCode: '330100',
    settings: usualSettings(2027),
    publishedAt: made,
    createdAt: made,
    updatedAt: made,
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

async function uploadOf({ token }: Applicant, bytes = pdf): Promise<string> {
  const query = { kind: 'examEvidence', name: '材料.pdf' };
  const { body } = await call('POST', '/api/files', { token, query, body: bytes });
  return body.id;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9e5f4' } })
    .jpeg()
    .toBuffer();
const portrait = await picture(295, 413);

const evidenceOf = (who: Applicant) =>
  Promise.all(
    ['photo', 'identity', 'diploma'].map(async (kind) => ({
      kind,
      fileId: await uploadOf(who, kind === 'photo' ? portrait : pdf),
    })),
  );

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

test('an account registers for one post of a project; withdrawn, it may choose another', async () => {
  const [project, applicant] = [await givenProject(), await givenApplicant()];
  const { status, body } = await register(project, applicant);
  expect([status, body.status, body.post.code, body.identity]).toEqual([
    200,
    'submitted',
    '0101',
    '33**************29',
  ]);
  expect((await register(project, applicant, { postId: project.second })).status, 'a second post').toBe(409);
  const withdrawal = await call('POST', `/api/exams/registrations/${body.id}/moves`, {
    token: applicant.token,
    body: { move: 'withdraw' },
  });
  expect(withdrawal.body.status).toBe('withdrawn');
  expect((await register(project, applicant, { postId: project.second })).body.post.code).toBe('0102');
});

test('who knows a number shuts nobody out and learns nothing; the reviewers see both, and approve one', async () => {
  const project = await givenProject();
  const [stranger, holder] = [await givenApplicant(), await givenApplicant()];
  const first = await register(project, stranger, { identityNumber: '３３０１０６-19960512-０４２９' });
  const second = await register(project, holder, { postId: project.second });
  expect([first.status, second.status]).toEqual([200, 200]);
  const shown = ({ body }: typeof first) => [body.status, body.identity, Object.keys(body).sort(), body.events.length];
  expect(shown(second)).toEqual(shown(first));
  const alone = await register(project, await givenApplicant(), { identityNumber: '330106199605120445' });
  expect(shown(alone)[2]).toEqual(shown(first)[2]);
  const queue = async (query: Record<string, string>) =>
    (await call('GET', `/api/company/exams/${project.id}/registrations`, { token: project.token, query })).body;
  const { items, twins, fits } = await queue({ status: 'submitted' });
  const marked = items.filter(({ isTwin }: { isTwin: boolean }) => isTwin);
  expect(marked.map(({ id }: { id: string }) => id).sort()).toEqual([first.body.id, second.body.id].sort());
  expect([items.length, twins, fits, (await queue({ twins: 'only' })).total]).toEqual([3, 2, 1, 2]);
  const opened = await call('GET', `/api/company/examRegistrations/${second.body.id}`, { token: project.token });
  expect(opened.body.twins).toEqual([{ number: first.body.number, status: 'submitted' }]);
  const ids = [first, second].map(({ body }) => body.id);
  const bulk = { token: project.token, body: { ids } };
  expect((await call('POST', `/api/company/exams/${project.id}/approvals`, bulk)).body).toEqual({ approved: 0 });
  expect((await decide(project, ids[1], { move: 'approve' })).body.status).toBe('approved');
  const leave = { token: holder.token, body: { move: 'withdraw' } };
  const withdrawal = await call('POST', `/api/exams/registrations/${ids[1]}/moves`, leave);
  expect(withdrawal.status, 'what was approved is not withdrawn').toBe(409);
  const twice = await decide(project, ids[0], { move: 'approve' });
  expect([twice.status, twice.body.message]).toEqual([
    409,
    `同证号的另一份报名（报名号 ${second.body.number}）已经通过。一个人只能通过一份，请先核对身份，再撤销那份或不通过这份`,
  ]);
  expect((await decide(project, ids[0], { move: 'refuse', reason: '身份核对不符' })).body.status).toBe('refused');
});

test('of two reviewers who approve two registrations of one number at once, one succeeds', async () => {
  const project = await givenProject();
  const both = await Promise.all([givenApplicant(), givenApplicant()].map(async (who) => register(project, await who)));
  const answers = await Promise.all(both.map(({ body }) => decide(project, body.id, { move: 'approve' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('other papers serve where the project takes them, each with its own form', async () => {
  const project = await givenProject();
  const send = async (identityKind: string, number: string) => {
    const { status, body } = await register(project, await givenApplicant(), { identityKind, identityNumber: number });
    return [status, status === 200 ? body.identity : [body.issues?.[0]?.path, body.issues?.[0]?.message]];
  };
  expect(await send('passport', 'EJ1234567')).toEqual([
    400,
    ['body.identityKind', '本项目不接受用护照报名，请换一种证件或咨询组织单位'],
  ]);
  const settings = { ...usualSettings(2027), identities: ['resident', 'permit', 'passport'] as const };
  await db
    .update(exam)
    .set({ settings: { ...settings, identities: [...settings.identities] } })
    .where(eq(exam.id, project.id));
  expect(await send('passport', 'ej 1234567')).toEqual([200, 'EJ*****67']);
  expect(await send('permit', 'H1234567801')).toEqual([200, 'H1*****78']);
  expect(await send('permit', 'H123')).toEqual([
    400,
    ['body.identityNumber', '证件号码：通行证号码不正确，应为 H 或 M 和 8 位数字'],
  ]);
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
  const seen = await call('GET', `/api/company/examEvidence/${body.evidence[1].id}`, { token: project.token });
  expect(Buffer.from(seen.body).equals(pdf)).toBe(true);
  const looks = await db.select().from(examLook).where(eq(examLook.registrationId, body.id));
  expect(looks.map(({ what, reason, actorId }) => [what, reason, actorId])).toEqual([
    ['identity', '核对原件', project.reviewerId],
    ['identity', '资格审核', project.reviewerId],
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
  const [project, applicant] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, applicant);
  await db.update(examRegistration).set({ standing: 'person' }).where(eq(examRegistration.id, body.id));
  const send = () =>
    call('POST', `/api/company/exams/${project.id}/approvals`, { token: project.token, body: { ids: [body.id] } });
  expect((await send()).body).toEqual({ approved: 0 });
  await db.update(examRegistration).set({ standing: 'fits' }).where(eq(examRegistration.id, body.id));
  expect((await send()).body).toEqual({ approved: 1 });
  expect((await send()).body).toEqual({ approved: 0 });
});

const move = (who: Applicant, id: string, body: Record<string, unknown>) =>
  call('POST', `/api/exams/registrations/${id}/moves`, { token: who.token, body });

test('before its review a registration is amended: evidence of a kind is replaced; after a decision it is not', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  const changed = await move(who, body.id, {
    move: 'amend',
    evidence: [{ kind: 'diploma', fileId: await uploadOf(who) }],
  });
  expect([changed.status, changed.body.number, changed.body.evidence.length]).toEqual([200, body.number, 3]);
  expect(changed.body.events.map((event: { move: string }) => event.move)).toEqual(['submit', 'amend']);
  const until = at('2026-11-22T17:00').toISOString();
  await decide(project, body.id, { move: 'return', reason: '缺页', completeBy: until });
  await move(who, body.id, { move: 'complete', note: '已补' });
  expect((await move(who, body.id, { move: 'amend' })).status, 'reviewed once').toBe(409);
});

test('an accessible seat is asked for, kept and taken back by amending', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { id } = (await register(project, who)).body;
  const amend = async (more: object) => (await move(who, id, { move: 'amend', ...more })).body.accessible;
  expect(await amend({ accessible: '使用轮椅' })).toBe('使用轮椅');
  expect(await amend({ note: '更新简历' })).toBe('使用轮椅');
  expect(await amend({ accessible: '' })).toBe('');
});

test('while a reviewer has it open, a registration is not amended', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  const claim = `/api/company/examRegistrations/${body.id}/claim`;
  expect((await call('POST', claim, { token: project.token })).status).toBe(200);
  expect((await move(who, body.id, { move: 'amend' })).status).toBe(409);
  await call('DELETE', claim, { token: project.token });
  expect((await move(who, body.id, { move: 'amend' })).status).toBe(200);
});

test('a returned registration is completed with exactly what was asked', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  const until = at('2026-11-22T17:00').toISOString();
  await decide(project, body.id, { move: 'return', reason: '缺页', completeBy: until, asked: ['diploma'] });
  const complete = async (kinds: readonly string[]) => {
    const evidence = await Promise.all(kinds.map(async (kind) => ({ kind, fileId: await uploadOf(who) })));
    const answer = await move(who, body.id, { move: 'complete', evidence });
    return [answer.status, answer.body.issues?.[0]?.path];
  };
  expect(await complete([])).toEqual([400, 'body.evidence']);
  expect(await complete(['diploma', 'identity'])).toEqual([400, 'body.evidence']);
  expect(await complete(['diploma'])).toEqual([200, undefined]);
});

test.each<[string, number, number, string]>([
  ['too small', 200, 280, '小于项目要求的 295 × 413'],
  ['of another proportion', 600, 600, '比例与项目要求的'],
])('a picture that is %s is refused with what is wrong', async (_, width, height, message) => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const files = await evidenceOf(who);
  const fileId = await uploadOf(who, await picture(width, height));
  const { status, body } = await register(project, who, {
    evidence: files.map((file) => (file.kind === 'photo' ? { ...file, fileId } : file)),
  });
  expect([status, body.issues?.[0]?.path]).toEqual([400, 'body.evidence']);
  expect(body.issues[0].message).toContain(message === '比例与项目要求的' ? '比例不同' : message);
});

test('who is refused appeals once in time, and somebody else answers', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  await db.update(examRegistration).set({ decidedBy: null }).where(eq(examRegistration.id, body.id));
  await decide(project, body.id, { move: 'refuse', reason: '专业不符' });
  expect((await move(who, body.id, { move: 'appeal' })).body.issues?.[0]?.path, 'without a reason').toBe('body.note');
  expect((await move(who, body.id, { move: 'appeal', note: '目录里有' })).body.status).toBe('appealed');
  const told = await db.select().from(notification).where(eq(notification.accountId, project.reviewerId));
  expect(told.filter(({ kind }) => kind === 'exam.appeal').map(({ link }) => link)).toEqual([
    `/exam/review?id=${project.id}&status=appealed`,
  ]);
  expect((await register(project, who)).status, 'no other post meanwhile').toBe(409);
  expect((await decide(project, body.id, { move: 'uphold', reason: '' })).status).toBe(400);
  expect((await decide(project, body.id, { move: 'uphold', reason: '方向不同' })).body.status).toBe('refused');
  expect((await move(who, body.id, { move: 'appeal', note: '再来' })).status, 'a second time').toBe(409);
});

test('an appeal comes too late after the days of the project', async () => {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  await decide(project, body.id, { move: 'refuse', reason: '专业不符' });
  clock.set(new Date(before.getTime() + 3 * 86_400_000));
  const token = await tokenOf(who.accountId);
  expect((await move({ ...who, token }, body.id, { move: 'appeal', note: '目录里有' })).status).toBe(409);
});

test('a project publishes its numbers by its rule', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  await register(project, who);
  const registered = async (numbers: string) => {
    await db
      .update(exam)
      .set({ settings: { ...usualSettings(2027), numbers: numbers as 'live' }, registerUntil: deadline })
      .where(eq(exam.id, project.id));
    return (await call('GET', `/api/exams/${project.id}/posts`)).body.items[0].registered;
  };
  expect([await registered('live'), await registered('hourly'), await registered('hidden')]).toEqual([1, 0, null]);
});

test('identity numbers and evidence of a project that is over are erased after its days, and only then', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  const { body } = await register(project, who);
  await db.update(exam).set({ status: 'closed' }).where(eq(exam.id, project.id));
  const closed = { examId: project.id, fromStatus: 'published', move: 'close', toStatus: 'closed', side: 'recruiter' };
  await db.insert(examEvent).values({ ...closed, at: deadline });
  const kept = async () => {
    const [row] = await db.select().from(examRegistration).where(eq(examRegistration.id, body.id));
    const files = await db.select().from(examEvidence).where(eq(examEvidence.registrationId, body.id));
    return [row?.identitySealed !== null, row?.identityMasked, files.length];
  };
  const end = deadline.getTime() + 365 * 86_400_000;
  await db.transaction((tx) => eraseOver(tx, new Date(end - 1)));
  expect(await kept()).toEqual([true, '33**************29', 3]);
  await db.transaction((tx) => eraseOver(tx, new Date(end)));
  expect(await kept()).toEqual([false, '33**************29', 0]);
});

test('the person finds the registration among the own consents: to whom, what, when', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  await register(project, who);
  const { body } = await call('GET', '/api/account', { token: who.token });
  const found = body.consents.filter(({ kind }: { kind: string }) => kind === 'exam');
  expect(found).toEqual([
    {
      kind: 'exam',
      version: '',
      company: expect.any(String),
      about: '“澜州市 2027 年公开招聘教师”报名：简历、证件号码、3 份材料，供澜州市第一中学岗位的资格审核',
      grantedAt: clock.now().toISOString(),
    },
  ]);
});

test('who is not sixteen does not register', async () => {
  const [project, who] = [await givenProject(), await givenApplicant()];
  await db.update(jober).set({ birthday: '2012-05-12' }).where(eq(jober.id, who.joberId));
  const young = inventedIdentity({ birthday: '2012-05-12', sequence: 8 });
  const { status, body } = await register(project, who, { identityNumber: young });
  expect([status, body.message]).toEqual([409, '须年满 16 周岁才能报名，请核对基本信息里的出生日期 2012-05-12']);
});
