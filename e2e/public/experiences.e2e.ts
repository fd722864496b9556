import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { operatorOverHttp } from '#e2e/lib/operator-over-http.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watchedMember } from '#e2e/lib/twice.ts';

const site = useSite();

test('a visitor reads on a phone what was asked at a school; the school answers in public', async () => {
  const { call, companyId } = await demoRecruiter(site.origin);
  const operator = await operatorOverHttp(site.origin, 'super');
  const { items } = await operator('GET', '/api/admin/reviews/texts');
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain('experience');
  expect((await call('GET', '/api/company/experiences')).items.length).toBeGreaterThan(0);

  const school = await watchedMember(await site.person(), demoPeople.owner.phone, '/announcements?tab=experiences');
  const said = `课题每场都换，准备时间一样（${String(Date.now()).slice(-6)}）。`;
  await school.getByLabel('回应', { exact: true }).fill(said);
  await twice(button(school, '公开回应'), 'PUT /api/company/experiences/:id/answer');
  await school.getByText('回应已公开').waitFor();

  const visitor = await site.person({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`/business/details?id=${companyId}`);
  await visitor.getByRole('link', { name: /^面经 \d+$/ }).click();
  await visitor.getByText(said).waitFor();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
