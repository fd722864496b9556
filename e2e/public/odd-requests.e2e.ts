import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

/** The first line of the answer to a request that no browser would make. */
async function ask(path: string, host: string): Promise<string> {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

test.each([
  ['/', '['],
  ['/', 'a:b:c'],
  ['/', ''],
  ['/jobs?keyword=%E6%95%99%E5%B8%88', '['],
])('%s is served to who calls the site %s', async (path, host) => {
  expect(await ask(path, host)).toBe('HTTP/1.1 200 OK');
});

test.each(['a b', '%'])('a request to the host %s, which is none, is refused', async (host) => {
  expect(await ask('/', host)).toBe('HTTP/1.1 400 Bad Request');
});

test.each([
  '//',
  '/..//..',
  '//example.com',
  '//example.com/jobs',
  '//a:99999999',
  '/%',
  '/%ff',
  '/\\example.com/jobs',
])('%s leads to the page that says that there is none', async (path) => {
  expect(await ask(path, 'localhost')).toMatch(/^HTTP\/1\.1 (302|400|404)/);
});

test.each(['/jobs.data', '/_root.data', '/consultation.data'])(
  'what the router tells scripts at %s is no page',
  async (path) => {
    const answer = await fetch(
      `${site.origin}${path}?keyword=${encodeURIComponent('<meta http-equiv=refresh content=0;url=//a>')}`,
    );
    expect(answer.headers.get('content-type')).not.toContain('html');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('an address that cannot be decoded is an unknown page to a browser, and an error to a program', async () => {
  const ask = (accept: string) => fetch(`${site.origin}/%zz`, { headers: { accept }, redirect: 'manual' });
  const page = await ask('text/html,application/xhtml+xml');
  expect([page.status, page.headers.get('location')]).toEqual([302, '/404']);
  const call = await ask('application/json');
  expect([call.status, (await call.json()).code]).toEqual([400, 'INVALID_INPUT']);
});

test('a script that is not there is answered 404, not with a page', async () => {
  const answer = await fetch(`${site.origin}/assets/gone-12345678.js`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test.each(['/nosuch', '/client/nosuch'])('navigation within the pages to %s reaches /404', async (path) => {
  const page = await site.person();
  await page.goto('/consultation');
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window), { timeout: 15_000 }).toBe(true);
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
  await page.waitForURL('**/404');
  await page.getByRole('heading', { name: '页面不存在' }).or(page.getByText('页面不存在')).first().waitFor();
});

test('parts of an address that a page does not read make no page of their own', async () => {
  const ask = async (path: string) => {
    const headers = { 'accept-encoding': 'br' };
    return (await fetch(site.origin + path, { headers })).headers.get('x-cache');
  };
  await ask('/consultation');
  expect(await ask('/consultation?junk=1')).toBe('hit');
  await ask('/client/login?junk=1');
  expect(await ask('/client/login?junk=1')).toBe('miss');
});
