import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isInner, lookAt } from './addresses.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const status = Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200);
  if (request.url === '/get-only') return void response.writeHead(request.method === 'HEAD' ? 405 : 200).end('page');
  if (request.url === '/away') return void response.writeHead(302, { location: '/404' }).end();
  if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end();
  if (request.url === '/inside') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
  response.writeHead(status).end('page');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const open = (ip: string) => ip !== '127.0.0.1' && isInner(ip);
const look = (path: string) => lookAt(`http://127.0.0.1:${port}${path}`, open);

test.each([
  ['/200', ''],
  ['/get-only', ''],
  ['/403', ''],
  ['/round', ''],
  ['/404', '页面不存在（404）'],
  ['/410', '页面不存在（410）'],
  ['/502', '网站出错（502）'],
  ['/away', '页面不存在（404）'],
  ['/inside', '指向内部网络'],
])('%s: “%s”', async (path, problem) => {
  expect(await look(path)).toBe(problem);
});

test('where nobody listens, nobody is reached', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port: free } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  expect(await lookAt(`http://127.0.0.1:${free}/`, open)).toBe('连接不上');
});

test('an inner address is never asked, neither by its number nor by a name that leads there', async () => {
  asked.length = 0;
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])
    expect(await lookAt(`http://${host}:${port}/200`), host).toBe('指向内部网络');
  expect(asked).toEqual([]);
});

test.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
])('%s is inner', (ip) => expect(isInner(ip)).toBe(true));
test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is not', (ip) => expect(isInner(ip)).toBe(false));

test.each(['ftp://example.cn/', 'javascript:alert(1)', 'apply'])('%s is no address of a site', async (text) => {
  expect(await lookAt(text)).toBe('不是网址');
});
