import { solveChallenge } from 'altcha-lib/v1';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useIdentity, wrongCode } from '../test-identity.ts';

const { call, clock, codeFor, byCode, lastCode, db, deps, outbox, logs } = await useIdentity();
const send = (phone: string, body?: unknown, portal = 'jober', ip?: string) =>
  call('POST', `/api/${portal}/sendshortmessage`, { query: { phone }, body, ip });
const countTo = (phone: string) => outbox.filter((message) => message.phone === phone).length;

const HOUR = 3_600_000;
const MINUTE = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
  clock.advance(25 * HOUR);
});

async function solved(): Promise<string> {
  const { body: task } = await call('GET', '/api/captcha/challenge');
  const found = await solveChallenge(task.challenge, task.salt, task.algorithm, task.maxnumber).promise;
  return btoa(JSON.stringify({ ...task, number: found?.number }));
}

test('a code of six digits is sent, not shown, and kept as a hash', async () => {
  const phone = '13911110001';
  const answer = await send(phone);

  expect(answer).toMatchObject({ status: 200, body: { waitSeconds: 60 } });
  expect(JSON.stringify(answer.body)).not.toContain(lastCode(phone));
  expect(lastCode(phone)).toMatch(/^\d{6}$/);
  const { rows } = await db.execute(sql`select * from asked_code where phone = ${phone}`);
  expect(JSON.stringify(rows)).not.toContain(lastCode(phone));
});

test('known and unknown phones are answered alike', async () => {
  await givenSeeker(db, { phone: '13911110002' });
  const [known, unknown] = [await send('13911110002'), await send('13911110003')];

  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect([known.status, known.body.waitSeconds]).toEqual([unknown.status, unknown.body.waitSeconds]);
});

test('one a minute over both portals, and the refusal says for how long', async () => {
  const phone = '13911110004';
  await send(phone);
  clock.advance(18_000);
  const refused = await send(phone, undefined, 'company');

  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: '获取验证码太频繁，请 42 秒后再试' },
    headers: { 'retry-after': '42' },
  });
  clock.advance(42_000);
  expect((await send(phone)).status).toBe(200);
});

test('five an hour and ten a day from one address', async () => {
  const phone = '13911110005';
  const tryFor = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      await send(phone, undefined, i % 2 ? 'company' : 'jober', '10.1.0.1');
      clock.advance(MINUTE);
    }
    return countTo(phone);
  };

  expect(await tryFor(8)).toBe(5);
  clock.advance(HOUR);
  expect(await tryFor(8)).toBe(10);
  clock.advance(HOUR);
  expect(await tryFor(3)).toBe(10);
  const refused = await send(phone, undefined, 'jober', '10.1.0.1');
  expect(refused.body.message).toBe('获取验证码太频繁，请 22 小时后再试');
});

test('parallel requests send one code', async () => {
  const phone = '13911110006';
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(phone)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(countTo(phone)).toBe(1);
});

test('forged X-Forwarded-For buys nothing', async () => {
  const phone = '13911110007';
  for (let i = 0; i < 200; i += 1) {
    const headers = { 'x-forwarded-for': `10.2.${i}.1`, 'x-real-ip': `10.2.${i}.2` };
    await call('POST', '/api/jober/sendshortmessage', { query: { phone }, headers, ip: '10.9.9.9' });
    clock.advance(1_000);
  }
  expect(countTo(phone)).toBeLessThanOrEqual(5);
  const { body } = await send('13911110008', undefined, 'jober', '10.9.9.9');
  expect(body.code).toBe('CAPTCHA_REQUIRED');
});

test('an address that sends much must do work, once for each code', async () => {
  const ip = '10.3.0.1';
  for (let i = 0; i < 30; i += 1) expect((await send(`1392222${1000 + i}`, undefined, 'jober', ip)).status).toBe(200);

  const without = await send('13933330001', undefined, 'jober', ip);
  expect(without).toMatchObject({ status: 400, body: { code: 'CAPTCHA_REQUIRED', message: '请先完成安全验证' } });
  const altcha = await solved();
  expect((await send('13933330001', { altcha }, 'jober', ip)).status).toBe(200);
  const replayed = await send('13933330002', { altcha }, 'jober', ip);
  expect(replayed).toMatchObject({ status: 400, body: { code: 'CAPTCHA_REQUIRED' } });
  expect((await send('13933330003', undefined, 'jober', '10.3.0.2')).status).toBe(200);
});

