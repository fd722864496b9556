import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';
import { expectErrorBody } from './input/answers.ts';
import { inputFields } from './input/schemas.ts';
import { sampled } from './sampled.ts';
import { givenTenant } from './tenants.ts';
import { useWholeApp } from './whole-app.ts';

const { app, db, logs, tokenOf } = await useWholeApp();
const { fixtures, ownerAccountId } = await givenTenant(db, { dual: true });
const { token } = await signIn(db, ownerAccountId);
const operator = await tokenOf((await givenOperator(db)).accountId);
/** A permitted caller, so that only the data sent can be refused. */
const ownOf = (key: string) => {
  const { access: who } = api[key as EndpointKey] as Endpoint;
  return { authorization: `Bearer ${who === 'operator' ? operator : token}` };
};
/** The path with an id for each of its parameters. */
const filled = (path: string) => path.replace(/:[A-Za-z]+/g, fixtures.postId);
const keys = Object.keys(api) as EndpointKey[];

interface Raw {
  query?: string;
  payload?: string | Buffer;
  type?: string;
}

/** Sends raw bytes. */
async function sendRaw(key: string, { query = '', payload, type = 'application/json' }: Raw): Promise<Answer> {
  const [method = '', path = ''] = key.split(' ');
  const headers = { ...ownOf(key), ...(payload === undefined ? {} : { 'content-type': type }) };
  const url = `${filled(path)}${query && `?${query}`}`;
  const response = await app.inject({ method: method as 'POST', url, headers, payload });
  const body = response.body === '' ? null : response.json();
  return { status: response.statusCode, body, headers: response.headers };
}

function expectRefusal(answer: Answer, status: number, about: string): void {
  expect(answer.status, `${about} ${JSON.stringify(answer.body)?.slice(0, 200)}`).toBe(status);
  expectErrorBody(answer, about);
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const badBodies: [string, string | Buffer][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '7'],
  ['nothing', 'null'],
  ['a prototype', '{"__proto__":{"approved":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"approved":true}}}'],
  ['a thousand depths', `{"x":${nested(1_000)}}`],
  ['100,000 depths', nested(100_000)],
  ['a thousand fields', JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, at])))],
  ['Latin-1', Buffer.from('{"name":"caf\xe9"}', 'latin1')],
  ['GBK', Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc1, 0xd6, 0xcf, 0xfe]), Buffer.from('"}')])],
  ['UTF-16', Buffer.from('{"name":"林"}', 'utf16le')],
  ['a cut sign', Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xe6, 0x9e, 0x22, 0x7d])],
  ['an overlong sign', Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xc0, 0x80, 0x22, 0x7d])],
];
const withBody = sampled(keys.filter((key) => (api[key] as Endpoint).body));

test.each(withBody)('%s refuses bodies that are no JSON object in UTF-8', async (key) => {
  // An optional body accepts `null`.
  const mayBeNone = (api[key] as Endpoint).body?.safeParse(undefined).success;
  const bad = badBodies.filter(([name]) => !(mayBeNone && name === 'nothing'));
  for (const [name, payload] of bad) expectRefusal(await sendRaw(key, { payload }), 400, `${key} ${name}`);
  const large = await sendRaw(key, { payload: JSON.stringify({ name: 'x'.repeat(1_048_577) }) });
  expectRefusal(large, 413, `${key} of a megabyte`);
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ]) {
    expectRefusal(await sendRaw(key, { payload: 'name=x', type }), 415, `${key} ${type}`);
  }
});

const withQuery = sampled(keys.filter((key) => (api[key] as Endpoint).query));
test.each(withQuery)('%s refuses a field given twice, or as a structure', async (key) => {
  for (const field of inputFields.filter((each) => each.key === key && each.part === 'query')) {
    const name = field.path.join('.');
    const twice = await sendRaw(key, { query: `${name}=1&${name}=2` });
    expectRefusal(twice, 400, `${key} ${name} twice`);
    const paths = (twice.body.issues as { path: string }[]).map(({ path }) => path);
    expect(paths, `${key} ${name}`).toContain(`query.${name}`);
    if (field.required) expectRefusal(await sendRaw(key, { query: `${name}[a]=1` }), 400, `${key} ${name}[a]`);
  }
});

test.each(withQuery)('%s takes broken escapes for text, never for a fault', async (key) => {
  for (const query of [
    '%',
    '%zz=%zz',
    'keyword=%E6%9E',
    'keyword=%c0%80',
    'keyword=%00',
    'a&&=&=b&%5b%5d=1',
    '__proto__=1',
  ]) {
    const answer = await sendRaw(key, { query });
    expect(answer.status, `${key}?${query}`).toBeLessThan(500);
    if (answer.status >= 400) expectErrorBody(answer, `${key}?${query}`);
  }
});

