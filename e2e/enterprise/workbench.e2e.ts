import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

async function desk() {
  const page = await site.person({ viewport: { width: 1366, height: 768 } });
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.waitForURL('**/workbench');
  await page.getByTestId('urgent').first().waitFor();
  return page;
}

test('a row of the desk is answered, the next one slides in, and the focus stays', async () => {
  const page = await desk();
  const rows = page.getByTestId('urgent');
  const row = rows.filter({ has: page.getByRole('button', { name: '有意向' }) }).first();
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  const href = await row.getByRole('link').first().getAttribute('href');
  await row.getByRole('button', { name: '有意向' }).click();
  await page.getByText('已标为有意向').waitFor();
  await page.locator(`[data-testid="urgent"] a[href="${href}"]`).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-answer'))).toBe(true);
  await page.goto('/delivery?tab=shortlisted');
  await page.locator('li[data-delivery]').filter({ hasText: name }).first().waitFor();
});

test('Ctrl K finds a person by initials, opens the delivery, and remembers it', async () => {
  const page = await desk();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜职位、人选、对话' });
  await field.fill('lzx');
  await page
    .getByRole('option', { name: /林知夏/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/delivery?tab=all&id=*');
  await page
    .getByTestId('pane')
    .getByRole('heading', { name: /林知夏/ })
    .waitFor();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('group', { name: '最近打开' })
    .getByRole('option', { name: /林知夏/ })
    .waitFor();
  await field.fill('>gzt');
  await page.getByRole('option', { name: '去工作台' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workbench');
});
