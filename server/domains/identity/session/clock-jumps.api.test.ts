import { afterEach, expect, test } from 'vitest';
import { useIdentity, wrongCode } from '../test-identity.ts';

const { call, clock, codeFor, byCode } = await useIdentity();
const MINUTE = 60_000;
const refused = { status: 400, body: { code: 'INVALID_CODE' } };
const send = (phone: string) => call('POST', '/api/company/sendshortmessage', { query: { phone } });

afterEach(() => clock.advance(25 * 60 * MINUTE));

test('a code that was seen too old stays so when the clock goes back', async () => {
  const phone = '13955550001';
  const code = await codeFor(phone);
  clock.advance(6 * MINUTE);
  expect(await byCode(phone, code)).toMatchObject(refused);

  clock.advance(-5 * MINUTE);
  expect(await byCode(phone, code)).toMatchObject(refused);
});

test('a code sent while the clock was ahead is none, and a new one comes within a minute', async () => {
  const phone = '13955550002';
  const ahead = await codeFor(phone);
  clock.advance(-30 * MINUTE);
  expect(await byCode(phone, ahead)).toMatchObject(refused);

  expect(await send(phone)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  clock.advance(MINUTE);
  const code = await codeFor(phone);
  expect((await byCode(phone, code)).status).toBe(200);
});

test('nodes whose clocks differ by some seconds take each other’s codes', async () => {
  const phone = '13955550003';
  const code = await codeFor(phone);
  clock.advance(-5_000);
  expect((await byCode(phone, code)).status).toBe(200);
});

test('the nine wrong guesses of a day stay counted when the clock goes back', async () => {
  const phone = '13955550004';
  for (const times of [5, 4]) {
    const code = await codeFor(phone);
    for (let i = 0; i < times; i += 1) await byCode(phone, wrongCode(code));
    clock.advance(MINUTE);
  }
  clock.advance(-20 * MINUTE);

  expect((await send(phone)).body.code).toBe('CAPTCHA_REQUIRED');
});

test('a used code stays used when the clock goes back', async () => {
  const phone = '13955550005';
  const code = await codeFor(phone);
  expect((await byCode(phone, code)).status).toBe(200);
  clock.advance(-5_000);
  expect(await byCode(phone, code)).toMatchObject(refused);
});
