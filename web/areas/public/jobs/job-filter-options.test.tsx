import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readFilters } from '#web/features/search/filter-lists.ts';
import type { FilterData } from '#web/features/search/load-jobs.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { JobFilterSheet } from './job-filter-options.tsx';

const data = (query = ''): FilterData =>
  ({
    filters: readFilters(new URLSearchParams(query)),
    chosen: [],
    facets: { stage: { senior: 9, primary: 0 }, tenure: {} },
    city: { code: '440300', name: '深圳' },
    places: [{ code: '440305', name: '南山区', count: 3 }],
    understood: { parts: [], ignored: [], place: null, replaces: false, notes: [], offered: [] },
    cities: [{ code: '440100', name: '广州', count: 8 }],
  }) as unknown as FilterData;
const FACETS = 'GET /api/posts/facets';
const COUNT = 'GET /api/posts';

test('the sheet counts what would be found and searches only when it is told', async () => {
  const server = serve({
    [FACETS]: ({ query }) => ({ stage: { senior: query.cityCode === '440305' ? 2 : 9 } }),
    [COUNT]: ({ query }) => ({ total: query.cityCode === '440305' ? 3 : 120, totalIsCapped: !query.cityCode }),
  });
  let closed = 0;
  const { user, address } = renderPage(
    <JobFilterSheet data={data('keyword=物理&cityCode=440300')} onClose={() => (closed += 1)} />,
    '/jobs?keyword=物理',
  );
  await screen.findByRole('button', { name: /查看 120\+? 个职位/ });
  await screen.findByRole('button', { name: /^普通高中\s?9$/ });
  await user.click(screen.getByRole('button', { name: /^南山区\s?3$/, pressed: false }));
  // Numbers are those of what is chosen, or there are none.
  await screen.findByRole('button', { name: /^普通高中\s?2$/ });
  screen.getByRole('button', { name: '南山区', pressed: true });
  expect(server.to(FACETS).map(({ query }) => query.cityCode)).toEqual(['440300', '440305']);
  await screen.findByRole('button', { name: /查看 3\+? 个职位/ });
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=物理');
  await user.click(screen.getByRole('button', { name: /查看 3/ }));
  expect(closed).toBe(1);
  const led = new URL(address(), 'http://localhost').searchParams;
  expect([led.get('keyword'), led.get('cityCode')]).toEqual(['物理', '440305']);
});

test('the sheet is focused itself; arrows move in a group, and Tab to the next one', async () => {
  serve({ [FACETS]: unreachable, [COUNT]: unreachable });
  const { user } = renderPage(<JobFilterSheet data={data('')} onClose={() => undefined} />, '/jobs');
  expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: '筛选' }));
  within(screen.getByRole('toolbar', { name: '薪资' }))
    .getByRole('button', { name: '不限' })
    .focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('4K 以下');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('最低薪资（元/月）'));
});

test('clearing the sheet keeps the keyword; a count that is missing leaves the button without one', async () => {
  serve({ [FACETS]: unreachable, [COUNT]: unreachable });
  const { user, address } = renderPage(
    <JobFilterSheet data={data('keyword=物理&stage=senior')} onClose={() => undefined} />,
    '/jobs',
  );
  await user.click(screen.getByRole('button', { name: '清空' }));
  await user.click(screen.getByRole('button', { name: '查看职位' }));
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=物理');
});
