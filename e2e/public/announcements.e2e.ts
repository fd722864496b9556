import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { operatorOverHttp } from '#e2e/lib/operator-over-http.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watchedMember } from '#e2e/lib/twice.ts';

const site = useSite();

test('a school announces with its posts, an operator passes a doubtful text, a visitor reads and shares it on a phone', async () => {
  const school = await watchedMember(await site.person(), demoPeople.owner.phone, '/announcements');
  await school.getByRole('button', { name: '写公告' }).first().click();
  const form = school.getByRole('dialog');
  const publish = button(form, '公开');
  await publish.click();
  await form.getByText('请填写标题').waitFor();
  const title = `春季招聘公告${String(Date.now()).slice(-6)}`;
  await form.getByLabel('标题').fill(title);
  await form.getByLabel('正文').fill('一、岗位\n见下方列表，35 岁以下优先。\n\n二、报名\n在岗位页面投递简历。');
  await form.getByLabel('关联的职位').click();
  await school.locator('.ant-select-item-option').first().click();
  await school.keyboard.press('Escape');
  await twice(publish, 'POST /api/company/announcements');
  await school.getByText('有需要复核的内容').waitFor();
  const row = school.getByRole('row').filter({ hasText: title });
  await row.getByText('审核中').waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await row.getByRole('button', { name: title, exact: true }).click();
  await form.getByLabel('正文').fill('一、岗位\n见下方列表，年龄 35 岁以下优先。\n\n二、报名\n在岗位页面投递简历。');
  await twice(publish, 'PUT /api/company/announcements/:id');

  const operator = await operatorOverHttp(site.origin, 'super');
  const { items } = await operator('GET', '/api/admin/reviews/texts');
  const { id } = items.find((item: { title: string }) => item.title === title);
  await operator('POST', `/api/admin/reviews/texts/${id}/decision`, { verdict: 'approve' });

  const { companyId } = await demoRecruiter(site.origin);
  const visitor = await site.person({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`/business/details?id=${companyId}`);
  await visitor.getByRole('link', { name: /^公告 \d+$/ }).click();
  await visitor.getByRole('link', { name: title }).click();
  await visitor.getByRole('heading', { name: title }).waitFor();
  await visitor.getByRole('heading', { name: '公告里的岗位' }).waitFor();
  expect(await visitor.title()).toContain(title);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await visitor.getByRole('button', { name: '分享' }).click();
  await visitor.getByRole('dialog').getByText(`/business/announcements/details?id=${id}`).waitFor();

  await school.reload();
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await school.getByRole('menuitem', { name: '撤下' }).click();
  await twice(button(school.getByRole('dialog'), '撤下'), 'DELETE /api/company/announcements/:id');
  await school.getByText('公告已撤下').waitFor();
  expect((await visitor.goto(`/business/announcements/details?id=${id}`))?.status()).toBe(404);
});
