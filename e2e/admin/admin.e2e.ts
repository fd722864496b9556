import type { WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { approveByPapers } from '#e2e/lib/operator-over-http.ts';
import { tokenOf } from '#e2e/lib/over-http.ts';
import { registerCompany } from '#e2e/lib/register-company.ts';
import { enterAsOperator, signInOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('the console sends whoever is no operator to its own login, and shows each role its own sections', async () => {
  const page = await site.person();
  await page.goto('/admin/reviews');
  await page.waitForURL('**/admin/login?redirect=%2Fadmin%2Freviews');
  await signInOperator(page, 'review');
  expect(new URL(page.url()).pathname).toBe('/admin/reviews');
  await page.getByRole('navigation', { name: '平台管理' }).first().waitFor();
  expect(await page.getByRole('link', { name: '系统' }).count()).toBe(0);
  expect(await page.getByRole('banner').textContent()).toContain('平台管理');
  await page.goto('/admin/finance');
  await page.getByText('审核角色不使用“财务”').waitFor();
});

test('a company registers, an operator approves it with the keys, and the recruiter’s page changes by itself', async () => {
  const recruiter = await site.person();
  const { name } = await registerCompany(recruiter, site.origin);
  await recruiter.goto('/enterprise/authInfo');
  await recruiter.getByText('已提交，等待审核').waitFor();

  const operator = await site.person();
  await enterAsOperator(operator, 'super');
  await operator.goto('/admin');
  await operator.getByLabel('查找待办').fill(name);
  await operator.getByLabel('查找待办').press('Enter');
  await operator.getByTestId('review-item').filter({ hasText: name }).click();
  await operator.getByTestId('review-detail').getByRole('heading', { name }).waitFor();
  await approveByPapers(operator);
  await expect.poll(() => operator.getByTestId('review-item').filter({ hasText: name }).count()).toBe(0);

  await recruiter.locator('h2', { hasText: name }).getByText('已通过认证').waitFor();
});

test('while one operator works on an item the other is told who does; a refusal carries its reason', async () => {
  const recruiter = await site.person();
  const { name } = await registerCompany(recruiter, site.origin);
  await recruiter.goto('/enterprise/authInfo');
  await recruiter.getByText('已提交，等待审核').waitFor();
  const first = await site.person();
  await enterAsOperator(first, 'super');
  await first.goto('/admin/reviews?queue=companies');
  await first.getByTestId('review-item').filter({ hasText: name }).click();
  await first.getByTestId('review-detail').getByRole('heading', { name }).waitFor();

  const second = await site.person();
  await enterAsOperator(second, 'review');
  await second.goto('/admin/reviews?queue=companies');
  await second.getByTestId('review-item').filter({ hasText: name }).click();
  await second.getByText('陈思源正在处理，请换一项').waitFor();

  await first.keyboard.press('r');
  await first.getByRole('button', { name: '证照不清' }).click();
  await first.getByRole('dialog').getByRole('button', { name: '驳回' }).click();
  await first.getByText('已驳回，理由已告诉对方').waitFor();
  await recruiter.getByText('认证没有通过').waitFor();
  await recruiter.getByText('证照照片不清晰或不完整，请重新上传后提交').first().waitFor();
});

test('a ban ends the person’s session and socket within a second', async () => {
  const seeker = await site.person();
  const sockets: WebSocket[] = [];
  seeker.on('websocket', (socket) => socket.url().includes('/ws/message/') && sockets.push(socket));
  await registerCompany(seeker, site.origin);
  await seeker.goto('/enterprise/authInfo');
  await seeker.getByText('已提交，等待审核').waitFor();
  const phone = JSON.parse(
    Buffer.from((await seeker.evaluate(() => localStorage.getItem('jyrc_user'))) ?? '', 'base64url').toString(),
  ).phone as string;
  const token = await tokenOf(seeker);
  await expect.poll(() => sockets.length).toBe(1);

  const operator = await site.person();
  await enterAsOperator(operator, 'support');
  await operator.goto(`/admin/users?keyword=${phone}`);
  await operator.getByRole('button', { name: '周清扬' }).click();
  await operator.getByRole('button', { name: /^封\s?禁$/ }).click();
  await operator.getByLabel('封禁原因').fill('发布虚假信息');
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /^封\s?禁$/ })
    .last()
    .click();
  await operator.getByText('已封禁，全部登录已结束').waitFor();
  const began = Date.now();
  await expect
    .poll(
      async () =>
        (await fetch(`${site.origin}/api/notifications`, { headers: { authorization: `Bearer ${token}` } })).status,
    )
    .toBe(401);
  expect(Date.now() - began).toBeLessThan(1_000);
  await expect.poll(() => sockets.every((socket) => socket.isClosed()), { timeout: 1_000 }).toBe(true);
});

test('an operator suspends a company that is certified, and restores it; the recruiter’s open page follows', async () => {
  const recruiter = await site.person();
  const { name } = await registerCompany(recruiter, site.origin);
  await recruiter.goto('/enterprise/authInfo');
  await recruiter.getByText('已提交，等待审核').waitFor();
  const operator = await site.person();
  await enterAsOperator(operator, 'review');
  await operator.goto('/admin/reviews?queue=companies');
  await operator.getByTestId('review-item').filter({ hasText: name }).click();
  await operator.getByTestId('review-detail').getByRole('heading', { name }).waitFor();
  await approveByPapers(operator);
  await recruiter.locator('h2', { hasText: name }).getByText('已通过认证').waitFor();
  await recruiter.getByTestId('sidebar').getByRole('link', { name: '职位' }).click();
  const band = recruiter.getByText('本单位已被暂停使用');

  await operator.goto(`/admin/companies?keyword=${encodeURIComponent(name)}`);
  await operator.getByRole('button', { name, exact: true }).click();
  for (const [move, said, shown] of [
    ['暂停', '已暂停，理由已告诉对方', 'visible'],
    ['恢复', '已恢复，理由已告诉对方', 'hidden'],
  ] as const) {
    const button = new RegExp(`^${[...move].join('\\s?')}$`);
    await operator.getByRole('button', { name: button }).click();
    await operator.getByLabel('理由').fill('办学许可证核验');
    await operator.getByRole('dialog').getByRole('button', { name: button }).last().click();
    await operator.getByText(said).waitFor();
    await band.waitFor({ state: shown, timeout: 3_000 });
  }
});
