import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { goOffline, goOnline } from '#e2e/lib/offline.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { examPlans } from '#modules/exams/demo/exam-plans.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 } };

test('at the door tickets are checked without a network, and who came is told later, once', async () => {
  const running = await (await fetch(`${site.origin}/api/exams?group=running`)).json();
  const page = await site.person(phone);
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  // Other stories publish projects of their own meanwhile.
  const demoTitles = new Set(examPlans().map(({ organiser, title }) => `${organiser} ${title}`));
  const demo = running.items.find(({ title }: { title: string }) => demoTitles.has(title));
  await page.goto(`/exam/door?id=${demo.id}`);
  await page.getByRole('button', { name: '载入名单' }).first().click();
  await page.getByText('没有网络也能核验').waitFor();

  await goOffline(page);
  const check = async (ticket: string) => {
    await page.getByLabel('准考证号').fill(ticket);
    await page
      .getByLabel('核验')
      .getByRole('button', { name: /^核\s?验$/ })
      .click();
  };
  await check('00101');
  await page.getByText('请入场').waitFor();
  await page.getByText(/1 条到场记录待上报/).waitFor();
  await check('00101');
  await page.getByText('已经入场').waitFor();
  await check('99999');
  await page.getByText('名单里没有').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);

  const told = page.waitForResponse((response) => response.url().includes('/arrivals') && response.ok());
  await goOnline(page);
  await told;
  await page.getByText(/待上报/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^考点大门.*1 \/ \d+/ }).waitFor();
});
