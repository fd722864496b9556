import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { talentPages } from '#contract/talents/talent-shapes.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { unseenTalent } from '#e2e/lib/unseen-talent.ts';

const site = useSite();

/** The remaining purchased contacts. */
const leftOf = async (page: Page) =>
  Number(/\d+/.exec((await page.getByTestId('quota-talentContacts').textContent())?.replaceAll(',', '') ?? '')?.[0]);

/** Uses up the day's free views, so that the next one consumes a purchased unit. */
async function useFreeLooks(): Promise<void> {
  const { call, companyId } = await demoRecruiter(site.origin);
  const leftToday = async (): Promise<number> =>
    (await call('GET', `/api/company/verifyNumber?companyid=${companyId}`)).talentContacts.left;
  // A day allows more views than a few stages list people.
  const lists = Object.keys(stages).flatMap((stage) =>
    Array.from({ length: talentPages }, (_, at) =>
      call('GET', `/api/talents?stage=${stage}&sort=newest&page=${at + 1}`),
    ),
  );
  type Person = { id: string; looked: boolean };
  const people = new Map<string, Person>(
    (await Promise.all(lists)).flatMap(({ items }) => items.map((one: Person) => [one.id, one])),
  );
  const fresh = [...people.values()].filter(({ looked }) => !looked);
  // The demo's ledger may contain uses of today without views: then more views are free.
  for (let left = await leftToday(); left > 0; left = await leftToday()) {
    const next = fresh.splice(0, Math.min(left, 20));
    expect(next).not.toHaveLength(0);
    await Promise.all(next.map(({ id }) => call('GET', `/api/talents/${id}`)));
  }
}

test('a school orders a package, sends its voucher, an operator confirms it, and the quota is there, is used, and stands in the statement', async () => {
  const school = await site.person();
  await enterAs(school, demoPeople.owner.phone, 'enterprise');
  await school.goto('/settle');
  await school.getByTestId('quota-talentContacts').waitFor();
  const before = await leftOf(school);
  const card = school.getByRole('row').filter({ hasText: '标准版' });
  await card.getByRole('button', { name: /购买|再买一份/ }).click();
  await school.getByRole('button', { name: '提交订单' }).click();
  const order = school.getByTestId('order');
  await order.getByText('待付款').waitFor();
  const number = /\d{27}/.exec((await order.textContent()) ?? '')?.[0] ?? '';

  const drawn = { width: 480, height: 320, channels: 3 as const, background: '#e8eefc' };
  const buffer = await sharp({ create: drawn }).png().toBuffer();
  await order.locator('input[type=file]').setInputFiles({ name: '银行回单.png', mimeType: 'image/png', buffer });
  await order.getByText('银行回单').waitFor();
  await order.getByRole('button', { name: '提交凭证' }).click();
  await order.getByText('凭证审核中').waitFor();

  const operator = await site.person();
  await enterAsOperator(operator, 'finance');
  await operator.goto('/admin/finance');
  await operator.getByLabel('搜索订单').fill(number);
  await operator.getByLabel('搜索订单').press('Enter');
  // Until the search is answered the list shows the orders of before.
  await operator.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '核对' }).click();
  const seen = operator.getByTestId('order');
  await seen.getByRole('img', { name: '转账凭证' }).waitFor();
  const price = ((await seen.locator('b').first().textContent()) ?? '').replace(/[^\d.]/g, '');
  await operator.getByLabel('到账金额').fill(price);
  await operator.getByLabel('银行流水号').fill('2026112800017');
  await operator.getByRole('button', { name: '确认并发放权益' }).click();
  await operator.getByText('已确认，权益已发放').waitFor();
  await operator.goto('/admin/finance?tab=books');
  await operator.getByTestId('books-check').getByText('账目相符').waitFor();

  // The order's page polls.
  await order.getByText('已生效').waitFor();
  await school.keyboard.press('Escape');
  await school.goto('/settle?tab=ledger');
  await expect.poll(() => leftOf(school)).toBe(before + 150);
  await school.getByRole('cell', { name: '−¥1,980.00' }).first().waitFor();
  const saved = school.waitForEvent('download');
  await school.getByRole('button', { name: '导出 CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^对账单-\d{4}-\d\d-\d\d\.csv$/);

  await useFreeLooks();
  await school.goto(`/search?postId=none&id=${await unseenTalent((await demoRecruiter(site.origin)).call)}`);
  await school.getByText('今日免费次数已用完').waitFor();
  await school.goto('/settle?tab=ledger');
  const used = school.getByRole('row').filter({ hasText: '查看人才' }).first();
  await used.getByRole('cell', { name: '−1 人' }).waitFor();
  await used.getByRole('cell', { name: `${(before + 149).toLocaleString('zh-CN')} 人` }).waitFor();
  await expect.poll(() => leftOf(school)).toBe(before + 149);

  await operator.goto('/admin/finance');
  await operator.getByLabel('搜索订单').fill(number);
  await operator.getByLabel('搜索订单').press('Enter');
  await operator.getByRole('row').filter({ hasText: number }).getByRole('button').first().click();
  await seen.getByTitle('查看单位账目').click();
  await operator.getByText('查看人才').first().waitFor();
  const written = operator.waitForEvent('download');
  await operator.getByRole('button', { name: '导出 XLSX' }).click();
  expect((await written).suggestedFilename()).toMatch(/^对账单-.+-\d{4}-\d\d-\d\d\.xlsx$/);
});
