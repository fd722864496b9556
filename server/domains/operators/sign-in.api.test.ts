import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operatorEndpoints } from '#contract/operators/operators.ts';
import { operator, session } from '#database/schema/identity.ts';
import { operatorAct, operatorKey } from '#database/schema/operators.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { untilBlocked } from '#server/platform/testing/until-blocked.ts';
import { makeOperator } from './make-operator.ts';
import { operatorHandlers } from './routes.ts';
import { codeAt, stepAt } from './totp.ts';

const app = await useTestApp({
  table: operatorEndpoints,
  handlers: operatorHandlers,
  resolveToken,
  settings: { DEMO: '0' },
});
const { db, deps, clock, call } = app;

let phones = 0;
async function given(role: 'super' | 'review' = 'super') {
  phones += 1;
  const phone = String(13_710_000_000 + phones);
  const made = await makeOperator(db, deps.secret, {
    phone,
    name: '许清和',
    role,
    password: 'a console password',
    now: clock.now(),
  });
  const secret = /secret=([A-Z2-7]+)/.exec(made.otpauth)?.[1] ?? '';
  const code = (steps = 0) => codeAt(secret, stepAt(clock.now()) + steps);
  return { ...made, phone, code };
}

let addresses = 0;
function logIn(body: object) {
  addresses += 1;
  return call('POST', '/api/admin/login', { body, ip: `10.9.0.${addresses}` });
}
const refused = { status: 400, body: { code: 'INVALID_CREDENTIALS', message: '手机号、密码或动态码错误' } };

test('phone, password and code open a session of the console, and nothing else', async () => {
  const { phone, password, code, id } = await given('review');
  const answer = await logIn({ phone, password, code: code() });
  expect(answer).toMatchObject({
    status: 200,
    body: { operator: { name: '许清和', role: 'review', recoveryCodesLeft: 8 } },
  });
  expect(await resolveToken(db, answer.body.token, clock.now())).toMatchObject({
    operatorRole: 'review',
    member: null,
    joberId: null,
  });
  const [act] = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(act).toMatchObject({ act: 'operator.sign-in', operatorName: '许清和', operatorRole: 'review' });
});

test('every failure is answered alike', async () => {
  const { phone, password, code, id } = await given();
  const wrong = code().replace(/.$/, (last) => String((Number(last) + 5) % 10));
  for (const body of [
    { phone, password: 'wrong-1234', code: code() },
    { phone, password, code: wrong },
    { phone: '13799999999', password, code: code() },
    { phone, password, code: 'ABCD-EFGH-IJKL' },
  ])
    expect(await logIn(body)).toMatchObject(refused);
  await db.update(operator).set({ disabled: true }).where(eq(operator.id, id));
  expect(await logIn({ phone, password, code: code() })).toMatchObject(refused);
});

