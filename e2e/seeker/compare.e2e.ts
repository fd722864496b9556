import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoSeeker, givenPost } from '#e2e/lib/given-delivery.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('favourites are put side by side at an address that anyone opens, also on a phone', async () => {
  const { call } = await demoRecruiter(site.origin);
  const seeker = await demoSeeker(site.origin);
  const titles = [`高中地理教师甲${randomInt(1e6)}`, `高中地理教师乙${randomInt(1e6)}`];
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) ids.push(await givenPost(call, { title, headcount: 1 + 2 * at }));
  for (const id of ids) await seeker('PUT', `/api/posts/${id}/favourite`);
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/client/favourites');
  await page.getByRole('button', { name: '选几个对比' }).click();
  await page.getByRole('checkbox', { name: `对比：${titles[0]}` }).check();
  await page.getByText('再选一个就可以对比').waitFor();
  await page.getByRole('checkbox', { name: `对比：${titles[1]}` }).check();
  await page.getByRole('link', { name: '对比这 2 个职位' }).click();
  await page.waitForURL('**/jobs/compare?ids=*');
  const row = page.getByRole('row', { name: /^招聘人数/ });
  expect((await row.getByRole('cell').allInnerTexts()).sort()).toEqual(['1 人', '3 人']);
  await page.getByRole('button', { name: '分享' }).click();
  await page.getByRole('dialog').getByText('/jobs/compare?ids=').waitFor();

  const visitor = await site.person({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`/jobs/compare?ids=${ids.join(',')}`);
  await visitor.getByRole('heading', { name: '职位对比' }).waitFor();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await visitor
    .getByRole('link', { name: /^移出对比/ })
    .first()
    .click();
  await expect.poll(() => visitor.getByRole('columnheader').count()).toBe(1);
});
