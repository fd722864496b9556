import { expect, test } from 'vitest';
import { pillOf } from '#e2e/lib/choose-filter.ts';
import { fillBasics, signInByCode, signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

/** Every page of the story starts signed in as the demo's seeker. */
async function aSeeker() {
  const page = await site.person();
  await signInByPassword(page, '13800000001', 'client');
  await page.waitForURL('**/client/index');
  return page;
}

test('a day without decisions recommends with what fits; what is not liked goes and comes back', async () => {
  const page = await site.person();
  await signInByCode(page, `1987${String(Date.now()).slice(-7)}`);
  await fillBasics(page);
  await page.goto('/client/index');
  const card = page.getByRole('region', { name: '为你推荐' });
  const first = card.getByRole('listitem').first();
  const title = (await first.getByRole('link').first().textContent()) ?? '';
  const address = await first.getByRole('link').first().getAttribute('href');
  await first.getByText(/^符合 \d\/\d$|^完全符合$/).waitFor();
  await first.getByRole('button', { name: `不感兴趣：${title}` }).click();
  await page.getByText(`不再推荐“${title}”`).waitFor();
  await page.reload();
  await first.waitFor();
  const { length } = await card.locator(`a[href="${address}"]`).all();
  await first.getByRole('button', { name: /^不感兴趣/ }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => page.getByRole('button', { name: '撤销' }).count()).toBe(0);
  expect(length).toBe(0);
});

test('numbers of the filters that did not come are asked for again with the next menu', async () => {
  const page = await site.person();
  await page.route('**/api/posts/facets?*', (route) => route.abort(), { times: 1 });
  await page.goto('/jobs?stage=primary');
  const menu = (label: string) => pillOf(page, label);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/facets'));
  await menu('学科').locator('summary').click();
  await failed;
  expect(await menu('学科').getByRole('link', { name: /\d$/ }).count()).toBe(0);
  await menu('学历').locator('summary').click();
  await menu('学历')
    .getByRole('link', { name: /^本科 ?\d+$/ })
    .waitFor();
});

test('a search is saved from the list, renamed, switched off, deleted and brought back', async () => {
  const page = await aSeeker();
  await page.goto(`${site.origin}/jobs?stage=primary&subject=chinese`);
  await page.getByRole('button', { name: '订阅这个搜索' }).click();
  await page.getByRole('link', { name: '已订阅，去管理' }).waitFor();
  await page.goto(`${site.origin}/jobs?subject=chinese&stage=primary`);
  await page.getByRole('link', { name: '已订阅，去管理' }).click();
  await page.waitForURL('**/client/favourites?tab=searches');
  await expect.poll(() => page.title()).toBe('收藏与订阅 - 教育人才网');
  const line = page.getByTestId('saved-search').first();
  await line.getByRole('button', { name: /^改名/ }).click();
  await line.getByLabel('名称').fill('离家近的小学');
  await line.getByRole('button', { name: '保存' }).click();
  await line.getByRole('link', { name: '离家近的小学' }).waitFor();
  await line.getByRole('checkbox').uncheck();
  await page.getByText('已保存').first().waitFor();
  await page.reload();
  await line.waitFor();
  expect(await line.getByRole('checkbox').isChecked()).toBe(false);
  await line.getByRole('button', { name: '删除：离家近的小学' }).click();
  await page.getByText('已删除“离家近的小学”').waitFor();
  await page.getByRole('button', { name: '恢复' }).click();
  await line.getByRole('link', { name: '离家近的小学' }).waitFor();
  await line.getByRole('button', { name: /^删除/ }).click();
});

test('a post that was opened stands in the history until it is cleared', async () => {
  const page = await aSeeker();
  await page.goto(`${site.origin}/jobs?cityCode=330100`);
  const link = page.locator('.post-title[href*="/jobs/details"]').first();
  const title = (await link.textContent()) ?? '';
  const noted = page.waitForResponse((answer) => answer.url().includes('/api/history/'));
  await link.click();
  await page.waitForURL('**/jobs/details?id=*');
  expect((await noted).status()).toBe(204);
  await page.goto(`${site.origin}/client/favourites?tab=history`);
  await page.locator('.post').first().getByRole('link', { name: title }).waitFor();
  await page.getByRole('button', { name: '清空浏览记录' }).click();
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await page.getByText('没有浏览记录').waitFor();
});

test('the calendar is subscribed to by a secret address, which can be made void', async () => {
  const page = await aSeeker();
  await page.getByRole('button', { name: '订阅到日历' }).click();
  await page.getByRole('button', { name: '生成订阅地址' }).click();
  const field = page.getByLabel('订阅地址');
  const address = await field.inputValue();
  const read = async () => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };
  const { status, text } = await read();
  expect(status).toBe(200);
  expect(text).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);
  await page.getByRole('button', { name: '换一个地址' }).click();
  await expect.poll(() => field.inputValue()).not.toBe(address);
  expect((await read()).status).toBe(404);
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('button', { name: '生成订阅地址' }).waitFor();
});
