import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs, signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// Job fairs on the demo data: a seeker signs up and gets a ticket, a school applies for a booth.
const site = useSite();

interface Listed {
  items: {
    id: string;
    title: string;
    online: boolean;
    status: string;
    taken: number;
    capacity: number;
    exhibitors: number;
  }[];
}

async function fairsNow(): Promise<Listed['items']> {
  const [first, second] = await Promise.all(
    [1, 2].map(async (page) => (await (await fetch(`${site.origin}/api/fairs?page=${page}`)).json()) as Listed),
  );
  return [...(first?.items ?? []), ...(second?.items ?? [])];
}

test('a visitor finds a fair, signs in, signs up and gets a ticket with its code; giving it back is possible', async () => {
  const fair = (await fairsNow()).findLast(({ status, taken, capacity }) => status === 'open' && taken < capacity);
  if (!fair) throw new Error('the demo has no fair that takes visitors');
  const page = await site.person();
  await page.goto(`/recruitment/details?id=${fair.id}`);
  await page.getByRole('heading', { name: fair.title, level: 1 }).waitFor();
  await page.getByRole('button', { name: '免费报名' }).last().click();
  await page.waitForURL('**/client/login?*');
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  await page.waitForURL('**/recruitment/details?*');
  await page.getByRole('button', { name: '免费报名' }).last().click();
  await page.getByRole('button', { name: '确认报名' }).click();
  const ticket = page.getByRole('dialog');
  await ticket.getByRole('img', { name: '入场二维码' }).waitFor();
  expect(await ticket.textContent()).toMatch(/(?:[2-9A-Z]{4} ){2}[2-9A-Z]{4}/);
  await ticket.getByRole('button', { name: '取消报名' }).click();
  await ticket.getByRole('button', { name: '确认取消' }).click();
  await page.getByText('已取消报名').waitFor();
});

test('the plan is walked by the keyboard and tells who stands where', async () => {
  const fair = (await fairsNow()).find(({ online, exhibitors }) => !online && exhibitors > 1);
  const page = await site.person();
  await page.goto(`/recruitment/details?id=${fair?.id}`);
  await page.getByText('看平面图').click();
  await page.locator('.plan-target[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.plan-target[aria-pressed="true"]').count()).toBe(1);
  const block = page.locator('.plan-target[aria-pressed="true"]');
  expect(await block.getAttribute('aria-label')).toMatch(/^展位 A\d\d.*个岗位$/);
  await page.getByText(/^这一片 \d+ 家/).waitFor();
});

test('a school holds a booth on the plan and applies for it', async () => {
  const fair = (await fairsNow()).findLast(({ status }) => status === 'open');
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await page.goto(`/jobList?id=${fair?.id}`);
  const drawer = page.getByRole('dialog');
  await drawer
    .getByRole('button', { name: /^展位 .*可选/ })
    .first()
    .click();
  await drawer.getByText('内提交申请').waitFor();
  await drawer.locator('.ant-select').first().click();
  await page.locator('.ant-select-item-option').first().click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '提交申请' }).click();
  await drawer.getByText('待审核').waitFor();
  await drawer.getByRole('button', { name: '退出' }).click();
  await page.getByRole('button', { name: '退出' }).last().click();
  await drawer.getByText('已退出').waitFor();
});

test('the route of a fair keeps within a phone, and its plan too, in letters that can be read', async () => {
  // Other stories publish fairs at which nobody stands yet.
  const fair = (await fairsNow()).find(
    ({ online, status, exhibitors, taken, capacity }) =>
      !online && status === 'open' && exhibitors > 0 && taken < capacity,
  );
  if (!fair) throw new Error('the demo has no fair in a hall');
  const page = await site.person({ viewport: { width: 390, height: 844 } });
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto(`/recruitment/details?id=${fair.id}`);
  const ticket = page.getByRole('button', { name: /^(免费报名|查看入场券)$/, disabled: false }).last();
  if ((await ticket.textContent()) === '免费报名') {
    await ticket.click();
    await page.getByRole('button', { name: '确认报名' }).click();
    await page.getByRole('img', { name: '入场二维码' }).waitFor();
  }
  await page.goto(`/recruitment/route?id=${fair.id}`);
  await page
    .getByRole('img', { name: /平面图/ })
    .or(page.locator('.plan'))
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.plan text')].map(
      (one) => Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0),
    ),
  );
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
});
