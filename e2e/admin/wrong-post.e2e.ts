import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { outsidePost } from '#e2e/lib/outside-post.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const desk = { width: 1440, height: 900 };

test('a reader reports what is wrong with a post of elsewhere, and an operator mends it', async () => {
  const { id, title } = await outsidePost(site.origin, 'web');
  const reader = await site.person({ viewport: desk });
  await enterAs(reader, demoPeople.seeker.phone, 'client');
  await reader.goto(`/jobs/details?id=${id}`);
  await reader.getByText('以原公告为准').first().waitFor();
  await reader.getByRole('button', { name: '信息有误' }).first().click();
  await reader.getByRole('dialog').getByRole('radio', { name: '报名方式不对或打不开' }).check();
  await reader.getByRole('dialog').getByRole('button', { name: '提交' }).click();
  await reader.getByText('已收到，24 小时内处理').waitFor();

  const operator = await site.person({ viewport: desk });
  await enterAsOperator(operator, 'support');
  await operator.goto('/admin/reviews?queue=reports');
  await operator.getByTestId('review-item').filter({ hasText: title }).first().click();
  await operator.getByTestId('review-detail').getByText('报名方式不对或打不开').first().waitFor();
  await operator.getByRole('button', { name: '更正职位' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('报名网址').fill('https://www.example.edu.cn/zhaopin');
  await dialog.getByRole('button', { name: /更\s*正/ }).click();
  await operator.getByText('已更正，举报人会收到通知').waitFor();

  await reader.goto(`/jobs/apply?id=${id}`);
  await reader.getByText('www.example.edu.cn').first().waitFor();
  expect(await reader.getByRole('link', { name: '申请移除' }).getAttribute('href')).toBe(`/jobs/removal?id=${id}`);
});
