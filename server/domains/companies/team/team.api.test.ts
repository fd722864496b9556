import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companyEndpoints } from '#contract/companies/companies.ts';
import { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import { type Team, teamEndpoints } from '#contract/companies/teams.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { conversation } from '#database/schema/chat.ts';
import { company, companyMember, memberLink } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { upload } from '#database/schema/files.ts';
import { notification } from '#database/schema/notices.ts';
import { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import {
  givenAccount,
  givenOpenPost,
  givenPapers,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { companyHandlers } from '../routes.ts';
import { teamHandlers } from './team-routes.ts';

const { db, clock, call } = await useTestApp({
  table: { ...companyEndpoints, ...teamEndpoints, ...ownCompanyEndpoints },
  handlers: (deps) => ({ ...companyHandlers(), ...teamHandlers(deps) }),
  resolveToken,
});

async function owner(values: Parameters<typeof givenRecruiter>[1] = {}) {
  const person = await givenRecruiter(db, values);
  const { token } = await signIn(db, person.accountId, { now: clock.now() });
  const ask = (method: string, path: string, body?: object) => call(method, `/api/team${path}`, { token, body });
  const link = async (role = 'recruiter') =>
    (await ask('POST', '/links', { role })).body.path.split('invite=')[1] as string;
  return { ...person, token, ask, link };
}

async function newcomer() {
  const { id } = await givenAccount(db);
  const { token } = await signIn(db, id, { scope: 'onboarding', now: clock.now() });
  const join = (secret: string) =>
    call('POST', `/api/team/invitations/${secret}`, { token, body: { name: '李老师', title: '教务' } });
  const draft = (form?: object) =>
    form
      ? call('PUT', '/api/team/company/draft', { token, body: { form } })
      : call('GET', '/api/team/company/draft', { token });
  return { id, token, join, draft };
}

const membersOf = async (companyId: string) =>
  db.select().from(companyMember).where(eq(companyMember.companyId, companyId));

describe('a link of invitation', () => {
  test('lets one of two in who use it at once, and is spent', async () => {
    const school = await owner();
    const secret = await school.link('interviewer');
    const people = [await newcomer(), await newcomer()];
    const answers = await Promise.all(people.map(({ join }) => join(secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const members = await membersOf(school.companyId);
    expect(members.map(({ role, status }) => [role, status]).sort()).toEqual([
      ['interviewer', 'active'],
      ['owner', 'active'],
    ]);
    const [link] = await db.select().from(memberLink).where(eq(memberLink.companyId, school.companyId));
    expect(members.map(({ accountId }) => accountId)).toContain(link?.usedBy);
    expect((await (await newcomer()).join(secret)).status).toBe(404);
  });

  test('is made and used while the certification waits, but not for a school that was rejected or suspended', async () => {
    const waiting = await owner({ status: 'pending' });
    const secret = await waiting.link();
    expect((await call('GET', `/api/team/invitations/${secret}`)).status).toBe(200);
    expect((await (await newcomer()).join(secret)).status).toBe(200);
    for (const status of ['rejected', 'suspended'] as const) {
      const { ask } = await owner({ status });
      expect((await ask('POST', '/links', { role: 'recruiter' })).body.code).toBe(`COMPANY_${status.toUpperCase()}`);
    }
  });

  test('is made once under one key, and its address is answered again', async () => {
    const { token, ask } = await owner();
    const make = (key: string) =>
      call('POST', '/api/team/links', { token, body: { role: 'finance' }, headers: { 'idempotency-key': key } });
    const first = await make('team-link-1');
    expect(first.status).toBe(200);
    expect((await make('team-link-1')).body).toEqual(first.body);
    expect((await make('team-link-2')).body.path).not.toBe(first.body.path);
    expect(((await ask('GET', '')).body as Team).links).toHaveLength(2);
  });

  test('that was revoked, or is a week old, lets nobody in', async () => {
    const school = await owner();
    const [revoked, old] = [await school.link(), await school.link()];
    const { links } = (await school.ask('GET', '')).body as Team;
    await school.ask('DELETE', `/links/${links.at(-1)?.id}`);
    const states = await Promise.all(
      [revoked, old].map(async (secret) => (await (await newcomer()).join(secret)).status),
    );
    expect(states.sort()).toEqual([200, 404]);
    const late = await school.link();
    clock.advance(7 * 86_400_000 + 1);
    const { id } = await givenAccount(db);
    const { token } = await signIn(db, id, { scope: 'onboarding', now: clock.now() });
    const answer = await call('POST', `/api/team/invitations/${late}`, { token, body: { name: '李老师' } });
    expect(answer.status).toBe(404);
  });
});

test('each member is listed with the deliveries that wait for an answer, and how many of them are overdue', async () => {
  const school = await owner();
  const colleague = await givenRecruiter(db, { companyId: school.companyId, role: 'recruiter' });
  const { id: postId } = await givenOpenPost(db, school.companyId, { memberId: colleague.memberId });
  const given = async (status: 'submitted' | 'viewed' | 'rejected', daysAgo: number) => {
    const submittedAt = new Date(clock.now().getTime() - daysAgo * 86_400_000);
    await db.insert(delivery).values({
      id: newId(),
      postId,
      companyId: school.companyId,
      joberId: (await givenSeeker(db)).joberId,
      resumeId: '1',
      consentId: '1',
      status,
      snapshot: {} as ResumeSnapshot,
      submittedAt,
      changedAt: submittedAt,
    });
  };
  await given('submitted', 1);
  await given('viewed', 8);
  await given('rejected', 9);
  const { members } = (await school.ask('GET', '')).body as Team;
  expect(members.map(({ id, toAnswer, overdue }) => [id, toAnswer, overdue])).toEqual([
    [school.memberId, 0, 0],
    [colleague.memberId, 2, 1],
  ]);
});

describe('somebody who goes', () => {
  async function leaving() {
    const school = await owner();
    const gone = await givenRecruiter(db, { companyId: school.companyId, role: 'recruiter' });
    const taker = await givenRecruiter(db, { companyId: school.companyId, role: 'recruiter' });
    const open = await givenOpenPost(db, school.companyId, { memberId: gone.memberId });
    const { joberId } = await givenSeeker(db);
    const [talk] = await db
      .insert(conversation)
      .values({
        joberId,
        companyId: school.companyId,
        postId: open.id,
        memberId: gone.memberId,
        createdAt: clock.now(),
      })
      .returning();
    const holders = async () => [
      (await db.select().from(post).where(eq(post.id, open.id)))[0]?.memberId,
      (
        await db
          .select()
          .from(conversation)
          .where(eq(conversation.id, talk?.id ?? ''))
      )[0]?.memberId,
    ];
    const disable = (body: object) =>
      school.ask('POST', `/members/${gone.memberId}/moves`, { move: 'disable', ...body });
    return { school, gone, taker, holders, disable };
  }

  test('leaves posts and conversations to the colleague named, who is told', async () => {
    const { gone, taker, holders, disable } = await leaving();
    const { token } = await signIn(db, gone.accountId, { now: clock.now() });
    expect((await call('GET', '/api/team', { token })).status).toBe(200);
    expect((await disable({ toMemberId: taker.memberId })).status).toBe(200);
    expect(await holders()).toEqual([taker.memberId, taker.memberId]);
    const sentNotices = await db.select().from(notification).where(eq(notification.accountId, taker.accountId));
    expect(sentNotices).toMatchObject([{ kind: 'member.handover', body: '职位 1 个，会话 1 个' }]);
    expect((await call('GET', '/api/team', { token })).status, 'every right ends with the next call').not.toBe(200);
  });

  test('leaves them to the 主管理员 where nobody is named', async () => {
    const { school, holders, disable } = await leaving();
    await disable({});
    expect(await holders()).toEqual([school.memberId, school.memberId]);
  });

  test('cannot leave them to a stranger or to 财务, and stays then', async () => {
    const { school, gone, holders, disable } = await leaving();
    const finance = await givenRecruiter(db, { companyId: school.companyId, role: 'finance' });
    for (const { memberId } of [finance, await givenRecruiter(db)])
      expect((await disable({ toMemberId: memberId })).body.issues[0].path).toBe('body.toMemberId');
    expect(await holders()).toEqual([gone.memberId, gone.memberId]);
  });
});

describe('a form of certification on its way', () => {
  const half = { name: '青柠檬', region: ['330000'], creditCode: '9144', facts: { founded: 1998 } };

  test('goes on at another device, with nothing in it right yet', async () => {
    const person = await newcomer();
    expect((await person.draft()).body).toBeNull();
    await person.draft({ name: '青' });
    await person.draft(half);
    const { token } = await signIn(db, person.id, { scope: 'onboarding', now: clock.now() });
    expect((await call('GET', '/api/team/company/draft', { token })).body.form).toEqual(half);
    expect((await (await newcomer()).draft()).body, 'is nobody else’s').toBeNull();
  });

  const givenPaper = async (accountId: string) => {
    const fileId = newId();
    const file = { kind: 'licence', name: '营业执照.webp', type: 'image/webp', size: 9, storageKey: fileId };
    await db.insert(upload).values({ id: fileId, accountId, ...file, createdAt: clock.now() });
    return fileId;
  };
  const complete = {
    name: '杭州市青柠檬实验学校',
    type: 'private-school',
    regionCode: '330108',
    creditCode: '91440300708461136T',
  };
  const fileRow = async (id: string) => (await db.select().from(upload).where(eq(upload.id, id)))[0];

  test('has papers that are the person’s until it is handed in, and the company’s from then on', async () => {
    const person = await newcomer();
    const { token } = person;
    const save = (body: object) => call('PUT', '/api/team/company/papers', { token, body });
    const [first, licence, permit, authorisation] = [
      await givenPaper(person.id),
      await givenPaper(person.id),
      await givenPaper(person.id),
      await givenPaper(person.id),
    ];
    await save({ licenceFileId: first });
    const answer = await save({ licenceFileId: licence, permitFileId: permit, authorisationFileId: authorisation });
    const papers = { licence: { id: licence }, permit: { id: permit }, authorisation: { id: authorisation } };
    expect(answer.body).toMatchObject(papers);
    expect((await fileRow(first))?.droppedAt, 'what was replaced goes').toEqual(clock.now());
    const waiting = await person.draft();
    expect(waiting.body).toMatchObject({ form: {}, papers });

    const { body } = await call('POST', '/api/company/jobberRegisteredCompanyInfo', { token, body: complete });
    const later = await signIn(db, person.id, { now: clock.now() });
    const own = await call('GET', '/api/team/company', { token: later.token });
    expect(own.body).toMatchObject({ id: body.id, papers });
    expect((await call('GET', '/api/team/company/draft', { token: later.token })).body).toBeNull();
    expect((await fileRow(licence))?.droppedAt).toBeNull();
  });

  test('takes no paper of somebody else, and shows its own to nobody else', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const licenceFileId = await givenPaper(person.id);
    const save = (token: string) => call('PUT', '/api/team/company/papers', { token, body: { licenceFileId } });
    const refused = await save(other.token);
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'body.licenceFileId']);
    expect((await save(person.token)).status).toBe(200);
    expect((await other.draft()).body).toBeNull();
  });

  test('needs a file of its own for each paper', async () => {
    const person = await newcomer();
    const both = await givenPaper(person.id);
    const save = (body: object) => call('PUT', '/api/team/company/papers', { token: person.token, body });
    const refused = await save({ licenceFileId: both, permitFileId: both });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'body.permitFileId', message: '同一份文件不能既作登记证书又作许可证，请分别上传' }],
    ]);
    expect((await save({ licenceFileId: both })).status).toBe(200);
    const later = await save({ authorisationFileId: both });
    expect([later.status, later.body.issues[0].path]).toEqual([400, 'body.authorisationFileId']);
    expect((await fileRow(both))?.droppedAt).toBeNull();
    await save({ licenceFileId: await givenPaper(person.id) });
    expect((await fileRow(both))?.droppedAt).toEqual(clock.now());
  });

  test('with a wrong check digit in its 统一社会信用代码 is kept, but not handed in', async () => {
    const person = await newcomer();
    const wrong = { ...complete, creditCode: '91440300708461137T' };
    expect((await person.draft({ creditCode: wrong.creditCode })).status).toBe(200);
    const { token } = person;
    const answer = await call('POST', '/api/company/jobberRegisteredCompanyInfo', { token, body: wrong });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'body.creditCode']);
  });

  test('is gone once it is handed in', async () => {
    const person = await newcomer();
    await person.draft(half);
    const { token } = person;
    await givenPapers(db, { accountId: person.id });
    const body = complete;
    expect((await call('POST', '/api/company/jobberRegisteredCompanyInfo', { token, body })).status).toBe(200);
    const later = await signIn(db, person.id, { now: clock.now() });
    expect((await call('GET', '/api/team/company/draft', { token: later.token })).body).toBeNull();
  });
});

