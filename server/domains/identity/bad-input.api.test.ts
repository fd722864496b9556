import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { seekerForm, useIdentity } from './test-identity.ts';

const { app, call, db, logs, outbox } = await useIdentity();
type Method = 'GET' | 'POST';
interface Sound {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const phone = '13012340001';
const registerTicket = 'A'.repeat(43);
const sound: [Method, string, Sound][] = [
  ['POST', '/api/jober/sendshortmessage', { query: { phone } }],
  ['POST', '/api/company/sendshortmessage', { query: { phone } }],
  ['GET', '/api/jober/joberInfoByCode', { query: { phone, verifyCode: '123456' } }],
  ['GET', '/api/jober/mobileLoginByCode', { query: { phone, verifyCode: '123456' } }],
  ['GET', '/api/company/joberInfoByCode', { query: { phone, verifyCode: '123456' } }],
  ['POST', '/api/jober/joberLogin', { body: { phone, password: 'Teach2026' } }],
  ['POST', '/api/company/recruiterLogin', { body: { phone, password: 'Teach2026' } }],
  [
    'POST',
    '/api/jober/registerJoberInfo',
    { body: { ...seekerForm, registerTicket, password: 'Teach2026', cityCode: '330100' } },
  ],
  [
    'POST',
    '/api/jober/updatePass',
    { body: { oldPassword: 'Teach2026', password: 'Other2027', verifyCode: '123456' } },
  ],
  ['GET', '/api/jober/joberInfoByPhone', { query: { phone } }],
  ['GET', '/api/jober/joberInfoById', { query: { joberId: '123' } }],
];

const long = 'x'.repeat(10_240);
const nasty = [
  '',
  ' ',
  '😀😀',
  long,
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '<script>',
  '../../etc/passwd',
  '%00',
  'null',
  '[object Object]',
];
/** Texts that are not a phone, code, id or ticket; for free text, values that are not text. */
const wrong: Record<string, string[]> = {
  phone: [
    ...nasty,
    '１３０１２３４０００１',
    '+8613012340001',
    '130 1234 0001',
    ' 13012340001',
    '13012340001\n',
    '23012340001',
    '1301234000',
    '130123400011',
  ],
  verifyCode: [...nasty, '１２３４５６', '12345', '1234567', '12345a', ' 123456', '123456\n'],
  joberId: [...nasty, '0', '-1', '1e3', '９', '9223372036854775808', '1.0'],
  registerTicket: [...nasty, 'short'],
  password: ['', 'short1', 'x'.repeat(129)],
  gender: nasty,
  birthday: [...nasty, '1995-02-30', '1995-3-8', '1929-12-31', '2999-01-01', '1995-03-08T00:00:00Z'],
  education: nasty,
  identity: [...nasty, '__proto__', 'toString'],
  cityCode: [...nasty, '33010', '3301001', '０３０１００'],
  name: ['', ' ', '王', '\u0000王晓', '\u202e', long, '王'.repeat(31)],
  oldPassword: [long],
  agreementVersion: [long],
};
const wrongTypes = [null, 7, true, [], ['x'], {}, { $ne: null }];

let token = '';
beforeAll(async () => {
  ({ token } = await signIn(db, (await givenSeeker(db)).accountId));
});

const hasChinese = /\p{Script=Han}/u;
function expectRefusal(
  answer: { status: number; body: { code: string; message: string; issues?: { path: string; message: string }[] } },
  path: string,
) {
  expect(answer.status, JSON.stringify(answer.body)?.slice(0, 300)).toBe(400);
  expect(answer.body.code).toBe('INVALID_INPUT');
  expect(answer.body.message).toMatch(hasChinese);
  const issue = answer.body.issues?.find((each) => each.path.startsWith(path));
  expect(issue?.message, JSON.stringify(answer.body.issues)?.slice(0, 300)).toMatch(hasChinese);
  expect(JSON.stringify(answer.body)).not.toMatch(/select |insert |at \w+ \(/);
}

for (const [method, path, given] of sound) {
  for (const part of ['query', 'body'] as const) {
    for (const field of Object.keys(given[part] ?? {})) {
      const send = (value: unknown) =>
        call(method, path, { token, ...given, [part]: { ...given[part], [field]: value } } as Parameters<
          typeof call
        >[2]);
      const isLoose = path.endsWith('Login') && field === 'password';

      test(`${method} ${path} refuses a wrong ${part}.${field}`, async () => {
        for (const value of isLoose ? ['', long] : (wrong[field] ?? []))
          expectRefusal(await send(value), `${part}.${field}`);
        if (part === 'body') for (const value of wrongTypes) expectRefusal(await send(value), `${part}.${field}`);
      });
    }
  }
  const needed = [...Object.keys(given.query ?? {}), ...Object.keys(given.body ?? {})];
  const optional = new Set(['cityCode', 'oldPassword', 'verifyCode:updatePass', 'password:registerJoberInfo']);
  const last = path.split('/').at(-1) ?? '';

  test(`${method} ${path} names what is missing`, async () => {
    const missing = needed.filter((field) => !optional.has(field) && !optional.has(`${field}:${last}`));
    const answer = await call(method, path, { token, ...(given.body ? { body: {} } : {}) });
    for (const field of missing) expectRefusal(answer, `${given.query ? 'query' : 'body'}.${field}`);
  });
}

const bodies = sound.filter(([, , { body }]) => body);
test.each(bodies)('%s %s refuses fields it does not know', async (method, path, { body }) => {
  for (const extra of ['approved', 'role', 'id', 'accountId', 'isAdmin']) {
    expectRefusal(await call(method, path, { token, body: { ...body, [extra]: 'x' } }), `body.${extra}`);
  }
});

test.each(sound.filter(([method]) => method === 'POST'))(
  '%s %s refuses what is no JSON object',
  async (method, path, { query }) => {
    for (const payload of ['{', '[]', '"x"', '7', 'true', '{"__proto__":{"a":1}}']) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await app.inject({ method: method as 'POST', url: path, query: query ?? {}, headers, payload });
      expect(response.statusCode, payload).toBe(400);
      expect(response.json().message).toMatch(hasChinese);
    }
  },
);

test('a repeated or structured query field is refused', async () => {
  for (const url of ['phone=13012340001&phone=13012340002', 'phone[]=13012340001', 'phone[a]=1', 'phone', '']) {
    const response = await app.inject({ method: 'POST', url: `/api/jober/sendshortmessage?${url}` });
    expect(response.statusCode, url).toBe(400);
    expect(response.json().issues[0].path).toBe('query.phone');
  }
});

test('none of all this sent a message, made an account or was a fault of ours', async () => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from account`);
  expect(rows[0]?.n).toBe(1);
  expect(outbox).toEqual([]);
  expect(logs.join()).not.toContain('request failed');
});
