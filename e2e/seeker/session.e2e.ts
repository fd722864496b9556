import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { goOffline, goOnline } from '#e2e/lib/offline.ts';
import { overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { type Plantable, plantSession, storedCredentials } from '#e2e/lib/plant-session.ts';
import { signInByCode, signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { decode } from '#web/session/encoded.ts';

const site = useSite();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const SEEKER = '13800000001';

const subsets: Plantable[][] = [
  [],
  ['token'],
  ['user'],
  ['jober'],
  ['token', 'user'],
  ['token', 'jober'],
  ['user', 'jober'],
];

test.each(subsets.map((fields) => ({ fields })))('/ stays the home page with only $fields', async ({ fields }) => {
  const page = await site.person();
  await plantSession(page, fields);
  await page.goto('/');
  await page.waitForLoadState('load');
  await page.waitForTimeout(200);
  expect(pathOf(page)).toBe('/');
});

test('/ is /client/index where token, user and jober are all present', async () => {
  const page = await site.person();
  await plantSession(page, ['token', 'user', 'jober']);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL('**/client/index');
});

test.each([
  ['the token has run out', 'jyrc_token_until', '1'],
  ['the token cannot be read', 'jyrc_token', '{'],
  ['the person cannot be read', 'jyrc_jober', 'abc'],
])('/ stays the home page where %s', async (_, key, value) => {
  const page = await site.person();
  await plantSession(page, ['token', 'user', 'jober']);
  await page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
  await page.goto('/');
  await page.waitForLoadState('load');
  await page.waitForTimeout(200);
  expect(pathOf(page)).toBe('/');
});

test.each(['/resume/delivery', '/resume', '/business/lookMe', '/client/index'])(
  '%s without a sign-in leads to the login, which knows the way back',
  async (path) => {
    const page = await site.person();
    await page.goto(path);
    await page.waitForURL('**/client/login?*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test.each([{ field: 'token' }, { field: 'user' }, { field: 'jober' }] as const)(
  'the guard passes where only $field exists; the server still answers 401',
  async ({ field }) => {
    const page = await site.person();
    await plantSession(page, [field]);
    const answer = page.waitForResponse((response) => response.url().includes('/api/deliveries'));
    await page.goto('/resume/delivery');
    expect((await answer).status()).toBe(401);
    await page.getByRole('dialog', { name: '系统提示' }).waitFor();
    expect(pathOf(page)).toBe('/resume/delivery');
  },
);

test('signing in by code goes back to where the person wanted, and keeps the records encoded', async () => {
  const page = await site.person();
  await page.goto('/resume/delivery');
  await page.waitForURL('**/client/login?*');
  await signInByCode(page, SEEKER);
  await page.waitForURL('**/resume/delivery');
  await page.getByRole('link', { name: /^已结束 \d+$/ }).waitFor();
  const stored = await page.evaluate(() => ({
    user: localStorage.getItem('jyrc_user'),
    jober: localStorage.getItem('jyrc_jober'),
  }));
  expect(decode(stored.user)).toMatchObject({ phone: SEEKER });
  expect(decode(stored.jober)).toMatchObject({ name: '林知夏' });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'jyrc_pass');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(17_280);
});

test('logging out clears the token and every stored credential, offline too', async () => {
  const page = await site.person();
  await signInByPassword(page, SEEKER, 'client');
  await page.waitForURL('**/client/index');
  await page.getByRole('navigation', { name: '我的求职' }).getByRole('link', { name: /我$/ }).click();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  await goOffline(page);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.waitForTimeout(500);
  await goOnline(page);
  await page.goto('/404');
  expect(await storedCredentials(page)).toEqual([]);
});

test('a session that ends a second time is handled as the first', async () => {
  const page = await site.person();
  for (const _ of ['first', 'second']) {
    await signInByPassword(page, SEEKER, 'client');
    await page.waitForURL('**/client/index');
    const call = overHttp(site.origin, await tokenOf(page));
    // A page that is open when its session ends leaves at once (the story below).
    await page.goto('about:blank');
    await call('DELETE', '/api/jober/logout');
    await page.goto('/resume/delivery');
    const dialog = page.getByRole('dialog', { name: '系统提示' });
    await dialog.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(`${site.origin}/`);
    expect(await storedCredentials(page)).toEqual([]);
    await page.goto('/client/login');
  }
});

test('signing out in one tab, or from another device, takes private pages off every screen', async () => {
  const page = await site.person();
  await signInByPassword(page, SEEKER, 'client');
  await page.goto('/resume/delivery');
  await page.getByRole('link', { name: /^已结束 \d+$/ }).waitFor();
  const second = await page.context().newPage();
  await second.goto('/client/index');
  await second.getByRole('navigation', { name: '我的求职' }).getByRole('link', { name: /我$/ }).click();
  await second.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/client/login?*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/resume/delivery');

  // One tab of a browser holds its socket: with two, it would be either.
  await second.close();
  // The socket opens with the sign-in, before its page is there.
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await signInByPassword(page, SEEKER, 'client');
  await page.waitForURL('**/resume/delivery');
  await connected;
  await overHttp(site.origin, await tokenOf(page))('DELETE', '/api/jober/logout');
  await page.waitForURL('**/client/login?*');
  expect(await page.getByText('本浏览器已登录').count()).toBe(0);
  expect(await storedCredentials(page)).toEqual([]);
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '/no-such-page'])(
  'a redirect to %s leads home instead',
  async (target) => {
    const page = await site.person();
    await page.goto(`/redirect/${encodeURIComponent(target)}`);
    await page.waitForLoadState('load');
    expect(new URL(page.url()).origin).toBe(site.origin);
    expect(['/', '/404']).toContain(pathOf(page));
  },
);

test('every page sets its title and a navigation scrolls to the top', async () => {
  const page = await site.person();
  await page.goto('/jobs');
  expect(await page.title()).toMatch(/ - 教育人才网$/);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: '找单位' }).first().click();
  await page.waitForURL('**/business*');
  await expect.poll(() => page.title()).toBe('找单位 - 教育人才网');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.each(['/', '/jobs', '/mobile', '/client/index', '/homePage', '/ment'])(
  '%s is the same document for everybody: what is kept of it holds nobody’s session',
  async (path) => {
    const body = { phone: demoPeople.seeker.phone, password: demoPassword };
    const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', body);
    const read = async (headers: Record<string, string>) => {
      const html = await (await fetch(site.origin + path, { headers })).text();
      return html.replaceAll(/\d{13}/g, 'moment');
    };
    // A page that changes between two readings, by the stories beside this one, is read again.
    await expect
      .poll(async () => {
        const own = await read({ authorization: `Bearer ${token}`, cookie: `jyrc_token=${token}` });
        expect(own).not.toContain(demoPeople.seeker.phone);
        expect(own).not.toContain(token);
        return (await read({})) === own;
      })
      .toBe(true);
  },
);