test('a solution that is forged, altered, or ten minutes old is refused', async () => {
  const ip = '10.4.0.1';
  for (let i = 0; i < 30; i += 1) await send(`1394444${1000 + i}`, undefined, 'jober', ip);
  const good = JSON.parse(atob(await solved()));
  const forged = [
    'not base64 at all!',
    btoa('[]'),
    btoa('null'),
    btoa(JSON.stringify({ ...good, signature: '0'.repeat(64) })),
    btoa(JSON.stringify({ ...good, number: good.number + 1 })),
    btoa(JSON.stringify({ ...good, salt: good.salt.replace(/expires=\d+/, 'expires=9999999999') })),
    btoa(JSON.stringify({ ...good, algorithm: 'SHA-1' })),
    btoa(JSON.stringify({ ...good, number: '1' })),
  ];

  for (const altcha of forged) {
    expect((await send('13955550001', { altcha }, 'jober', ip)).body.code).toBe('CAPTCHA_REQUIRED');
  }
  clock.advance(10 * MINUTE);
  for (let i = 0; i < 31; i += 1) await send(`1394445${1000 + i}`, undefined, 'jober', ip);
  const late = await send('13955550001', { altcha: btoa(JSON.stringify(good)) }, 'jober', ip);
  expect(late.body).toMatchObject({ code: 'CAPTCHA_REQUIRED', message: '安全验证已失效，请重新验证' });
});

test('after nine wrong guesses in a day a phone needs work and gets eight digits, which open it', async () => {
  const phone = '13911110009';
  for (const tries of [5, 4]) {
    const code = await codeFor(phone);
    for (let i = 0; i < tries; i += 1) await byCode(phone, wrongCode(code));
    clock.advance(MINUTE);
  }

  expect((await send(phone)).body.code).toBe('CAPTCHA_REQUIRED');
  expect((await send(phone, { altcha: await solved() })).status).toBe(200);
  expect(lastCode(phone)).toMatch(/^\d{8}$/);
  expect((await byCode(phone, lastCode(phone))).status).toBe(200);
});

test('a newer code replaces the older', async () => {
  const phone = '13911110010';
  const old = await codeFor(phone);
  clock.advance(MINUTE);
  const fresh = await codeFor(phone);

  if (old !== fresh) expect((await byCode(phone, old)).body.code).toBe('INVALID_CODE');
  expect((await byCode(phone, fresh)).status).toBe(200);
});

test('when the provider fails the answer is 503, and neither phone nor code is logged', async () => {
  const phone = '13911110011';
  vi.spyOn(deps.sms, 'send').mockRejectedValue(new Error(`provider refused ${phone}`));
  const answer = await send(phone);

  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '60' } });
  expect(logs.join()).toContain('sms could not be sent');
  expect(logs.join()).not.toContain(phone);
});

/** What a browser keeps of an answer, to send with its next request. */
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  /jyrc_device=[^;,]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
/** A browser in which the holder of the phone has signed in. */
async function knownBrowser(phone: string): Promise<string> {
  await givenSeeker(db, { phone });
  const cookie = cookieOf(await byCode(phone, await codeFor(phone)));
  clock.advance(25 * HOUR);
  return cookie;
}
const sendFrom = (phone: string, ip: string, cookie?: string) =>
  call('POST', '/api/jober/sendshortmessage', { query: { phone }, ip, ...(cookie ? { headers: { cookie } } : {}) });

test('a stranger who asks without a pause makes nobody else wait, neither a known browser nor a new one', async () => {
  const phone = '13911110020';
  const cookie = await knownBrowser(phone);
  for (let i = 0; i < 90; i += 1) {
    await sendFrom(phone, '10.40.0.1');
    clock.advance(MINUTE / 3);
  }
  expect((await sendFrom(phone, '10.40.0.1')).status).toBe(429);
  expect((await sendFrom(phone, '10.40.0.2', cookie)).status).toBe(200);
  expect((await sendFrom(phone, '10.40.0.3')).status).toBe(200);
});

test('strangers of all addresses together send ten an hour and twenty a day, and a known browser more', async () => {
  const phone = '13911110021';
  const cookie = await knownBrowser(phone);
  const before = countTo(phone);
  const flood = async (net: number) => {
    for (let i = 0; i < 30; i += 1) await sendFrom(phone, `10.41.${net}.${i}`);
    return countTo(phone) - before;
  };
  expect(await flood(1)).toBe(10);
  clock.advance(HOUR);
  expect(await flood(2)).toBe(20);
  clock.advance(HOUR);
  expect(await flood(3)).toBe(20);
  const refused = await sendFrom(phone, '10.41.4.1');
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('用密码登录') } });
  expect((await sendFrom(phone, '10.41.4.2', cookie)).status).toBe(200);
});
