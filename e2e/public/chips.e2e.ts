import { describe, expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const keyword = '魔都 小学 英浯老师';
const address = (ignore = '') => `/jobs?${new URLSearchParams({ keyword, ...(ignore ? { ignore } : {}) }).toString()}`;

async function totalOf(ignore = ''): Promise<number> {
  const answer = await fetch(`${site.origin}/api/posts?${address(ignore).split('?')[1]}`);
  return ((await answer.json()) as { total: number }).total;
}

describe.each([
  { width: 1440, javaScriptEnabled: true },
  { width: 1440, javaScriptEnabled: false },
  { width: 390, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
])('chips at $width px, with a script: $javaScriptEnabled', ({ width, javaScriptEnabled }) => {
  test('say what was understood, and are taken away and brought back', async () => {
    const page = await site.person({ viewport: { width, height: 844 }, javaScriptEnabled });
    await page.goto(address());
    const row = page.getByRole('region', { name: '搜索理解为' });
    const chip = (label: string) => row.getByRole('link', { name: `去掉条件：${label}` });
    for (const label of ['上海', '小学', '英语']) await chip(label).waitFor();
    await row.getByText('没有含“英浯”的职位，以下按“英语”列出。').waitFor();
    const box = await row.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);

    // A click before the script has run loads the page anew, and is not counted.
    await page.waitForLoadState('networkidle');
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/queries') told.push(request.postDataJSON());
    });
    await chip('上海').click();
    await row.getByRole('link', { name: '恢复“上海”' }).waitFor();
    expect(await chip('上海').count()).toBe(0);
    for (const label of ['小学', '英语']) await expect.poll(() => chip(label).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('ignore')).toBe('上海');
    expect(await totalOf('上海')).toBeGreaterThanOrEqual(await totalOf());
    if (javaScriptEnabled)
      await expect.poll(() => told).toContainEqual({ query: keyword, use: 'undone', detail: '上海' });

    await row.getByRole('link', { name: '恢复“上海”' }).click();
    await chip('上海').waitFor();
    expect(new URL(page.url()).searchParams.get('ignore')).toBeNull();
  });
});
