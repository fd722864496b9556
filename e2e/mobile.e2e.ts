import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { findViolations } from '#lab/shots/axe.ts';
import { givenDelivery } from './lib/given-delivery.ts';
import { goOffline, goOnline } from './lib/offline.ts';
import { overHttp, tokenOf } from './lib/over-http.ts';
import { fillBasics, signInByCode, signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

// The main job on 390 px, the seed's rules of the mobile sign-in, offline reading, and *back*.
const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const newPhone = () => `1991${String(Date.now()).slice(-7)}`;
const pathOf = (page: Page) => new URL(page.url()).pathname;

const cards = (page: Page) => page.locator('.post', { has: page.locator('a[href*="/jobs/details"]') });
const titleOf = async (page: Page, at: number) =>
  (await cards(page).nth(at).locator('a.post-title').textContent()) ?? '';

/** Waits until the service worker controls the page and has cached its content. */
async function untilCached(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (requested) => {
          const names = await (await caches.open('jyrc-mobile-pages')).keys();
          const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.+\.js$/.test(name));
          const kept = await Promise.all(scripts.map(({ name }) => caches.match(name)));
          return (
            Boolean(navigator.serviceWorker.controller) &&
            names.some(({ url }) => url.endsWith(requested)) &&
            kept.every(Boolean)
          );
        }, path),
      { timeout: 15_000 },
    )
    .toBe(true);
}

test('search, read, sign in, base info, resume, deliver, deliveries: with a thumb', async () => {
  const page = await site.person(phone);
  const number = newPhone();
  await page.goto('/mobile');
  // A certified school: one that nobody has claimed takes no deliveries, and its posts stand first on some days.
  await page.getByRole('combobox', { name: '搜索' }).fill('钱江湾 教师');
  await page.getByRole('combobox', { name: '搜索' }).press('Enter');
  await page.waitForURL('**/mobile/list?*');
  await page.getByRole('button', { name: '筛选' }).tap();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('button', { name: '事业编制' }).tap();
  await sheet.getByRole('button', { name: /^查看/ }).tap();
  await page.waitForURL('**tenure=establishment**');
  await page.getByRole('button', { name: /^筛选 ?1$/ }).waitFor();
  const title = await titleOf(page, 0);
  await cards(page).first().locator('a.post-title').tap();
  await page.waitForURL('**/mobile/details?*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('link', { name: '投递简历' }).tap();
  await page.waitForURL('**/mobile/login?*');
  await signInByCode(page, number);
  await page.waitForURL('**/mobile/baseInfo?*');
  expect(new URL(page.url()).searchParams.get('phone')).toBe(number);
  await fillBasics(page, { name: '沈知远', birthday: '1997-03-09', gender: '男', education: 'master' });
  await page.waitForURL('**/mobile/details?*');
  const dialog = page.getByRole('dialog', { name: '投递简历' });
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: '仍要投递' }).tap();
  await page.getByText('已投递给').waitFor();
  await page.getByRole('link', { name: '看投递进度' }).tap();
  await page.waitForURL('**/mobile/deliveries');
  expect(await page.getByTestId('delivery').first().textContent()).toContain(title);
  await page.goto('/mobile/resume');
  await page.getByRole('heading', { level: 1, name: '沈知远' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel('写给学校的几句话').fill('热爱课堂，愿意和孩子一起成长。');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-state')).toBe('saved');
});

test('private pages lead to the mobile sign-in and back; a phone in the address alone opens nothing', async () => {
  const page = await site.person(phone);
  await page.goto('/mobile/deliveries?group=offer');
  await page.waitForURL('**/mobile/login?*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/mobile/deliveries?group=offer');
  await page.goto('/mobile/baseInfo?phone=13900000001');
  await page.getByText('先验证手机号').waitFor();
  expect(await page.getByLabel('手机号').inputValue()).toBe('13900000001');
  await page.getByRole('button', { name: '获取验证码' }).waitFor();
  expect(await page.getByLabel('姓名').count()).toBe(0);
});

test('the QR code of the wide site signs in once, by its ticket', async () => {
  const body = { phone: demoPeople.seeker.phone, password: demoPassword };
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', body);
  const { ticket } = await overHttp(site.origin, token)('POST', '/api/jober/directTickets');
  const page = await site.person(phone);
  await page.goto(`/mobile/directLogin#${ticket}`);
  await page.getByRole('button', { name: '登录', exact: true }).tap();
  await page.waitForURL('**/mobile/mine');
  expect(await tokenOf(page)).not.toBe(token);
  const other = await site.person(phone);
  await other.goto(`/mobile/directLogin#${ticket}`);
  await other.getByRole('button', { name: '登录', exact: true }).tap();
  await other.getByRole('link', { name: '用手机号登录' }).waitFor();
});

test('a phone so busy that it hears late of the end of the list still gets the next sheet', async () => {
  const page = await site.person(phone);
  await page.addInitScript(() => {
    const Watch = window.IntersectionObserver;
    window.IntersectionObserver = class extends Watch {
      constructor(heard: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = (entry: IntersectionObserverEntry) => ({ target: entry.target, isIntersecting: false });
        super(
          (reported, self) => heard([...reported.map(before), ...reported] as IntersectionObserverEntry[], self),
          options,
        );
      }
    };
  });
  await page.goto('/mobile/list');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
});

test('back finds the list as far as it was read, at its place', async () => {
  const page = await site.person(phone);
  await page.goto('/mobile/list');
  // Like a thumb: cards get their height when rendered, so one scroll may not reach the end.
  const further = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return cards(page).count();
  };
  await expect.poll(further, { timeout: 15_000 }).toBeGreaterThan(40);
  const at = 30;
  // Like a reader: every card is rendered and has its real height.
  for (let card = 0; card <= at; card += 3) await cards(page).nth(card).scrollIntoViewIfNeeded();
  const title = await titleOf(page, at);
  const placeOf = async () => (await cards(page).nth(at).boundingBox())?.y ?? 0;
  const place = await placeOf();
  await cards(page).nth(at).locator('a.post-title').tap();
  await page.waitForURL('**/mobile/details?*');
  await page.getByRole('link', { name: '回到职位' }).tap();
  await page.waitForURL('**/mobile/list');
  await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(10);
  expect(await titleOf(page, at)).toBe(title);
  await page.reload();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(at);
  await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(60);
  expect(await titleOf(page, at)).toBe(title);
});

