import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { recruiterProfile } from '#database/schema/companies.ts';
import { givenAccount, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { resolveToken } from '../public.ts';
import { useIdentity } from '../test-identity.ts';

const { call, clock, codeFor, db } = await useIdentity();
afterEach(() => clock.advance(25 * 3_600_000));

const logIn = async (phone: string) =>
  call('GET', '/api/company/joberInfoByCode', { query: { phone, verifyCode: await codeFor(phone, 'company') } });
const actorOf = (token: string) => resolveToken(db, token, clock.now());

test.each(['approved', 'pending', 'rejected', 'suspended', 'draft'] as const)(
  'an active member of a company that is %s gets a full session',
  async (status) => {
    const { companyId, memberId, accountId } = await givenRecruiter(db, { status });
    const { rows } = await db.execute<{ phone: string }>(sql`select phone from account where id = ${accountId}`);
    const answer = await logIn(rows[0]?.phone ?? '');

    expect(answer).toMatchObject({
      status: 200,
      body: { company: { id: companyId, status }, jober: { memberId, companyId, role: 'owner', status: 'active' } },
    });
    expect(answer.body).not.toHaveProperty('registerTicket');
    expect(await actorOf(answer.body.token)).toMatchObject({
      scope: 'full',
      member: { companyId, companyStatus: status },
    });
  },
);

test('a new phone gets an account, an onboarding session and a ticket', async () => {
  const answer = await logIn('13500000001');

  expect(answer.body).toEqual({
    company: null,
    jober: null,
    user: { phone: '13500000001', accountId: expect.any(String), hasPassword: false },
    token: expect.any(String),
    registerTicket: expect.any(String),
  });
  expect(await actorOf(answer.body.token)).toMatchObject({ scope: 'onboarding', member: null });
  expect(String(answer.headers['set-cookie'])).toMatch(/^jyrc_pass=/);
});

test('an onboarding session may not act as an account', async () => {
  const { token } = (await logIn('13500000002')).body;
  const byPhone = await call('GET', '/api/jober/joberInfoByPhone', { token, query: { phone: '13500000002' } });
  const password = await call('POST', '/api/jober/updatePass', {
    token,
    body: { oldPassword: 'x', password: 'Teach2026' },
  });

  expect([byPhone.status, password.status]).toEqual([403, 403]);
});

test('an onboarding session becomes full with the membership it led to', async () => {
  const { token, user } = (await logIn('13500000003')).body;
  await givenRecruiter(db, { accountId: user.accountId, status: 'pending' });

  expect(await actorOf(token)).toMatchObject({ scope: 'full', member: { companyStatus: 'pending' } });
});

test('a seeker who is no recruiter keeps a full session, and gets a ticket for the first write', async () => {
  const { joberId } = await givenSeeker(db, { phone: '13500000004' });
  const { body } = await logIn('13500000004');

  expect(body).toMatchObject({ company: null, jober: null, registerTicket: expect.any(String) });
  expect(await actorOf(body.token)).toMatchObject({ scope: 'full', joberId });
});

test('a person entered at onboarding is given back, without a company', async () => {
  const { id } = await givenAccount(db, { phone: '13500000005' });
  await db.insert(recruiterProfile).values({ accountId: id, name: '周主任', title: '人事处' });

  expect((await logIn('13500000005')).body).toMatchObject({
    company: null,
    jober: { name: '周主任', title: '人事处', memberId: null, role: null, status: 'none' },
  });
});

test.each(['requested', 'invited', 'disabled', 'left'] as const)(
  'a membership that is %s gives no rights and no company',
  async (memberStatus) => {
    const { accountId } = await givenRecruiter(db, { memberStatus, role: 'recruiter' });
    const { rows } = await db.execute<{ phone: string }>(sql`select phone from account where id = ${accountId}`);
    const { body } = await logIn(rows[0]?.phone ?? '');

    expect(body).toMatchObject({ company: null, jober: { status: memberStatus }, registerTicket: expect.any(String) });
    expect(await actorOf(body.token)).toMatchObject({ scope: 'onboarding', member: null });
  },
);

test('a banned recruiter is refused', async () => {
  await givenAccount(db, { phone: '13500000006', status: 'banned' });
  const refused = await logIn('13500000006');

  expect(refused).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } });
  expect(refused.headers['set-cookie']).toBeUndefined();
});

test('parallel first sign-ins of one phone make one account', async () => {
  const phone = '13500000007';
  await Promise.all([logIn(phone).catch(() => null), logIn(phone).catch(() => null)]);

  const { rows } = await db.execute(sql`select id from account where phone = ${phone}`);
  expect(rows).toHaveLength(1);
});
