import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { clearCookie, giveCookies, readCookie } from './session-cookie.ts';

const plain = readConfig({});
const proxied = readConfig({ TRUST_PROXY: '1', SMS_PROVIDER: 'none' });
const secret = 'a'.repeat(43);

function request(headers: Record<string, string>) {
  const set: string[] = [];
  const ctx = {
    header: (name: string) => headers[name],
    setHeader: (_: string, value: string) => void set.push(value),
  };
  return { ctx: ctx as unknown as Ctx, set };
}

test('over plain HTTP the cookie is closed to scripts and to cross-site calls, for 0.2 days', () => {
  const { ctx, set } = request({});
  giveCookies(ctx, plain, { cookie: secret, seconds: 17_280 });
  expect(set).toEqual([`jyrc_pass=${secret}; Path=/; Max-Age=17280; HttpOnly; SameSite=Lax`]);
});

test('behind a trusted TLS proxy it is bound to this very host', () => {
  const { ctx, set } = request({ 'x-forwarded-proto': 'https' });
  giveCookies(ctx, proxied, { cookie: secret, seconds: 17_280 });
  expect(set).toEqual([`__Host-jyrc_pass=${secret}; Path=/; Max-Age=17280; HttpOnly; SameSite=Lax; Secure`]);
});

test('a forged proxy header changes nothing where no proxy is trusted', () => {
  const { ctx, set } = request({ 'x-forwarded-proto': 'https' });
  giveCookies(ctx, plain, { cookie: secret, seconds: 17_280 });
  expect(set[0]).toMatch(/^jyrc_pass=/);
});

test('clearing lets it expire at once', () => {
  const { ctx, set } = request({});
  clearCookie(ctx, plain);
  expect(set).toEqual(['jyrc_pass=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
});

test.each([
  [`jyrc_pass=${secret}`, secret],
  [`theme=dark; jyrc_pass=${secret}; city=330100`, secret],
  [`xjyrc_pass=${secret}`, undefined],
  ['jyrc_pass=', undefined],
  ['jyrc_pass=a b', undefined],
  ['', undefined],
])('reads from "%s"', (cookie, value) => {
  expect(readCookie(request({ cookie }).ctx, plain)).toBe(value);
});

test('under TLS the unprefixed name, which a sister host could plant, is not read', () => {
  const headers = { 'x-forwarded-proto': 'https', cookie: `jyrc_pass=${secret}` };
  expect(readCookie(request(headers).ctx, proxied)).toBeUndefined();
  const prefixed = { ...headers, cookie: `__Host-jyrc_pass=${secret}` };
  expect(readCookie(request(prefixed).ctx, proxied)).toBe(secret);
});
