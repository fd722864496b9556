import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useIdentity, wrongCode } from '../test-identity.ts';

const { call, clock, codeFor, byCode, db, lastCode, outbox } = await useIdentity();
const refusal = { status: 400, body: { code: 'INVALID_CODE', message: '验证码错误或已失效' } };
const triesOf = async (phone: string) => {
  const { rows } = await db.execute<{ tries: number }>(
    sql`select max(tries)::int as tries from asked_code where phone = ${phone}`,
  );
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

/** A browser keeps the cookie that it is given; `ask` requests a code, `enter` types one in. */
function browser(ip: string) {
  let cookie = '';
  const keep = (answer: Awaited<ReturnType<typeof call>>) => {
    cookie = /jyrc_device=[^;,]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? cookie;
    return answer;
  };
  const headers = (): Record<string, string> => (cookie ? { cookie } : {});
  return {
    ask: async (phone: string) =>
      keep(await call('POST', '/api/jober/sendshortmessage', { query: { phone }, ip, headers: headers() })),
    enter: async (phone: string, code: string) => keep(await byCode(phone, code, { ip, headers: headers() })),
  };
}

test('a code works in the browser that asked for it, and nowhere else', async () => {
  const phone = '13922220020';
  const [own, other] = [browser('10.50.0.1'), browser('10.50.0.1')];
  await own.ask(phone);
  await other.ask('13922220021');
  const code = lastCode(phone);

  expect(await other.enter(phone, code)).toMatchObject(refusal);
  expect(await byCode(phone, code, { ip: '10.50.0.2' })).toMatchObject(refusal);
  expect((await own.enter(phone, code)).status).toBe(200);
  expect(await byCode(phone, code, { ip: '10.50.0.1' })).toMatchObject(refusal);
});

test('a program without cookies uses its code from the address that asked', async () => {
  const phone = '13922220022';
  await call('POST', '/api/jober/sendshortmessage', { query: { phone }, ip: '10.51.0.1' });
  expect(await byCode(phone, lastCode(phone), { ip: '10.51.0.2' })).toMatchObject(refusal);
  expect((await byCode(phone, lastCode(phone), { ip: '10.51.0.1' })).status).toBe(200);
});

test('wrong tries of a stranger, with or without a code of his own, leave the code of the holder', async () => {
  const phone = '13922220023';
  const [own, stranger] = [browser('10.52.0.1'), browser('10.52.0.2')];
  await own.ask(phone);
  const code = lastCode(phone);
  for (let i = 0; i < 6; i += 1) await byCode(phone, wrongCode(code), { ip: '10.52.0.3' });
  for (let round = 0; round < 3; round += 1) {
    await stranger.ask(phone);
    for (let i = 0; i < 6; i += 1) await stranger.enter(phone, wrongCode(lastCode(phone)));
    clock.advance(60_000);
  }
  expect((await own.enter(phone, code)).status).toBe(200);
});

test('a known browser goes on with six digits when strangers have used up the wrong guesses of a day', async () => {
  const phone = '13922220024';
  const own = browser('10.53.0.1');
  await own.ask(phone);
  await givenSeeker(db, { phone });
  expect((await own.enter(phone, lastCode(phone))).status).toBe(200);
  for (let round = 0; round < 2; round += 1) {
    const stranger = browser(`10.53.1.${round}`);
    await stranger.ask(phone);
    for (let i = 0; i < 5; i += 1) await stranger.enter(phone, wrongCode(lastCode(phone)));
  }
  expect((await browser('10.53.0.3').ask(phone)).body.code).toBe('CAPTCHA_REQUIRED');
  clock.advance(60_000);
  expect((await own.ask(phone)).status).toBe(200);
  expect(lastCode(phone)).toMatch(/^\d{6}$/);
  expect((await own.enter(phone, lastCode(phone))).status).toBe(200);
});