test('the line above the list and the suggestions have room on a narrow screen', async () => {
  const page = await site.person({ viewport: phone.viewport });
  const edges = async (locator: ReturnType<Page['locator']>) => {
    const { x = -1, width = 0 } = (await locator.first().boundingBox()) ?? {};
    return { left: x, right: x + width };
  };
  await page.goto('/jobs');
  const count = await edges(page.getByText(/有 [\d,]+ 个职位/));
  expect(count.left).toBeGreaterThanOrEqual(0);
  expect(count.right).toBeLessThanOrEqual(390);
  await page.goto('/mobile');
  await page.getByRole('combobox', { name: '搜索' }).pressSequentially('高中数学');
  const list = page.getByRole('listbox', { name: '搜索联想' });
  await list.getByRole('option').first().waitFor();
  const { left, right } = await edges(list);
  expect(right - left).toBeGreaterThan(340);
  expect([left >= 0, right <= 390]).toEqual([true, true]);
});

test('what was read is there without a network, and signing out forgets it', async () => {
  const page = await site.person(phone);
  await page.goto('/mobile/list');
  await untilCached(page, '/mobile/list');
  const title = await titleOf(page, 0);
  await cards(page).first().locator('a.post-title').tap();
  await page.waitForURL('**/mobile/details?*');
  const details = new URL(page.url());
  await untilCached(page, details.pathname + details.search);
  await goOffline(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('网络已断开').waitFor();
  await page.goto('/mobile/list');
  expect(await titleOf(page, 0)).toBe(title);
  await goOnline(page);
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => /\/mine$|resumes|deliveries$|jober|communicate|notifications/.test(path))).toEqual([]);
  await page.goto('/mobile/login');
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  await page.waitForURL('**/mobile/mine');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
  const left = () => page.evaluate(async (url) => Boolean(await caches.match(url)), details.href);
  await expect.poll(left).toBe(false);
});

test('a page that was never opened says without a network that it is away, and opens when it is back', async () => {
  const page = await site.person();
  await page.goto('/exams');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await goOffline(page);
  await page.goto('/policy').catch(() => undefined);
  await page.getByRole('heading', { level: 1, name: '网络已断开' }).waitFor();
  expect(await page.title()).toBe('网络已断开 - 教育人才网');
  await page.context().setOffline(false);
  await page.getByRole('navigation', { name: '主导航' }).first().waitFor();
  expect(pathOf(page)).toBe('/policy');
});

test('own deliveries and the resume are there without a network, for who is signed in alone', async () => {
  // Other stories may have ended all that she has sent.
  await givenDelivery(site.origin);
  const page = await site.person(phone);
  await page.goto('/mobile/login');
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  await page.waitForURL('**/mobile/mine');
  const own = () => page.evaluate(async () => (await (await caches.open('jyrc-mobile-own')).keys()).length);
  for (const path of ['/mobile/resume', '/mobile/deliveries']) {
    await page.goto(path);
    await untilCached(page, path);
    await page.reload();
  }
  const card = page.getByTestId('delivery').first();
  const read = ((await card.getAttribute('aria-label')) ?? '').replace(/的投递$/, '');
  await expect.poll(own).toBeGreaterThan(1);
  await goOffline(page);
  await page.reload();
  await card.getByText(read).first().waitFor();
  await page.getByText('网络已断开，只能看上次打开过的内容').waitFor();
  await page.goto('/mobile/resume');
  await page.getByRole('heading', { level: 1, name: demoPeople.seeker.name }).waitFor();
  await page.goto('/mobile/unknown').catch(() => undefined);
  expect(await page.evaluate(() => getComputedStyle(document.body).textAlign + document.styleSheets.length)).toBe(
    'start1',
  );
  await goOnline(page);
  await page.goto('/mobile/mine');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(own).toBe(0);
});

test('at 320 px and with text twice as large nothing runs over the edge, and axe finds nothing', async () => {
  const page = await site.person({ ...phone, viewport: { width: 320, height: 640 } });
  for (const path of ['/mobile', '/mobile/list', '/mobile/privacy', '/mobile/login', '/mobile/mine']) {
    await page.goto(path);
    if (path === '/mobile/mine') {
      await page.waitForURL('**/mobile/login?*');
      await signInByPassword(page, demoPeople.seeker.phone, 'client');
      await page.getByRole('heading', { level: 1, name: demoPeople.seeker.name }).waitFor();
    }
    expect(await findViolations(page), path).toEqual([]);
    await page.addStyleTag({ content: 'html:has(.m-app) { font-size: 200% }' });
    // Content that is too wide makes a phone's browser widen the window itself.
    expect(await page.evaluate(() => window.innerWidth), path).toBeLessThanOrEqual(320);
  }
});
