import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useSite } from './lib/site.ts';

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
  ['/', 'a b'],
  ['/', 'a:b:c'],
  ['/', '%'],
  ['/', ''],
  ['/jobs?keyword=%E6%95%99%E5%B8%88', '['],
])('%s is served to who calls the site %s', async (path, host) => {
  expect(await ask(path, host)).toBe('HTTP/1.1 200 OK');
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
