import { expect, test } from 'vitest';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

/** A red square, 2 × 2 pixels. */
const picture = {
  name: '操场.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('saving leaves caret and undo as they are; leaving unsaved asks, and a tab that dies keeps what was typed', async () => {
  const page = await site.person();
  await enterAsOperator(page, 'content');
  await page.goto('/admin/content/item?kind=article');
  await page.getByRole('textbox', { name: /^\*? ?标题$/ }).fill('湖畔中学开放日');
  const body = page.getByRole('textbox', { name: '正文' });
  await body.click();
  await page.keyboard.type('九月开学');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/admin/content/item?id=*');
  await page.getByText('第 1 版').waitFor();
  await page.keyboard.type('，欢迎来访');
  await page.getByText('有未保存的修改').waitFor();
  expect(await body.textContent()).toBe('九月开学，欢迎来访');

  await page.getByRole('link', { name: '公招与招聘会' }).first().click();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await body.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => body.textContent()).not.toContain('欢迎来访');

  await page.getByRole('toolbar', { name: '正文格式' }).getByTestId('articlePicture').setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: '插入图片' });
  await dialog.getByRole('button', { name: /^插\s?入$/ }).click();
  await dialog.getByText('请写图片说明').waitFor();
  await dialog.getByLabel('图片说明', { exact: true }).fill('操场上的新生');
  await dialog.getByRole('button', { name: /^插\s?入$/ }).click();
  await body.getByRole('img', { name: '操场上的新生' }).waitFor();

  const requests: string[] = [];
  page.on('dialog', (shown) => {
    requests.push(shown.type());
    void shown.accept();
  });
  await page.reload();
  expect(requests).toEqual(['beforeunload']);
  await page.getByRole('button', { name: /^恢\s?复$/ }).click();
  await body.getByRole('img', { name: '操场上的新生' }).waitFor();
  await page.getByRole('link', { name: '公招与招聘会' }).first().click();
  await page.getByRole('button', { name: '保存并离开' }).click();
  await page.waitForURL('**/admin/fairs');
});
