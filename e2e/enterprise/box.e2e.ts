import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

async function recruiter(path: string, { phone }: { phone: string } = demoPeople.owner) {
  const page = await site.person();
  await page.setViewportSize({ width: 1366, height: 900 });
  await enterAs(page, phone, 'enterprise');
  await page.goto(path);
  return page;
}

const column = (page: Page, label: string) =>
  page.getByTestId('board').getByRole('region', { name: label, exact: true });
const cards = (page: Page, label: string) => column(page, label).locator('[data-delivery]');

test('cards are carried by mouse and moved by keys; a column that is not open says why', async () => {
  const page = await recruiter('/delivery?view=board');
  const first = cards(page, '待处理').first();
  await first.waitFor();
  const id = (await first.getAttribute('data-delivery')) ?? '';
  const [from, to, offer] = await Promise.all(
    [first, column(page, '有意向'), column(page, '待录用')].map((it) => it.boundingBox()),
  );
  if (!from || !to || !offer) throw new Error('the board has no places');
  await page.mouse.move(from.x + 60, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(offer.x + 80, offer.y + 120, { steps: 8 });
  await page.getByTestId('why-offer').filter({ hasText: '先邀请面试' }).waitFor();
  await page.mouse.move(to.x + 80, to.y + 120, { steps: 8 });
  await page.mouse.up();
  await column(page, '有意向').locator(`[data-delivery="${id}"]`).waitFor();
  await page.getByText('已移到有意向').waitFor();

  await page.keyboard.press('j');
  await page.keyboard.press('4');
  await page.getByText('先邀请面试，试讲通过后才能录用').first().waitFor();
  await page.keyboard.press('?');
  await page.getByText('键盘操作').waitFor();
});

test('two move the same delivery at once: it ends in one state, and who was answered over is told', async () => {
  const owner = await recruiter('/delivery?view=board');
  const card = cards(owner, '待处理').last();
  await card.waitFor();
  const id = (await card.getAttribute('data-delivery')) ?? '';
  const mate = await recruiter(`/delivery?view=board&id=${id}`, demoPeople.colleague);
  await cards(mate, '待处理').first().waitFor();
  await mate.keyboard.press('6');
  const refuse = mate.getByRole('dialog').getByRole('button', { name: '标为不合适' });
  await refuse.waitFor();
  await owner.goto(`/delivery?view=board&id=${id}`);
  await cards(owner, '待处理').first().waitFor();
  await Promise.all([owner.keyboard.press('2'), refuse.click()]);
  await owner.getByText(/^李致远把.+的投递变为“不合适”$/).waitFor();
  // A move that came first is reported too; one that came second is refused, and the reason is shown.
  for (const page of [owner, mate])
    for (const label of ['待处理', '有意向']) {
      const open = column(page, label).locator(`[data-delivery="${id}"]`);
      await expect.poll(() => open.count(), { timeout: 10_000 }).toBe(0);
    }
});

test('a reply to many is taken back within ten seconds, and nobody was told', async () => {
  const page = await recruiter('/delivery');
  const rows = page.locator('li[data-delivery]');
  await rows.first().waitFor();
  const todo = page.getByRole('button', { name: /^待处理/ });
  const before = await todo.textContent();
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量不合适' }).click();
  await page.getByRole('button', { name: '10 秒后发出' }).click();
  await page.getByText(/2 份将在 \d+ 秒后标为不合适/).waitFor();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await page.getByText('已撤销，没有通知任何人').waitFor();
  expect(await todo.textContent()).toBe(before);
});

test('a note is kept beside the resume, and the score sheet is given', async () => {
  const page = await recruiter('/delivery?tab=interview');
  const rows = page.locator('li[data-delivery]');
  await rows.first().click();
  await page.getByRole('tab', { name: /^备注/ }).click();
  await page.getByLabel('写备注').fill('板书清楚，建议录用');
  await page.getByRole('button', { name: '添加备注' }).click();
  await page.getByText('板书清楚，建议录用').filter({ visible: true }).first().waitFor();
  await page.getByRole('tab', { name: '评分', exact: true }).click();
  const give = page.getByRole('button', { name: '提交评分' });
  // No score is preset.
  expect(await give.isDisabled()).toBe(true);
  for (const score of await page.getByLabel(/的分数$/).all()) await score.fill('8');
  await give.click();
  await page.getByRole('region', { name: '评分汇总' }).getByText('1 位评委').waitFor();
});

test('盲筛 hides who it is until the person is shortlisted', async () => {
  const page = await recruiter('/delivery');
  const rows = page.locator('li[data-delivery]');
  await rows.first().waitFor();
  // A post with an unanswered delivery: those of other posts may all be answered.
  const title = (await rows.first().locator('p.text-ink-3').nth(1).textContent()) ?? '';
  await page.getByLabel('按职位筛选').fill(title);
  await page
    .locator('.ant-select-item-option', { hasText: `${title}（` })
    .first()
    .click();
  await page.getByRole('switch', { name: '盲筛' }).click();
  await page
    .getByText(/^应聘者 \d{4}$/)
    .first()
    .waitFor();
  await page.getByRole('switch', { name: '盲筛' }).click();
  await page
    .getByText(/^应聘者 \d{4}$/)
    .first()
    .waitFor({ state: 'detached' });
});

test('after a verdict the next person opens, and 撤销 brings the last one back', async () => {
  const page = await recruiter('/delivery');
  const rows = page.locator('li[data-delivery]');
  await rows.first().waitFor();
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-delivery')));
  const isOpen = (id: string | null | undefined) =>
    expect.poll(() => new URL(page.url()).searchParams.get('id')).toBe(id);
  await rows.nth(1).click();
  const pane = page.getByTestId('pane');
  await pane.getByText(/^第 2 份，共 \d+$/).waitFor();
  await pane.getByRole('button', { name: '有意向' }).click();
  await isOpen(ids[2]);
  await pane.getByText(/^第 2 份，共 \d+$/).waitFor();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await isOpen(ids[1]);
  await page.keyboard.press('j');
  await isOpen(ids[2]);

  await page.goto('/delivery');
  await rows.first().waitFor();
  await page.getByRole('button', { name: '快捷键' }).click();
  await page.getByText('键盘操作').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('键盘操作').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  expect(await page.getByText('键盘操作').isVisible()).toBe(false);
});

test('what is said about a request is seen above a pane that fills the screen', async () => {
  const page = await recruiter('/delivery');
  const row = page.locator('li[data-delivery]').first();
  await row.waitFor();
  const id = await row.getAttribute('data-delivery');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/delivery?id=${id}`);
  const refusal = '这份投递刚刚有了变化';
  await page.route('**/api/company/boxBatches*', (route) =>
    route.fulfill({ status: 409, json: { code: 'ILLEGAL_MOVE', message: refusal, issues: [] } }),
  );
  await page.getByTestId('pane').getByRole('button', { name: '有意向' }).click();
  const said = page.getByRole('button', { name: refusal });
  await said.waitFor();
  const isOnTop = await said.evaluate((toast) => {
    const { x, y, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});