test('a code is taken once, also by two at the same moment, and an older one never after a newer', async () => {
  const { phone, password, code } = await given();
  const both = await Promise.all([logIn({ phone, password, code: code() }), logIn({ phone, password, code: code() })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await logIn({ phone, password, code: code() })).toMatchObject(refused);
  expect(await logIn({ phone, password, code: code(-1) })).toMatchObject(refused);
  clock.advance(30_000);
  expect((await logIn({ phone, password, code: code() })).status).toBe(200);
});

test('a recovery code stands in, once', async () => {
  const { phone, password, recoveryCodes } = await given();
  const [code = ''] = recoveryCodes;
  const answer = await logIn({ phone, password, code: code.toLowerCase() });
  expect(answer.body.operator.recoveryCodesLeft).toBe(7);
  expect(await logIn({ phone, password, code })).toMatchObject(refused);
});

test('tries are counted by phone and address, for a phone that is nobody’s too, and each step waits longer', async () => {
  const { phone, password, code } = await given();
  for (const [at, tried] of [phone, '13798888888'].entries()) {
    const tryIt = (given: string) =>
      call('POST', '/api/admin/login', { body: { phone: tried, password: given, code: code() }, ip: `10.19.0.${at}` });
    for (let i = 0; i < 5; i += 1) await tryIt('wrong-1234');
    expect(await tryIt(password)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    clock.advance(900_000);
    for (let i = 0; i < 5; i += 1) await tryIt('wrong-1234');
    clock.advance(900_000);
    expect(Number((await tryIt(password)).headers['retry-after'])).toBeGreaterThan(900);
  }
});

test('the secret lies encrypted, bound to its operator; a code by SMS gives no rights of an operator', async () => {
  const { otpauth, id } = await given();
  const secret = /secret=([A-Z2-7]+)/.exec(otpauth)?.[1] ?? '';
  const [key] = await db.select().from(operatorKey).where(eq(operatorKey.operatorId, id));
  expect(key?.totpSecret.toString('latin1')).not.toContain(secret);
  const { phone, password, code } = await given();
  const { token } = (await logIn({ phone, password, code: code() })).body;
  await db
    .update(session)
    .set({ scope: 'full' })
    .where(sql`${session.accountId} = (select id from account where phone = ${phone})`);
  expect(await resolveToken(db, token, clock.now())).toMatchObject({ operatorRole: null });
  expect(await call('GET', '/api/admin/me', { token })).toMatchObject({ status: 403 });
});

test('a stranger who fails does not keep an operator out, elsewhere or at a device of theirs', async () => {
  const { phone, password, code } = await given();
  const signIn = (ip: string, cookie = '') =>
    call('POST', '/api/admin/login', { body: { phone, password, code: code() }, ip, headers: { cookie } });
  const guess = (ip: string) =>
    call('POST', '/api/admin/login', { body: { phone, password: 'wrong-1234', code: '000000' }, ip });
  const first = await signIn('10.20.0.1');
  const device = /jyrc_device=[^;,]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
  for (let i = 0; i < 8; i += 1) await guess('10.20.0.2');
  expect((await signIn('10.20.0.2')).status).toBe(429);
  clock.advance(30_000);
  expect((await signIn('10.20.0.3')).status).toBe(200);

  for (let i = 0; i < 60; i += 1) await guess(`10.21.0.${i + 1}`);
  clock.advance(30_000);
  expect((await signIn('10.20.0.4')).status).toBe(429);
  expect((await signIn('10.20.0.4', device)).status).toBe(200);
  const forged = device.replace(/=..../, '=AAAA');
  clock.advance(30_000);
  expect((await signIn('10.20.0.4', forged)).status).toBe(429);
});

test('a password that was drawn for an operator signs in only to be replaced', async () => {
  const boss = await given();
  const bossToken = (await logIn({ phone: boss.phone, password: boss.password, code: boss.code() })).body.token;
  const made = await call('POST', '/api/admin/operators', {
    token: bossToken,
    body: { phone: '13719990001', name: '许清和', role: 'review' },
  });
  const { password, otpauth } = made.body;
  const secret = /secret=([A-Z2-7]+)/.exec(otpauth)?.[1] ?? '';
  const body = { phone: '13719990001', password, code: codeAt(secret, stepAt(clock.now())) };
  expect(await logIn(body)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.newPassword', message: '首次登录请设置自己的新密码' }] },
  });
  expect((await logIn({ ...body, newPassword: password })).status).toBe(400);
  expect((await logIn({ ...body, newPassword: 'password1' })).body.issues[0].path).toBe('body.newPassword');
  expect((await logIn({ ...body, newPassword: 'seven grey herons' })).status).toBe(200);
  clock.advance(30_000);
  const code = codeAt(secret, stepAt(clock.now()));
  expect(await logIn({ ...body, code })).toMatchObject(refused);
  expect((await logIn({ ...body, password: 'seven grey herons', code })).status).toBe(200);
});

test('an operator is made, and reset, once under one key, and the secrets are answered again', async () => {
  const boss = await given();
  const { token } = (await logIn({ phone: boss.phone, password: boss.password, code: boss.code() })).body;
  const send = (path: string, key: string, body?: object) =>
    call('POST', `/api/admin/operators${path}`, { token, body, headers: { 'idempotency-key': key } });
  const form = { phone: '13719990002', name: '许清和', role: 'review' };
  const made = await send('', 'operator-new-1', form);
  expect(made.status).toBe(200);
  expect(await send('', 'operator-new-1', form)).toMatchObject({ status: 200, body: made.body });
  expect((await send('', 'operator-new-2', form)).status).toBeGreaterThanOrEqual(400);
  const { id } = made.body;
  const reset = await send(`/${id}/reset`, 'operator-reset-1');
  expect((await send(`/${id}/reset`, 'operator-reset-1')).body).toEqual(reset.body);
  expect((await send(`/${id}/reset`, 'operator-reset-2')).body.password).not.toBe(reset.body.password);
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act).sort()).toEqual(['operator.create', 'operator.reset', 'operator.reset']);
});