const paths = [
  '%',
  '%zz',
  '%E6%9E',
  '%00',
  '%c0%80',
  '%2e%2e%2f',
  '..%5c',
  '1%20',
  '1;drop',
  'x'.repeat(299),
  'x'.repeat(5_000),
];
const withParams = sampled(keys.filter((key) => (api[key] as Endpoint).params));
test.each(withParams)('%s refuses what is no id in its path', async (key) => {
  const [method = '', path = ''] = key.split(' ');
  for (const id of paths) {
    const response = await app.inject({
      method: method as 'GET',
      url: filled(path.replace(/:[A-Za-z]+/, id)),
      headers: ownOf(key),
    });
    const answer = { status: response.statusCode, body: response.json(), headers: response.headers };
    expect([400, 404, 413], `${key} ${id.slice(0, 20)}`).toContain(answer.status);
    expectErrorBody(answer, `${key} ${id.slice(0, 20)}`);
  }
});

test('a body of another encoding is refused for that, not stored with signs lost', async () => {
  for (const bytes of [
    [0xc1, 0xd6, 0xcf, 0xfe],
    [0xe6, 0x9e],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
  ]) {
    const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]);
    const answer = await sendRaw('POST /api/resumes', { payload });
    expectRefusal(answer, 400, bytes.join());
    expect(answer.body.message).toBe('请求内容须为 UTF-8 编码');
  }
});

test('a body with a key given twice is refused', async () => {
  for (const payload of ['{"name":"一","name":"二"}', '{"name":"一","n\\u0061me":"二"}']) {
    const answer = await sendRaw('POST /api/resumes', { payload });
    expectRefusal(answer, 400, payload);
    expect(answer.body.message).toBe('请求内容中“name”出现了两次');
  }
});

test('a body that would reach a prototype is refused by its reader, however deep and however it is written', async () => {
  for (const payload of [
    '{"__proto__":{"approved":true}}',
    '{"name":"一","content":{"a":[{"__proto__":1}]}}',
    '{"\\u005f_proto__":1}',
    '{"constructor":{"prototype":{"approved":true}}}',
  ]) {
    const answer = await sendRaw('POST /api/resumes', { payload });
    expectRefusal(answer, 400, payload);
    expect(answer.body.message, payload).toBe('请求内容无法识别，请检查后重试');
  }
});

test('an empty body is none: what is missing is said', async () => {
  const answer = await sendRaw('POST /api/jober/joberLogin', { payload: '' });
  expectRefusal(answer, 400, 'empty');
  expect(answer.body.issues).toEqual([{ path: 'body', message: '请填写请求内容' }]);
  const sent = await sendRaw('POST /api/jober/sendshortmessage', { query: `phone=${fixtures.phone}`, payload: '' });
  expect(sent.status).toBe(200);
});

test('a charset beside the type is no other type', async () => {
  const payload = JSON.stringify({ name: '公办版' });
  const answer = await sendRaw('POST /api/resumes', { payload, type: 'application/json; charset=utf-8' });
  expect(answer.status).toBe(200);
});

describe('over a socket', () => {
  let port = 0;
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });

  /** The server's answer to bytes that need not be HTTP. */
  async function say(bytes: string): Promise<{ head: string; answer: Answer }> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(bytes);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => void chunks.push(chunk));
    await once(socket, 'close');
    const text = Buffer.concat(chunks).toString();
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const status = Number(head.split(' ')[1]);
    const parsed = JSON.parse(body) as { requestId: string };
    return { head, answer: { status, body: parsed, headers: { 'x-request-id': parsed.requestId } } };
  }

  test.each<[string, string, number]>([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET /api/home HTTP/1.1\r\nhost: a\r\n: x\r\n\r\n', 400],
    ['two lengths', 'POST /api/resumes HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    [
      'length and chunks',
      'POST /api/resumes HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers of 20 kB', `GET /api/home HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 413],
    ['an address of 20 kB', `GET /api/posts?keyword=${'y'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 413],
    ['two hosts', 'GET /api/home HTTP/1.1\r\nhost: a\r\nHOST: b\r\n\r\n', 400],
    ['a host that is none', 'GET /api/home HTTP/1.1\r\nhost: a/<b>@c\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/home HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ])('%s is answered in the words of the contract', async (name, bytes, status) => {
    const { head, answer } = await say(bytes);
    expectRefusal(answer, status, name);
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('application/json; charset=utf-8');
  });
});

test('none of all this was a fault of ours', () => {
  expect(logs.filter((line) => line.includes('request failed')).slice(0, 1)).toEqual([]);
});
