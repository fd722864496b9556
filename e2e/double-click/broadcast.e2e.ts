import { expect, test } from 'vitest';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch } from '#e2e/lib/twice.ts';

// A notice to many: counted, previewed, sent once however often it is pressed, and stopped in time.
const site = useSite();

test('a broadcast is sent once its number was typed, and stopped before it leaves', async () => {
  const page = await site.person();
  await enterAsOperator(page, 'content');
  await watch(page);
  await page.goto('/admin/broadcasts');
  await button(page, '写通知').click();
  const form = page.getByRole('dialog');
  const title = `停服通知 ${Date.now() % 1e6}`;
  await form.getByLabel('标题').fill(title);
  await form.getByLabel('正文').fill('今晚 22 点起停服两小时，期间不能登录。');
  await button(form, '预览').click();
  const said = form.getByText(/会发给 [\d,]+ 人/);
  const total = /会发给 ([\d,]+) 人/.exec(await said.innerText())?.[1]?.replaceAll(',', '') ?? '';
  await form.getByText(title).waitFor();
  await form.getByLabel('再输入一次人数').fill('3');
  await button(form, '发出').click();
  await form.getByText('和上面的人数不一样，请核对').waitFor();
  await form.getByLabel('再输入一次人数').fill(total);
  await twice(button(form, '发出'), 'POST /api/admin/broadcasts');
  const row = page.locator('tr', { hasText: title });
  await row.getByText('等待发出').waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await button(row, '停止').click();
  await button(page.getByRole('dialog'), '停止').click();
  await row.getByText('已停止').waitFor();
});
