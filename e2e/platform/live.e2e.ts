import type { Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { type Detour, proxyTo } from '#e2e/lib/proxy.ts';
import { signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const SEEKER = demoPeople.seeker.phone;
let proxy: Detour;
beforeAll(async () => {
  proxy = await proxyTo(site.origin);
});
afterAll(() => proxy.close());

/** The message sockets of a page, with the times of its pings. */
function watch(page: Page) {
  const sockets: { socket: WebSocket; pings: number[] }[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/ws/message/')) return;
    const pings: number[] = [];
    sockets.push({ socket, pings });
    socket.on('framesent', ({ payload }) => payload === 'ping' && pings.push(Date.now()));
  });
  return sockets;
}

/** Records the window's `onmessageWS` events. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const received: unknown[] = [];
    Object.assign(window, { heard: received });
    window.addEventListener('onmessageWS', (event) => received.push((event as CustomEvent).detail));
  });
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: LiveEvent[] }).heard) as Promise<LiveEvent[]>;
const kinds = async (page: Page, type: string) => (await heardBy(page)).filter((event) => event.type === type);

async function seekerAt(origin: string) {
  const page = await site.person({ baseURL: origin });
  await listen(page);
  await signInByPassword(page, SEEKER, 'client');
  await page.waitForURL('**/client/index');
  return page;
}

test('a visitor opens no socket and does not load its code', async () => {
  const page = await site.person();
  const sockets = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  expect(sockets).toEqual([]);
  expect(scripts.filter((url) => url.includes('live-client'))).toEqual([]);
});

test('says ping every 5 s at a path that ends with the phone, and stops when the person leaves', async () => {
  const page = await site.person();
  const sockets = watch(page);
  await signInByPassword(page, SEEKER, 'client');
  await page.waitForURL('**/client/index');
  await expect.poll(() => sockets.length).toBe(1);
  expect(new URL(sockets[0]?.socket.url() ?? '').pathname).toBe(`/ws/message/${SEEKER}`);
  await expect.poll(() => sockets[0]?.pings.length, { timeout: 20_000, interval: 100 }).toBe(2);
  const [first = 0, second = 0] = sockets[0]?.pings ?? [];
  expect(Math.abs(second - first - 5_000)).toBeLessThan(400);
  await page.getByRole('navigation', { name: '我的求职' }).getByRole('link', { name: /我$/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => sockets[0]?.socket.isClosed()).toBe(true);
  await page.getByRole('link', { name: '登录' }).first().waitFor();
  expect(sockets).toHaveLength(1);
});

test('a move of the other side arrives in ten tabs over one socket; its tab goes, another takes over, nothing is lost', async () => {
  const page = await seekerAt(site.origin);
  const recruiter = await demoRecruiter(site.origin);
  const call = overHttp(site.origin, await tokenOf(page));
  const { id } = await deliverSomewhere(call, recruiter.companyId);
  const own = watch(page);
  await page.goto('/resume/delivery');
  // Deliveries that wait for the seeker stand above it.
  const card = page.locator(`#delivery-${id}`);
  await card.getByText('已投递').first().waitFor();
  const others = await Promise.all(Array.from({ length: 9 }, () => page.context().newPage()));
  const theirs = others.map(watch);
  await Promise.all(others.map((tab) => listen(tab).then(() => tab.goto('/privacyPolicy', { waitUntil: 'commit' }))));
  const waiting = () =>
    page.evaluate(
      async () => (await navigator.locks.query()).pending?.filter(({ name }) => name === 'jyrc_live').length,
    );
  await expect.poll(waiting, { timeout: 15_000 }).toBe(9);
  const movesIn = async (tab: Page) =>
    (await kinds(tab, 'delivery'))
      .filter(({ payload }) => payload.deliveryId === id)
      .map(({ payload }) => payload.status);
  const move = (status: string, more = {}) =>
    recruiter.call('POST', '/api/company/updateResumeBoxStatus', { id, status, ...more });
  await move('shortlisted');
  for (const tab of [page, ...others]) await expect.poll(() => movesIn(tab)).toContain('shortlisted');
  expect([own.length, theirs.flat().length]).toEqual([1, 0]);
  await card.getByText('有意向').first().waitFor();
  await Promise.all([page.close(), move('rejected', { note: '岗位已满' })]);
  for (const tab of others) {
    await expect.poll(() => movesIn(tab)).toContain('rejected');
    expect((await movesIn(tab)).filter((status) => status !== 'viewed')).toEqual(['shortlisted', 'rejected']);
  }
  expect(theirs.flat()).toHaveLength(1);
});

test('comes back after the line was cut, with what was said meanwhile', async () => {
  const page = await seekerAt(proxy.origin);
  const sockets = watch(page);
  await page.goto('/resume/delivery');
  await expect.poll(() => sockets.length).toBe(1);
  await expect.poll(async () => (await kinds(page, 'presence')).length).toBe(1);
  const recruiter = await demoRecruiter(site.origin);
  proxy.cutSockets();
  const { id } = await deliverSomewhere(overHttp(site.origin, await tokenOf(page)), recruiter.companyId);
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBe(2);
  await expect.poll(async () => (await kinds(page, 'delivery')).map(({ payload }) => payload.deliveryId)).toEqual([id]);
  const said = sockets[0]?.pings.length;
  await expect.poll(() => sockets[1]?.pings.length, { timeout: 8_000 }).toBe(1);
  expect(sockets[0]?.pings.length).toBe(said);
});

test('the console counts a new delivery without a reload', async () => {
  const page = await site.person();
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.waitForURL('**/workbench');
  await page.goto('/delivery');
  const recruiter = await demoRecruiter(site.origin);
  const seeker = await seekerAt(site.origin);
  const tab = page.getByRole('button', { name: /^待处理/ });
  const countOf = async () => Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
  await expect.poll(countOf).toBeGreaterThan(0);
  const before = await countOf();
  await deliverSomewhere(overHttp(site.origin, await tokenOf(seeker)), recruiter.companyId);
  await expect.poll(countOf, { timeout: 5_000 }).toBe(before + 1);
});
