import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companyEndpoints } from '#contract/companies/companies.ts';
import { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import { company, companyChange, companyEvent, companyMember } from '#database/schema/companies.ts';
import { registerTicket } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import {
  givenAccount,
  givenCompany,
  givenOperator,
  givenPapers,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { ownCompanyHandlers } from '../profile/own-company-routes.ts';
import { companyHandlers } from '../routes.ts';
import { reviewCompany } from './review-company.ts';

const { db, clock, call, tokenOf } = await useTestApp({
  table: { ...companyEndpoints, ...ownCompanyEndpoints },
  handlers: (deps) => ({ ...companyHandlers(), ...ownCompanyHandlers(deps) }),
  resolveToken,
});

const form = {
  name: '杭州市青柠檬实验学校',
  type: 'private-school',
  regionCode: '330108',
  creditCode: '91440300708461136T',
};
const absent = '4611686018427387904';

async function givenNewcomer() {
  const account = await givenAccount(db);
  const { token } = await signIn(db, account.id, { scope: 'onboarding' });
  await givenPapers(db, { accountId: account.id });
  const post = (name: string, body: object, query = {}) => call('POST', `/api/company/${name}`, { token, body, query });
  return { ...account, token, post, register: (body: object) => post('jobberRegisteredCompanyInfo', body) };
}

const companyRow = async (id: string) => (await db.select().from(company).where(eq(company.id, id)))[0];
const memberRow = async (companyId: string, accountId: string) =>
  (
    await db
      .select()
      .from(companyMember)
      .where(and(eq(companyMember.companyId, companyId), eq(companyMember.accountId, accountId)))
  )[0];
const operatorId = (await givenOperator(db)).accountId;
const review = (companyId: string, approve: boolean, reason?: string) =>
  reviewCompany(db, { companyId, operatorId, approve, reason, now: clock.now() });

test('an application is taken back while it waits, corrected and sent again; afterwards it is too late', async () => {
  const person = await givenNewcomer();
  await person.post('saveJoberInfo', { name: '周明岚', title: '人事主任' });
  const { id } = (await person.register(form)).body;
  const token = await tokenOf(person.id);
  const withdraw = () => call('POST', '/api/team/company/withdrawal', { token });
  expect(await withdraw()).toMatchObject({ status: 200, body: { id, status: 'draft' } });
  expect((await withdraw()).body.code).toBe('ILLEGAL_MOVE');
  await expect(review(id, true)).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  const again = await call('POST', '/api/company/jobberRegisteredCompanyInfo', {
    token,
    body: { ...form, name: '杭州市青柠檬外国语学校' },
  });
  expect(again.body).toMatchObject({ id, status: 'pending' });
  expect(await companyRow(id)).toMatchObject({ name: '杭州市青柠檬外国语学校' });
  await review(id, false, '资料不完整');
  expect((await withdraw()).body.code).toBe('ILLEGAL_MOVE');
  expect((await db.select().from(companyEvent).where(eq(companyEvent.companyId, id))).map(({ move }) => move)).toEqual([
    'submit',
    'withdraw',
    'submit',
    'reject',
  ]);
});

describe('registering a company', () => {
  test('makes it pending, with its first member and an event', async () => {
    const person = await givenNewcomer();
    await person.post('saveJoberInfo', { name: '周明岚', title: '人事主任' });
    const { status, body } = await person.register(form);
    expect([status, body.status]).toEqual([200, 'pending']);
    expect(await companyRow(body.id)).toMatchObject({
      cityCode: '330100',
      openPosts: 0,
      approvedAt: null,
      source: null,
    });
    expect(await memberRow(body.id, person.id)).toMatchObject({ role: 'owner', status: 'active', name: '周明岚' });
    expect(await db.select().from(companyEvent).where(eq(companyEvent.companyId, body.id))).toMatchObject([
      { fromStatus: 'draft', move: 'submit', toStatus: 'pending', actorId: person.id },
    ]);
  });

  test.each([
    ['status', 'approved'],
    ['approvedAt', '2026-01-01T00:00:00Z'],
    ['openPosts', 900],
    ['replyRate', 100],
    ['rejectReason', null],
    ['source', 'x'],
    ['id', '5'],
  ])('takes no %s from the body', async (field, value) => {
    const { status, body } = await (await givenNewcomer()).register({ ...form, [field]: value });
    expect([status, body.issues[0].path]).toEqual([400, `body.${field}`]);
  });

  test.each([
    ['name', '校'],
    ['type', 'castle'],
    ['regionCode', '33'],
    ['regionCode', '999999'],
    ['creditCode', '91440300708461136X'],
    ['creditCode', '9144030070846113'],
    ['creditCode', undefined],
  ])('refuses a wrong %s: %s', async (field, value) => {
    const { status, body } = await (await givenNewcomer()).register({ ...form, [field]: value });
    expect([status, body.issues[0].path]).toEqual([400, `body.${field}`]);
  });

  test('needs a session', async () => {
    expect((await call('POST', '/api/company/jobberRegisteredCompanyInfo', { body: form })).status).toBe(401);
  });

  test.each([
    ['public-school', [], '请先上传证照：事业单位法人证书；招聘授权书'],
    ['public-school', ['licence'], '请先上传证照：招聘授权书'],
    ['private-school', ['licence', 'authorisation'], '请先上传证照：民办学校办学许可证'],
    ['edtech', ['permit', 'authorisation'], '请先上传证照：营业执照'],
  ] as const)('of type %s with no paper but %j is refused and names what is missing', async (type, kinds, message) => {
    const account = await givenAccount(db);
    const { token } = await signIn(db, account.id, { scope: 'onboarding' });
    await givenPapers(db, { accountId: account.id }, kinds);
    const body = { ...form, type };
    const refused = await call('POST', '/api/company/jobberRegisteredCompanyInfo', { token, body });
    expect([refused.status, refused.body.issues]).toEqual([400, [{ path: 'body.papers', message }]]);
    expect(await db.$count(companyMember, eq(companyMember.accountId, account.id))).toBe(0);
  });

  test('by one account at once makes one company', async () => {
    const person = await givenNewcomer();
    // All connections open, so that no call has a head start.
    await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select pg_sleep(0.05)`)));
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.register(form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await db.$count(companyMember, eq(companyMember.accountId, person.id))).toBe(1);
  });

  test('is refused to whoever belongs to another company', async () => {
    const { accountId } = await givenRecruiter(db, { role: 'recruiter' });
    const { token } = await signIn(db, accountId);
    expect((await call('POST', '/api/company/jobberRegisteredCompanyInfo', { token, body: form })).status).toBe(409);
  });

  test('with the licence of an approved company is refused; of a waiting one is not', async () => {
    const creditCode = '12100000400002259P';
    await givenCompany(db, { creditCode, status: 'pending' });
    expect((await (await givenNewcomer()).register({ ...form, creditCode })).status).toBe(200);
    await givenCompany(db, { creditCode, status: 'approved' });
    const { status, body } = await (await givenNewcomer()).register({ ...form, creditCode });
    expect([status, body.issues[0].path]).toEqual([400, 'body.creditCode']);
  });

  test('again after a rejection sends the corrected form', async () => {
    const person = await givenNewcomer();
    const { id } = (await person.register({ ...form, creditCode: '12100000400000624D' })).body;
    expect((await person.register(form)).status, 'while it waits').toBe(409);
    await review(id, false, '单位名称与证照不符');
    expect(await companyRow(id)).toMatchObject({ status: 'rejected', rejectReason: '单位名称与证照不符' });
    const again = await person.register({ ...form, creditCode: '12100000400000624D', name: '杭州青柠檬学校' });
    expect(again.body).toMatchObject({ id, status: 'pending', name: '杭州青柠檬学校' });
    expect((await companyRow(id))?.rejectReason).toBeNull();
  });
});

describe('saving a company', () => {
  const saver = async (
    status: 'draft' | 'pending' | 'approved' | 'rejected' | 'suspended',
    role: 'owner' | 'recruiter' = 'owner',
  ) => {
    const member = await givenRecruiter(db, { status, role });
    const { token } = await signIn(db, member.accountId);
    const save = (body: object) => call('POST', '/api/company/joberSaveCompanyInfo', { token, body });
    return { ...member, save };
  };

  test('begins a draft, which may be filled and handed in', async () => {
    const person = await givenNewcomer();
    const draft = await person.post('joberSaveCompanyInfo', { name: '草稿学校' });
    expect(draft).toMatchObject({ status: 200, body: { status: 'draft' } });
    const { regionCode: _, ...placeless } = form;
    expect((await person.register(placeless)).body.issues[0].path).toBe('body.regionCode');
    const placed = await person.post('joberSaveCompanyInfo', { name: '草稿学校', regionCode: '330108' });
    expect(placed.body.id).toBe(draft.body.id);
    await person.post('joberSaveCompanyInfo', { name: '草稿学校', intro: '一所好学校' });
    expect(await companyRow(draft.body.id)).toMatchObject({ intro: '一所好学校', cityCode: '330100', type: 'other' });
    expect((await person.register(form)).body).toMatchObject({ id: draft.body.id, status: 'pending' });
  });

  test('of an approved company changes the page at once, but name, licence and type after review', async () => {
    const owner = await saver('approved');
    await givenPapers(db, owner);
    const before = await companyRow(owner.companyId);
    const { body } = await owner.save({ name: '新名学校', type: 'international-school', intro: '新的简介' });
    expect(body).toMatchObject({ status: 'approved', name: before?.name });
    expect(await companyRow(owner.companyId)).toMatchObject({ intro: '新的简介', type: before?.type });
    await owner.save({ name: '更新名学校', website: 'https://xuexiao.example' });
    const changes = await db.select().from(companyChange).where(eq(companyChange.companyId, owner.companyId));
    expect(changes).toMatchObject([
      { status: 'pending', proposal: { name: '更新名学校', type: 'international-school' } },
    ]);

    await review(owner.companyId, true);
    expect(await companyRow(owner.companyId)).toMatchObject({
      name: '更新名学校',
      type: 'international-school',
      status: 'approved',
    });
    await expect(review(owner.companyId, true), 'nothing waits any more').rejects.toThrow();
  });

  test('a text that posts may not say is refused, and one that readers are warned of waits for review', async () => {
    const owner = await saver('approved');
    const before = await companyRow(owner.companyId);
    const name = before?.name ?? '';
    const refused = await owner.save({ name, intro: '现招聘数学教师，限男性。' });
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'body.intro']);
    const flagged = '欢迎来校应聘，请加微信 jiaoshi2026 联系。';
    expect((await owner.save({ name, intro: flagged, website: 'https://school.example' })).status).toBe(200);
    expect(await companyRow(owner.companyId)).toMatchObject({
      intro: before?.intro,
      website: 'https://school.example',
    });
    await review(owner.companyId, true);
    expect((await companyRow(owner.companyId))?.intro).toBe(flagged);
    expect((await owner.save({ name, intro: flagged })).status, 'what stands already is not judged again').toBe(200);
    const plain = '一所九年一贯制学校。';
    await owner.save({ name, intro: plain });
    expect((await companyRow(owner.companyId))?.intro, 'nothing odd in it').toBe(plain);
  });

  test('a short name is a name: it waits for review, and goes with the name where it was only its beginning', async () => {
    const owner = await saver('approved');
    const before = await companyRow(owner.companyId);
    await owner.save({ name: before?.name ?? '', shortName: '名校附中' });
    expect(await companyRow(owner.companyId)).toMatchObject({ shortName: before?.shortName });
    await review(owner.companyId, true);
    expect(await companyRow(owner.companyId)).toMatchObject({ shortName: '名校附中' });

    await owner.save({ name: '更名后的实验学校' });
    await review(owner.companyId, true);
    expect(await companyRow(owner.companyId)).toMatchObject({ name: '更名后的实验学校', shortName: '名校附中' });
    await owner.save({ name: '更名后的实验学校', shortName: '更名后的实验学校' });
    await review(owner.companyId, true);
    await owner.save({ name: '再次更名的学校' });
    await review(owner.companyId, true);
    expect(await companyRow(owner.companyId)).toMatchObject({ name: '再次更名的学校', shortName: '再次更名的学校' });
  });

  test.each([
    ['pending', 'COMPANY_NOT_APPROVED'],
    ['suspended', 'COMPANY_SUSPENDED'],
  ] as const)('of a %s one is refused', async (status, code) => {
    const answer = await (await saver(status)).save({ name: '新名学校' });
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  test('is the owner’s alone', async () => {
    expect((await (await saver('approved', 'recruiter')).save({ name: '新名学校' })).status).toBe(403);
  });
});

const owner = await givenRecruiter(db);
const ownerToken = await tokenOf(owner.accountId);

describe('the people of a company', () => {
  const asOwner = (body: object, companyId = owner.companyId) =>
    call('POST', '/api/company/saveRecruiterInfo', { token: ownerToken, query: { companyId }, body });

  test('a stranger only asks to join, which gives no right', async () => {
    const person = await givenNewcomer();
    const { status, body } = await person.post(
      'saveRecruiterInfo',
      { name: '何老师', role: 'finance' },
      { companyId: owner.companyId },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'requested', role: 'recruiter' });
    const verify = await call('GET', '/api/company/verifyNumber', {
      token: person.token,
      query: { companyid: owner.companyId },
    });
    expect(verify.status).toBe(403);
    const notices = await db.select().from(notification).where(eq(notification.companyId, owner.companyId));
    expect(notices.some(({ kind, title }) => kind === 'member.requested' && title.includes('何老师'))).toBe(true);
    expect(JSON.stringify(notices)).not.toContain(person.phone);

    expect((await asOwner({ name: '何老师', phone: person.phone })).body.status).toBe('active');
    expect(
      (await call('GET', '/api/company/verifyNumber', { token: person.token, query: { companyid: owner.companyId } }))
        .status,
    ).toBe(200);
  });

  test('an invited person is in once they join by themselves', async () => {
    const person = await givenNewcomer();
    expect((await asOwner({ name: '吴老师', phone: person.phone, role: 'interviewer' })).body).toMatchObject({
      status: 'invited',
    });
    const joined = await person.post('saveRecruiterInfo', { name: '吴老师' }, { companyId: owner.companyId });
    expect(joined.body).toMatchObject({ status: 'active', role: 'interviewer' });
  });

  test('whoever was shut out stays out until invited', async () => {
    const person = await givenNewcomer();
    await givenRecruiter(db, {
      accountId: person.id,
      companyId: owner.companyId,
      memberStatus: 'disabled',
      role: 'recruiter',
    });
    expect((await person.post('saveRecruiterInfo', { name: '钱老师' }, { companyId: owner.companyId })).status).toBe(
      403,
    );
    expect((await asOwner({ name: '钱老师', phone: person.phone })).body.status).toBe('invited');
  });

  test('absent, waiting and unclaimed companies cannot be joined, alike', async () => {
    const others = [
      await givenCompany(db, { status: 'pending' }),
      await givenCompany(db, { status: 'unclaimed', source: '某招聘网' }),
      { id: absent },
    ];
    const answers = await Promise.all(
      others.map(async ({ id }) =>
        (await givenNewcomer()).post('saveRecruiterInfo', { name: '某老师' }, { companyId: id }),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
    }
  });

  test('nobody adds people to a foreign company, nor speaks for another phone', async () => {
    const { companyId } = await givenRecruiter(db);
    expect((await asOwner({ name: '张三', phone: '13700000001' }, companyId)).status).toBe(403);
    const plain = await givenRecruiter(db, { companyId: owner.companyId, role: 'recruiter' });
    const { token } = await signIn(db, plain.accountId);
    const body = { name: '张三', phone: '13700000001' };
    expect(
      (await call('POST', '/api/company/saveRecruiterInfo', { token, query: { companyId: owner.companyId }, body }))
        .status,
    ).toBe(403);
  });

  test('an owner of a company that is not approved adds nobody', async () => {
    const { accountId, companyId } = await givenRecruiter(db, { status: 'pending' });
    const { token } = await signIn(db, accountId);
    const body = { name: '张三', phone: '13700000002' };
    expect(
      (await call('POST', '/api/company/saveRecruiterInfo', { token, query: { companyId }, body })).body.code,
    ).toBe('COMPANY_NOT_APPROVED');
  });

  test('of two owners who take each other’s role at once, one stays owner', async () => {
    const [one, twoPhone] = [await givenRecruiter(db, { phone: '13610009001' }), '13610009002'];
    const two = await givenRecruiter(db, { companyId: one.companyId, phone: twoPhone });
    const demote = async (by: { accountId: string }, phone: string) =>
      call('POST', '/api/company/saveRecruiterInfo', {
        token: await tokenOf(by.accountId),
        query: { companyId: one.companyId },
        body: { name: '某老师', phone, role: 'recruiter' },
      });
    const answers = await Promise.all([demote(one, twoPhone), demote(two, '13610009001')]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const owners = await db.$count(
      companyMember,
      and(eq(companyMember.companyId, one.companyId), eq(companyMember.role, 'owner')),
    );
    expect(owners).toBe(1);
  });

  test('twenty a day are added, in parallel too', async () => {
    const busy = await givenRecruiter(db);
    const { token } = await signIn(db, busy.accountId);
    const add = (n: number) =>
      call('POST', '/api/company/saveRecruiterInfo', {
        token,
        query: { companyId: busy.companyId },
        body: { name: '新同事', phone: `136${String(n).padStart(8, '0')}` },
      });
    const answers = await Promise.all(Array.from({ length: 22 }, (_, n) => add(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'QUOTA_EXCEEDED')).toHaveLength(2);
  });

  test.each(['12345', '23800000000', '138000000000', ' 13800000000'])('%j is no phone', async (phone) => {
    const { status, body } = await asOwner({ name: '张三', phone });
    expect([status, body.issues[0].path]).toEqual([400, 'body.phone']);
  });
});

describe('one’s own record', () => {
  test('is kept before there is a company, and follows the person into it', async () => {
    const person = await givenNewcomer();
    const saved = await person.post('saveJoberInfo', { name: '周明岚', title: '人事主任' });
    expect(saved.body).toMatchObject({ memberId: null, name: '周明岚', title: '人事主任', status: 'none' });
  });

  test('of a company that one has no place in cannot be saved, absent or not', async () => {
    const person = await givenNewcomer();
    const { companyId } = await givenRecruiter(db);
    for (const id of [companyId, absent]) {
      expect((await person.post('saveJoberInfo', { name: '周明岚' }, { companyId: id })).status).toBe(403);
    }
  });

  test('of a signed-in seeker needs no company', async () => {
    const { accountId } = await givenSeeker(db);
    const { token } = await signIn(db, accountId);
    expect((await call('POST', '/api/company/saveJoberInfo', { token, body: { name: '林小满' } })).status).toBe(200);
    expect(
      (await call('POST', '/api/company/saveJoberInfo', { token, body: { name: '林', title: '教师' } })).status,
    ).toBe(400);
  });
});

describe('the ticket of a verified phone', () => {
  const givenTicket = async (phone: string) => {
    const ticket = randomBytes(24).toString('base64url');
    const ticketHash = createHash('sha256').update(ticket).digest();
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    await db.insert(registerTicket).values({ ticketHash, phone, side: 'company', expiresAt });
    const isSpent = async () =>
      (await db.select().from(registerTicket).where(eq(registerTicket.ticketHash, ticketHash)))[0]?.usedAt;
    return { ticket, isSpent };
  };

  test('is spent by the first write that succeeds, and needed no more', async () => {
    const person = await givenNewcomer();
    const { ticket, isSpent } = await givenTicket(person.phone);
    const save = (body: object) =>
      call('POST', '/api/company/saveJoberInfo', {
        token: person.token,
        body,
        headers: { 'x-register-ticket': ticket },
      });
    expect((await save({ name: '周' })).status).toBe(400);
    expect(await isSpent()).toBeNull();
    expect((await save({ name: '周明岚' })).status).toBe(200);
    expect(await isSpent()).toEqual(clock.now());
    expect((await save({ name: '周明岚' })).status).toBe(200);
  });

  test('opens nothing without a session', async () => {
    const { ticket } = await givenTicket('13900000000');
    const headers = { 'x-register-ticket': ticket };
    expect((await call('POST', '/api/company/saveJoberInfo', { body: { name: '周明岚' }, headers })).status).toBe(401);
  });
});
