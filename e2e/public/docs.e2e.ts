import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('a developer reads a call with its parameters, answers and refusals, in a viewer served by the site alone', async () => {
  const page = await site.person();
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) violations.push(request.url());
  });
  await page.goto('/api/docs');
  await page.locator('.opblock-tag[data-tag="职位"]').click();
  const call = page.locator('.opblock').filter({ has: page.locator('[data-path="/api/posts"]') });
  await call.locator('button').first().click();
  await call.locator('[data-param-name="keyword"]').waitFor();
  await call.locator('.responses-table [data-code="200"]').waitFor();
  await expect.poll(() => call.locator('.responses-table [data-code]').count()).toBeGreaterThan(1);
  expect(violations).toEqual([]);
});