test('an operator changes the own password on the present one and a code; other sessions end, and it is on record', async () => {
  const { phone, password, code, id } = await given('review');
  const other = (await logIn({ phone, password, code: code() })).body.token;
  clock.advance(30_000);
  const { token } = (await logIn({ phone, password, code: code() })).body;
  clock.advance(30_000);
  const change = (body: object) =>
    call('POST', '/api/admin/password', {
      token,
      body: { oldPassword: password, code: code(), password: 'seven grey herons', ...body },
    });
  expect((await change({ oldPassword: 'wrong-1234' })).body.issues[0].path).toBe('body.oldPassword');
  expect((await change({ code: '000000' })).body.issues[0].path).toBe('body.code');
  expect((await change({ password: 'password1' })).body.issues[0].path).toBe('body.password');
  expect((await change({})).status).toBe(204);
  expect((await call('GET', '/api/admin/me', { token })).status).toBe(200);
  expect((await call('GET', '/api/admin/me', { token: other })).status).toBe(401);
  clock.advance(30_000);
  expect(await logIn({ phone, password, code: code() })).toMatchObject(refused);
  expect((await logIn({ phone, password: 'seven grey herons', code: code() })).status).toBe(200);
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act)).toContain('operator.password');
});

test('the log takes no change and no deletion', async () => {
  await given();
  for (const statement of [
    sql`update operator_act set act = 'nothing'`,
    sql`delete from operator_act`,
    sql`truncate operator_act`,
  ])
    await expect(db.execute(statement)).rejects.toThrow();
});

test('who is disabled, demoted or reset is out at once, and nobody does it to themselves', async () => {
  const boss = await given();
  const other = await given('review');
  const bossToken = (await logIn({ phone: boss.phone, password: boss.password, code: boss.code() })).body.token;
  const token = (await logIn({ phone: other.phone, password: other.password, code: other.code() })).body.token;
  expect(await call('GET', '/api/admin/operators', { token })).toMatchObject({ status: 403 });
  expect(
    await call('PATCH', `/api/admin/operators/${boss.id}`, { token: bossToken, body: { role: 'review' } }),
  ).toMatchObject({
    status: 409,
  });
  expect(
    await call('PATCH', `/api/admin/operators/${other.id}`, { token: bossToken, body: { disabled: true } }),
  ).toMatchObject({ status: 200, body: { disabled: true } });
  expect(await call('GET', '/api/admin/me', { token })).toMatchObject({ status: 401 });
  const log = await call('GET', '/api/admin/acts', { token: bossToken, query: { act: 'operator.change' } });
  expect(log.body.items[0]).toMatchObject({ subjectId: other.id, detail: { disabled: true } });
  const serious = await call('GET', '/api/admin/acts', { token: bossToken, query: { weight: 'serious' } });
  expect(serious.body.items.filter(({ subjectId }: { subjectId: string }) => subjectId === other.id)).toEqual([]);
  const csv = await call('GET', '/api/admin/actsExport', { token: bossToken });
  expect(csv.body.csv).toContain('"修改运营账号"');
});

test('of two super operators who disable each other at once, one stays', async () => {
  const signedIn = async () => {
    const one = await given();
    return { ...one, token: (await logIn({ phone: one.phone, password: one.password, code: one.code() })).body.token };
  };
  const pair = [await signedIn(), await signedIn()] as const;
  const disable = (by: { token: string }, other: { id: string }) =>
    call('PATCH', `/api/admin/operators/${other.id}`, { token: by.token, body: { disabled: true } });
  const answers = await Promise.all([disable(pair[0], pair[1]), disable(pair[1], pair[0])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await db
    .select({ disabled: operator.disabled })
    .from(operator)
    .where(inArray(operator.id, [pair[0].id, pair[1].id]));
  expect(rows.map(({ disabled }) => disabled).sort()).toEqual([false, true]);
});

test.each(['TOTP', 'recovery'] as const)(
  'a sign-in by %s that is under way while the key changes opens no session',
  async (way) => {
    const { phone, password, code, id, recoveryCodes } = await given();
    const underWay = await db.transaction(async (tx) => {
      await tx.update(operatorKey).set({ passwordHash: 'changed' }).where(eq(operatorKey.operatorId, id));
      const answer = logIn({ phone, password, code: way === 'TOTP' ? code() : recoveryCodes[0] });
      await untilBlocked(db);
      return { answer };
    });
    expect(await underWay.answer).toMatchObject(refused);
  },
);
