import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { applicationUrl } from '#packages/embedded-postgres/application-database.ts';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { lane } from './lib/lane.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

// Pages on one host; calls, uploads and the socket on another: API_BASE_URL, UPLOAD_URL and WS_URL as in the seed.
const site = useSite();
const { beside } = lane;

/** Runs a node of the product with these settings until the end of the test. */
async function start(settings: Record<string, string>): Promise<void> {
  const env = { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...settings };
  const server = spawn(process.execPath, ['build/app/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`the product ended:\n${output}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`:${settings.PORT}`)) resolve();
    });
  });
}

test.skipIf(!beside)(
  'a seeker signs in, hears and uploads over another host; a third host may not',
  async () => {
    const { dataDir, port } = beside ?? { dataDir: '', port: 0 };
    const [api, pages] = [site.origin, `http://127.0.0.1:${port}`];
    const mobile = 'https://m.example.com/';
    const files = dataFiles(dataDir);
    const ws = `${api.replace('http', 'ws')}/ws/message`;
    await start({
      DATA_DIR: join(dataDir, 'pages'),
      SECRET_KEY_FILE: join(files.dataDir, 'secret.key'),
      DATABASE_URL: applicationUrl(Number(readFileSync(files.port, 'utf8')), readFileSync(files.password, 'utf8')),
      PORT: String(port),
      API_BASE_URL: api,
      UPLOAD_URL: `${api}/api/files`,
      WS_URL: ws,
      PC_SITE_URL: `${pages}/`,
      MOBILE_SITE_URL: mobile,
    });
    const page = await site.person({ baseURL: pages });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && request.resourceType() !== 'preflight') calls.push(request.url());
    });
    const opened = page.waitForEvent('websocket');
    await signInByPassword(page, demoPeople.seeker.phone, 'client');
    const socket = await opened;
    expect(socket.url().startsWith(`${ws}/`)).toBe(true);
    await socket.waitForEvent('framereceived');
    await page.goto('/homePage');
    await page.waitForLoadState('networkidle');
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.filter((url) => !url.startsWith(`${api}/`))).toEqual([]);
    const upload = () =>
      page.evaluate(async (url) => {
        const token = JSON.parse(
          atob((localStorage.getItem('jyrc_token') ?? '').replaceAll('-', '+').replaceAll('_', '/')),
        );
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
        const sent = fetch(`${url}/api/files?kind=avatar&name=a.png`, {
          method: 'POST',
          headers,
          body: new Blob(['x']),
        });
        return sent.then(
          ({ status }) => status,
          () => 'blocked',
        );
      }, api);
    expect(await upload()).toBe(415);

    const stranger = await site.person();
    const third = createServer((_, answer) => answer.end('a third host')).listen(0, '127.0.0.1');
    onTestFinished(() => void third.close());
    await once(third, 'listening');
    await stranger.goto(`http://127.0.0.1:${(third.address() as AddressInfo).port}/`);
    const read = (url: string) =>
      fetch(`${url}/api/site/config`).then(
        ({ status }) => status,
        () => 'blocked',
      );
    expect(await stranger.evaluate(read, api)).toBe('blocked');

    const phone = await site.person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await phone.route(`${mobile}**`, (route) => route.fulfill({ body: 'the mobile site' }));
    await phone.goto(`http://localhost:${port}/`);
    await phone.getByRole('link', { name: '手机版', exact: true }).tap();
    await phone.waitForURL(mobile);
    await phone.goto(`http://localhost:${port}/mobile/privacy`);
    await phone.getByRole('link', { name: '电脑版' }).tap();
    await phone.waitForURL(`${pages}/`);
  },
  240_000,
);
