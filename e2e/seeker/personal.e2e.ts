import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenDelivery, givenPost } from '#e2e/lib/given-delivery.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button } from '#e2e/lib/twice.ts';

// 政治面貌, 民族, 籍贯, 证件照 and one's own PDF: written once, given to a school by a consent of their own.
const site = useSite();

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');

test('a school that asks reads the facts and the file of who agreed, and greets nobody by accident', async () => {
  const { call } = await demoRecruiter(site.origin);
  const postId = await givenPost(call, { requirements: { personal: true } });
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/resume');
  const card = page.locator('#personal');
  await card.getByLabel('政治面貌').selectOption('中共党员');
  await card.getByLabel('籍贯').fill('浙江绍兴');
  await card
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '我的简历.pdf', mimeType: 'application/pdf', buffer: pdf });
  await card.getByText('我的简历.pdf').waitFor();
  await page.locator('[data-testid=save-state][data-state=saved]').waitFor();

  await page.goto(`/jobs/details?id=${postId}`);
  await page.getByText('单位希望提供政治面貌').waitFor();
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  const message = page.getByLabel('输入消息');
  await expect.poll(() => message.inputValue()).toContain('高中地理教师');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '投递简历' }).first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: '选择简历' });
  await dialog.getByRole('checkbox', { name: /另外同意.*中共党员/ }).check();
  await dialog.getByRole('checkbox', { name: /我单独同意/ }).check();
  await dialog.getByRole('button', { name: /投递$/ }).click();
  await page.getByText('已投递给').waitFor();

  const school = await site.person();
  await enterAs(school, demoPeople.owner.phone, 'enterprise');
  await school.goto(`/delivery?tab=all&postId=${postId}`);
  await school.locator('li[data-delivery]').first().click();
  await school.getByRole('tab', { name: '简历', exact: true }).click();
  await school.getByText(/中共党员，.*籍贯浙江绍兴/).waitFor();
  const file = school.getByRole('link', { name: '求职者自己的简历' });
  const { status } = await school.evaluate(
    async (href) => fetch(href).then(({ status }) => ({ status })),
    (await file.getAttribute('href')) ?? '',
  );
  expect(status).toBe(200);
});

test('a school tags a delivery and finds it by the tag; it keeps a person in a folder', async () => {
  const { id } = await givenDelivery(site.origin);
  const school = await site.person();
  await enterAs(school, demoPeople.owner.phone, 'enterprise');
  await school.goto('/delivery?tab=all');
  const row = school.locator(`li[data-delivery="${id}"]`);
  await row.getByRole('checkbox').check();
  await button(school, '打标签').click();
  const form = school.getByRole('dialog').filter({ hasText: '份投递打标签' });
  const tag = `竞赛${String(Date.now()).slice(-5)}`;
  await form.getByRole('combobox').fill(tag);
  await form.getByRole('combobox').press('Enter');
  await form.getByText('份投递打标签').click();
  await button(form, '打标签').click();
  await school.getByText('已给 1 份投递打上标签').waitFor();
  await school.goto(`/delivery?tab=all&tag=${encodeURIComponent(tag)}&id=${id}`);
  await school.getByTestId('pane').getByRole('tab', { name: /^备注/ }).click();
  await school.getByTestId('pane').getByTitle(tag).first().waitFor();
  await expect.poll(() => school.locator('li[data-delivery]').count()).toBe(1);

  await school.goto('/search');
  await school.getByTestId('talent').first().getByRole('button').first().click();
  const keep = school.getByRole('form', { name: '人才夹' });
  await keep.getByLabel('人才夹名称').fill(tag);
  await keep.getByLabel('备注，仅同事可见').fill('明年 6 月毕业');
  await button(keep, '存入人才夹').click();
  await school.getByText('已存入人才夹').waitFor();
  await school.goto(`/search?part=saved&folder=${encodeURIComponent(tag)}`);
  await school.getByText('明年 6 月毕业').waitFor();
  await school.getByTestId('talent').getByRole('button', { name: '移出' }).click();
  await school.getByText('人才夹里还没有人').waitFor();
});
