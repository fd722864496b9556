import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenDelivery } from '#e2e/lib/given-delivery.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watchedMember } from '#e2e/lib/twice.ts';

// What a school sends in a conversation: clicked twice, it is sent once.
const site = useSite();

const shown = (page: Page, text: string) => page.getByTestId('own-message').filter({ hasText: text });

test('one conversation, one message, one card of each kind, one report, one hand-over', async () => {
  const { id } = await givenDelivery(site.origin);
  const page = await watchedMember(await site.person(), demoPeople.owner.phone, `/delivery?tab=all&id=${id}`);
  await twice(button(page, '发消息'), 'POST /api/communicate/deliveries/:id/conversation');
  const text = `请问本周何时方便 ${Date.now()}`;
  await page.getByLabel('输入消息').fill(text);
  await twice(button(page, '发送'), 'POST /api/communicate/conversations/:id/messages');
  await expect.poll(() => shown(page, text).count()).toBe(1);

  await button(page, '邀请面试').click();
  const at = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('面试时间').fill(`${at} 14:00`);
  await page.getByLabel('面试时间').press('Enter');
  await page.getByLabel('面试地点').fill('博学楼 302');
  await twice(button(page, '发出邀请'), 'POST /api/communicate/conversations/:id/interview');
  await twice(button(page, '交换手机号'), 'POST /api/communicate/conversations/:id/contact');
  await twice(button(page, '收回请求'), 'POST /api/communicate/conversations/:id/contact/answer');

  await button(page, '举报').click();
  await twice(button(page, '提交举报'), 'POST /api/communicate/conversations/:id/reports');
  await twice(button(page, '屏蔽'), 'POST /api/communicate/conversations/:id/block');
  await button(page, '取消屏蔽').click();
  await button(page, '转给同事').click();
  await twice(page.getByRole('button', { name: /李致远/ }).last(), 'POST /api/communicate/conversations/:id/holder');
});
