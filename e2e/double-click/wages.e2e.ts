import { test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenDelivery } from '#e2e/lib/given-delivery.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watchedMember } from '#e2e/lib/twice.ts';

// Wages, from the agreement to the corrected slip: clicked twice, each is done once.
const site = useSite();

test('one agreement, one entry of hours, one slip and each of its moves', async () => {
  const { seeker, hire } = await givenDelivery(site.origin);
  await hire();
  const page = await watchedMember(await site.person(), demoPeople.owner.phone, '/settle/wages');
  await button(page, '约定课时费').click();
  const form = page.getByRole('dialog', { name: '约定课时费' });
  await form.getByLabel('教师').click();
  await page.locator('.ant-select-item-option').first().click();
  await form.getByLabel('课时费').fill('120');
  const today = dayAt(new Date());
  const until = `${Number(today.slice(0, 4)) + 1}-01-31`;
  for (const [at, day] of [today, until].entries()) {
    await form.locator('.ant-picker-range input').nth(at).fill(day);
    await form.locator('.ant-picker-range input').nth(at).press('Enter');
  }
  await twice(button(form, '登记'), 'POST /api/company/wages/agreements');

  const drawer = page.locator('.ant-drawer');
  const enter = async () => {
    await drawer.getByLabel('上课日期').fill(today);
    await drawer.getByLabel('上课日期').press('Enter');
    await drawer.getByLabel('数量').fill('2');
    await twice(button(drawer, '登记课时'), 'POST /api/company/wages/agreements/:id/hours');
  };
  await enter();
  await twice(button(drawer, '撤回'), 'POST /api/company/wages/hours/:id/moves');
  await enter();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { hours } = await seeker('GET', `/api/wages/agreements/${id}`);
  for (const { id: entry, status } of hours)
    if (status === 'by-school') await seeker('POST', `/api/wages/hours/${entry}/moves`, { move: 'confirm' });
  await page.reload();
  await drawer.getByRole('tab', { name: /工资条/ }).click();
  await twice(button(drawer, '生成工资条'), 'POST /api/company/wages/agreements/:id/slips');
  await button(drawer, '修改').click();
  await twice(button(drawer, '保存草稿'), 'PUT /api/company/wages/slips/:id');
  await button(drawer, '发出').click();
  await twice(button(page.locator('.ant-popover'), '发出'), 'POST /api/company/wages/slips/:id/moves');
  await drawer.getByText('等待确认').waitFor();
});
