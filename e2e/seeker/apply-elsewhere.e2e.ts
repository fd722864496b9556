import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { outsidePost } from '#e2e/lib/outside-post.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('a teacher applies by mail to a school that is not here, and keeps what became of it', async () => {
  const { id, title } = await outsidePost(site.origin, 'mail');
  const page = await site.person({ viewport: { width: 390, height: 844 } });
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto(`/jobs/details?id=${id}`);
  await page.getByRole('link', { name: '邮件投递' }).first().click();
  await page.getByRole('heading', { name: '邮件投递' }).waitFor();
  const mail = page.getByRole('link', { name: '打开邮件程序' });
  await expect.poll(async () => decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(`+${title}`);
  await page.getByText('招聘不收取任何费用').first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载简历 PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: '已寄出，记下来' }).click();
  await page.getByText(/\d{4}-\d\d-\d\d 已寄出/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto('/resume/delivery');
  const own = page.getByRole('region', { name: '站外报名' });
  await own.getByText('等回音').waitFor();
  await own.getByRole('link', { name: new RegExp(title.slice(0, 4)) }).click();
  await page.getByRole('button', { name: '有回音了' }).click();
  await page.getByText(/已寄出，有回音/).waitFor();
  await page.getByRole('button', { name: '删除记录' }).click();
  await page.getByRole('button', { name: '已寄出，记下来' }).waitFor();
});
