import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { resume } from '#database/schema/deliveries.ts';
import { account, consent, jober } from '#database/schema/identity.ts';
import { givenAccount, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { seekerForm, useIdentity } from './test-identity.ts';

const { call, clock, codeFor, ticketFor, db } = await useIdentity();
afterEach(() => clock.advance(25 * 3_600_000));

const register = (registerTicket: string, values: object = {}) =>
  call('POST', '/api/jober/registerJoberInfo', { body: { ...seekerForm, registerTicket, ...values } });
const invalid = { status: 400, body: { code: 'INVALID_TICKET', message: '验证已失效，请重新获取验证码' } };

test('makes account, seeker, first resume and both consents, and signs in', async () => {
  const phone = '13600000001';
  const answer = await register(await ticketFor(phone), { cityCode: '330100', intention: '高中数学教师' });

  expect(answer).toMatchObject({
    status: 200,
    body: { isJober: 1, user: { phone, hasPassword: false }, jober: { name: '王晓梅', phone, cityCode: '330100' } },
  });
  const { accountId } = answer.body.user;
  const consents = await db.select().from(consent).where(eq(consent.accountId, accountId));
  expect(consents.map(({ kind, version }) => [kind, version]).sort()).toEqual([
    ['agreement', legalVersions.agreement],
    ['privacy', legalVersions.privacy],
  ]);
  const resumes = await db.select().from(resume).where(eq(resume.joberId, answer.body.jober.id));
  expect(resumes).toHaveLength(1);
  expect(resumes[0]?.isDefault).toBe(true);
  expect(resumes[0]?.content.intentions).toEqual([
    { key: 'first', title: '高中数学教师', stage: 'senior', subject: 'math', tenures: [], cityCodes: ['330100'] },
  ]);
  expect((await call('GET', '/api/session', { token: answer.body.token })).body.jober.id).toBe(answer.body.jober.id);
});

test('a stage and a subject that were chosen need not be in the words of the intention', async () => {
  const chosen = { intention: '竞赛教练', stage: 'senior', subject: 'physics' };
  const answer = await register(await ticketFor('13600000071'), chosen);
  const [made] = await db.select().from(resume).where(eq(resume.joberId, answer.body.jober.id));
  expect(made?.content.intentions).toEqual([
    { key: 'first', title: '竞赛教练', stage: 'senior', subject: 'physics', tenures: [], cityCodes: [] },
  ]);
});

test('the ticket fixes the phone: a phone in the form is refused as unknown', async () => {
  const ticket = await ticketFor('13600000002');
  const answer = await register(ticket, { phone: '13699999999' });

  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'body.phone' }] } });
  expect((await register(ticket)).body.user.phone).toBe('13600000002');
});

test('a ticket is spent by its use', async () => {
  const ticket = await ticketFor('13600000003');

  expect((await register(ticket)).status).toBe(200);
  expect(await register(ticket)).toMatchObject(invalid);
});

test('of two parallel uses one wins', async () => {
  const ticket = await ticketFor('13600000004');
  const answers = await Promise.all([register(ticket), register(ticket), register(ticket)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject(invalid);
});

test('two tickets of one phone make one seeker; the second just signs in', async () => {
  const phone = '13600000005';
  const tickets = [await ticketFor(phone)];
  clock.advance(60_000);
  tickets.push(await ticketFor(phone));
  const answers = await Promise.all(tickets.map((ticket) => register(ticket)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.jober.id).toBe(answers[1]?.body.jober.id);
  expect(answers[0]?.body.token).not.toBe(answers[1]?.body.token);
  const { rows } = await db.execute(sql`
    select r.id from resume r join jober j on j.id = r.jober_id join account a on a.id = j.account_id where a.phone = ${phone}`);
  expect(rows).toHaveLength(1);
});

test('a ticket lives half an hour', async () => {
  const ticket = await ticketFor('13600000006');
  clock.advance(1_800_000);

  expect(await register(ticket)).toMatchObject(invalid);
});

test('a made-up ticket, and one of the enterprise portal, are refused', async () => {
  const phone = '13600000007';
  const verifyCode = await codeFor(phone, 'company');
  const { body } = await call('GET', '/api/company/joberInfoByCode', { query: { phone, verifyCode } });

  expect(await register('A'.repeat(43))).toMatchObject(invalid);
  expect(await register(body.registerTicket)).toMatchObject(invalid);
});

test('a consent to an old text is refused, and the ticket can still be used', async () => {
  const ticket = await ticketFor('13600000008');
  const refused = await register(ticket, { agreementVersion: '2020-01-01' });

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: '协议已更新，请重新阅读并同意' },
  });
  expect((await register(ticket)).status).toBe(200);
});

test('a failure half-way leaves nothing behind, and the ticket can be used again', async () => {
  const phone = '13600000009';
  const ticket = await ticketFor(phone);
  await db.execute(sql`alter table consent add constraint broken check (kind <> 'privacy') not valid`);
  const failed = await register(ticket);
  await db.execute(sql`alter table consent drop constraint broken`);

  expect(failed.status).toBe(500);
  expect(failed.headers['set-cookie']).toBeUndefined();
  expect(await db.select().from(account).where(eq(account.phone, phone))).toEqual([]);
  expect((await register(ticket)).status).toBe(200);
});

test('a recruiter becomes a seeker of the same account; a password given replaces the old and ends its sessions', async () => {
  const phone = '13600000010';
  const { accountId, companyId } = await givenRecruiter(db, { phone });
  const { token: old } = await signIn(db, accountId, { now: clock.now() });
  const answer = await register(await ticketFor(phone), { password: 'Teach2026' });

  expect(answer.body.user).toMatchObject({ accountId, hasPassword: true });
  expect((await call('GET', '/api/session', { token: answer.body.token })).body.company.id).toBe(companyId);
  expect((await call('GET', '/api/session', { token: old })).body.user).toBeNull();
  const login = await call('POST', '/api/jober/joberLogin', { body: { phone, password: 'Teach2026' } });
  expect(login.status).toBe(200);
});

test('an account that was banned meanwhile stays shut', async () => {
  const phone = '13600000011';
  const ticket = await ticketFor(phone);
  await givenAccount(db, { phone, status: 'banned' });

  expect((await register(ticket)).body.code).toBe('ACCOUNT_BANNED');
  expect(
    await db.select().from(jober).innerJoin(account, eq(account.id, jober.accountId)).where(eq(account.phone, phone)),
  ).toEqual([]);
});

test('what was left empty is asked for by name; a name with markup or emoji is refused', async () => {
  const ticket = await ticketFor('13600000012');
  const blank = { name: '', gender: '', birthday: '', education: '', identity: '' };
  const { body, status } = await register(ticket, blank);

  expect(status).toBe(400);
  expect(body.issues.map(({ message }: { message: string }) => message)).toEqual([
    '请填写姓名',
    '请选择性别',
    '请选择出生日期',
    '请选择最高学历',
    '请选择当前身份',
  ]);
  for (const name of ['<b>王晓梅</b>', '王晓梅😀']) {
    const refused = await register(ticket, { name });
    expect(refused).toMatchObject({ status: 400, body: { message: '姓名只能用汉字、字母、间隔号和空格' } });
  }
});
