import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpServiceAccount, type ServiceSettings } from './open-service-account.ts';

type Body = Record<string, unknown>;

let requests: { path: string; token: string | null; body: Body }[] = [];
let good = 'token-1';
let made = 0;
/** WeChat still returns its token but rejects it. */
let isSpoilt = false;
let answer: (path: string, body: Body) => unknown = () => ({ errcode: 0 });
let server: Server;
let settings: ServiceSettings;
let time = new Date('2026-11-20T02:00:00Z');

/** A fake WeChat that knows one secret and accepts one token. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Body;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
    const token = searchParams.get('access_token');
    requests.push({ path: pathname, token, body });
    const say = (said: unknown) => response.end(typeof said === 'string' ? said : JSON.stringify(said));
    if (pathname === '/cgi-bin/stable_token') {
      if (body.secret !== 'the-secret') return say({ errcode: 40125 });
      if (body.force_refresh === true) {
        made += 1;
        good = `token-${made + 1}`;
        isSpoilt = false;
      }
      return say({ access_token: good, expires_in: 7200 });
    }
    return say(token === good && !isSpoilt ? answer(pathname, body) : { errcode: 42001 });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  settings = {
    appId: 'wx-app',
    secret: 'the-secret',
    templateId: 'template-1',
    fields: { title: 'thing1', time: 'time2' },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
});
beforeEach(() => {
  requests = [];
  answer = () => ({ errcode: 0 });
});
afterAll(() => void server.close());

const open = () => httpServiceAccount(settings, () => time);
const message = {
  openId: 'o-lin',
  url: 'https://jiaoyu.example/resume/delivery',
  title: '收到面试邀请',
  time: '2026年11月20日 10:00',
  id: 'notice-1',
};
const tokenRequests = () => requests.filter(({ path }) => path === '/cgi-bin/stable_token').length;

test('a message goes to its reader by the template, with a title that fits', async () => {
  await open().send({ ...message, title: '上海市徐汇区第一中心小学邀请你参加数学教师面试' });
  expect(requests.at(-1)).toMatchObject({
    path: '/cgi-bin/message/template/send',
    body: {
      touser: 'o-lin',
      template_id: 'template-1',
      url: message.url,
      client_msg_id: 'notice-1',
      data: { thing1: { value: '上海市徐汇区第一中心小学邀请你参加数学…' }, time2: { value: '2026年11月20日 10:00' } },
    },
  });
});

test('many messages share one token, also those that come at once, until shortly before its end', async () => {
  const wechat = open();
  await Promise.all([wechat.send(message), wechat.send(message), wechat.send(message)]);
  time = new Date(time.getTime() + 6_890_000);
  await wechat.send(message);
  expect(tokenRequests()).toBe(1);
  time = new Date(time.getTime() + 20_000);
  await wechat.send(message);
  expect(tokenRequests()).toBe(2);
});

test('a token that WeChat no longer takes is replaced, and the message goes out', async () => {
  const wechat = open();
  await wechat.send(message);
  good = 'token-from-elsewhere';
  await wechat.send(message);
  expect(requests.at(-1)?.token).toBe('token-from-elsewhere');
  isSpoilt = true;
  await wechat.send(message);
  expect(requests.map(({ body }) => body.force_refresh).filter((forced) => forced !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(requests.filter(({ path }) => path.endsWith('/send'))).toHaveLength(5);
});

test('what WeChat refuses is tried once, and fails by its number alone', async () => {
  answer = () => ({ errcode: 43004, errmsg: 'require subscribe o-lin' });
  const attempt = open().send(message);
  await expect(attempt).rejects.toMatchObject({ name: 'WechatRefused', code: '43004' });
  await expect(attempt).rejects.not.toThrow(/o-lin/);
  expect(requests.filter(({ path }) => path.endsWith('/send'))).toHaveLength(1);
  answer = () => '<html>bad gateway</html>';
  await expect(open().send(message)).rejects.toMatchObject({ code: 'HTTP 200' });
  const stranger = httpServiceAccount({ ...settings, secret: 'another' }, () => time);
  await expect(stranger.send(message)).rejects.toMatchObject({ code: '40125' });
});

test('a QR code carries its scene', async () => {
  answer = (_path, body) => ({ url: `http://weixin.example/q/${JSON.stringify(body)}` });
  const text = await open().qrText('scene-1', 300);
  expect(text).toContain('"scene_str":"scene-1"');
  expect(text).toContain('"expire_seconds":300');
});
