import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenFair } from '#e2e/lib/given-fair.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

async function schoolAt(fairId: string, phone: string) {
  const page = await site.person();
  await enterAs(page, phone, 'enterprise');
  await page.goto(`/jobList?id=${fairId}`);
  return { page, drawer: page.getByRole('dialog').first() };
}

async function apply(page: Page, action: '提交申请' | '申请候补') {
  const drawer = page.getByRole('dialog').first();
  await drawer.locator('.ant-select').first().click();
  await page.locator('.ant-select-item-option').first().click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: action }).click();
}

test('two schools and one booth: one holds it, the other waits, and gets it the moment it is given back', async () => {
  const fairId = await givenFair(site.origin, 1);
  const [first, second] = await Promise.all([
    schoolAt(fairId, demoPeople.owner.phone),
    schoolAt(fairId, demoPeople.organiser.phone),
  ]);
  await first.drawer.getByRole('button', { name: '展位 A01，可选' }).click();
  await first.drawer.getByText('内提交申请').waitFor();

  await second.page.reload();
  await second.drawer.locator('[data-booth][data-look="held"]').waitFor();
  await second.drawer.getByText('展位已满，提交后按顺序候补').waitFor();
  await apply(second.page, '申请候补');
  await second.drawer.getByText('排在候补第 1 位').waitFor();

  await first.drawer.getByRole('button', { name: '展位 A01，为贵单位占用' }).click();
  await second.page.getByText('展位候补成功').first().waitFor();
  await second.drawer.getByText('A01 号展位布展').waitFor();
  await expect.poll(() => first.drawer.locator('[data-booth][data-look="taken"]').count()).toBe(1);
});
