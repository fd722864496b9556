import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { useIdentity, wrongCode } from '../test-identity.ts';

const { call, clock, codeFor, byCode, db, outbox } = await useIdentity();
const refusal = { status: 400, body: { code: 'INVALID_CODE', message: '验证码错误或已失效' } };
const triesOf = async (phone: string) => {
  const { rows } = await db.execute<{ tries: number }>(sql`select tries from sms_code where phone = ${phone}`);
  return rows[0]?.tries;
};

afterEach(() => clock.advance(25 * 3_600_000));

test('a right code works once', async () => {
  const code = await codeFor('13922220001');

  expect((await byCode('13922220001', code)).status).toBe(200);
  expect(await byCode('13922220001', code)).toMatchObject(refusal);
});

test('a code lives five minutes', async () => {
  const code = await codeFor('13922220002');
  clock.advance(300_000);
  expect(await byCode('13922220002', code)).toMatchObject(refusal);

  const young = await codeFor('13922220002');
  clock.advance(299_999);
  expect((await byCode('13922220002', young)).status).toBe(200);
});

test('a code of another phone, and a phone without a code, are refused alike', async () => {
  const code = await codeFor('13922220003');
  await codeFor('13922220004');

  expect(await byCode('13922220004', wrongCode(code))).toMatchObject(refusal);
  expect(await byCode('13922220005', code)).toMatchObject(refusal);
});

test('a code is good for its purpose alone, which its message names', async () => {
  const phone = '13922220011';
  const atLogin = await codeFor(phone);
  expect(outbox.at(-1)?.text).toContain('用于求职者登录');
  const recruiter = await call('GET', '/api/company/joberInfoByCode', { query: { phone, verifyCode: atLogin } });
  expect(recruiter).toMatchObject(refusal);
  expect((await byCode(phone, atLogin)).status).toBe(200);

  clock.advance(60_000);
  const toClose = await codeFor(phone, 'jober', 'close');
  expect(outbox.at(-1)?.text).toContain('用于注销账号');
  expect(await byCode(phone, toClose)).toMatchObject(refusal);
  expect((await call('POST', '/api/jober/sendshortmessage', { query: { phone }, body: { purpose: 'x' } })).status).toBe(
    400,
  );
});

test('of 50 parallel guesses at most five are evaluated', async () => {
  const phone = '13922220006';
  const code = await codeFor(phone);
  const wrong = Array.from({ length: 50 }, () => byCode(phone, wrongCode(code)));
  const answers = await Promise.all(wrong);

  expect(answers.every(({ status, body }) => status === 400 && body.code === 'INVALID_CODE')).toBe(true);
  expect(await triesOf(phone)).toBe(5);
  expect(await byCode(phone, code)).toMatchObject(refusal);
});

test('both portals and the mobile site share the five tries', async () => {
  const phone = '13922220007';
  const code = await codeFor(phone);
  const paths = ['jober/joberInfoByCode', 'company/joberInfoByCode', 'jober/mobileLoginByCode'];
  for (let i = 0; i < 5; i += 1) {
    await call('GET', `/api/${paths[i % 3]}`, { query: { phone, verifyCode: wrongCode(code) } });
  }

  for (const path of paths) {
    expect(await call('GET', `/api/${path}`, { query: { phone, verifyCode: code } })).toMatchObject(refusal);
  }
});

test('of many parallel uses of the right code one wins', async () => {
  const phone = '13922220008';
  const code = await codeFor(phone);
  const answers = await Promise.all(Array.from({ length: 5 }, () => byCode(phone, code)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a new code does not reset the nine wrong guesses of a day: the tenth finds even the right code closed', async () => {
  const phone = '13922220009';
  const guess = async (times: number) => {
    const code = await codeFor(phone);
    for (let i = 0; i < times; i += 1) await byCode(phone, wrongCode(code));
    clock.advance(60_000);
    return code;
  };
  await guess(5);
  await guess(3);
  const code = await guess(1);
  expect(await byCode(phone, code)).toMatchObject(refusal);
});

test('right codes are not counted as wrong guesses', async () => {
  const phone = '13922220010';
  for (let i = 0; i < 4; i += 1) {
    expect((await byCode(phone, await codeFor(phone))).status).toBe(200);
    clock.advance(60_000);
  }
  const { rows } = await db.execute(
    sql`select key from rate_counter where key like 'wrong-code%' and count > 0 and expires_at > ${clock.now()}`,
  );
  expect(rows).toEqual([]);
});

test('who guesses at many phones from one address is stopped, whatever address he claims', async () => {
  const guess = (phone: string, claimed: number) =>
    call('GET', '/api/jober/joberInfoByCode', {
      query: { phone, verifyCode: '000000' },
      headers: { 'x-forwarded-for': `10.6.0.${claimed}`, 'x-real-ip': `10.6.1.${claimed}`, forwarded: 'for=10.6.2.1' },
      ip: '10.7.0.1',
    });
  for (let i = 0; i < 200; i += 1) await guess(`1393333${1000 + i}`, i);

  expect(await guess('13933340000', 201)).toMatchObject({
    status: 429,
    body: { message: '验证码错误次数太多，请 60 分钟后再试' },
  });
});