describe('the album', () => {
  const given = async (accountId: string) => {
    const file = { kind: 'companyPicture', name: 'a.webp', type: 'image/webp', size: 9 };
    const [row] = await db
      .insert(upload)
      .values({ ...file, accountId, storageKey: newId(), createdAt: clock.now() })
      .returning();
    return row?.id ?? '';
  };

  test('keeps the order that was given, and what a colleague hung', async () => {
    const school = await owner();
    const other = await owner({ companyId: school.companyId });
    const [hall, lab, foreign] = [
      await given(school.accountId),
      await given(other.accountId),
      await given((await owner()).accountId),
    ];
    const put = (who: typeof school, fileIds: string[]) => who.ask('PUT', '/company/album', { fileIds });
    const orderOf = async () =>
      ((await db.select().from(company).where(eq(company.id, school.companyId)))[0]?.album ?? []).map(
        ({ fileId }) => fileId,
      );
    await put(school, [hall]);
    expect((await put(other, [lab, hall])).status).toBe(200);
    expect(await orderOf()).toEqual([lab, hall]);
    expect((await put(school, [foreign, hall])).body.issues[0].path).toBe('body.fileIds');
    expect((await put(school, [hall, hall])).status).toBe(400);
    await put(school, [hall]);
    expect(await orderOf()).toEqual([hall]);
  });
});
