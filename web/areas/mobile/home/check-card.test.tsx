import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usualApplicant } from '#contract/search/applicant.ts';
import type { OpenTo } from '#contract/search/post-search.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { CheckCard } from './check-card.tsx';

const COUNT = 'GET /api/posts/open-to';
const counted = (total: number): OpenTo => ({ total, establishment: 3, quota: 1 });

const open = (cityCode?: string) =>
  renderPage(<CheckCard data={{ check: { applicant: usualApplicant, cityCode }, openTo: counted(57), cityCode }} />);
const pick = (name: string, label: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
  const option = [...select.options].find((one) => one.text === label);
  fireEvent.change(select, { target: { value: option?.value } });
};
const shown = () =>
  screen.getAllByRole<HTMLSelectElement>('combobox').map(({ selectedOptions: [one] }) => one?.textContent);
const way = () => screen.getByRole('link').getAttribute('href');

test('a choice counts again in place, and the link leads to the posts that are counted', async () => {
  const server = serve({ [COUNT]: ({ query }) => counted(query.cityCode ? 9 : 1_284) });
  open('330100');
  expect(shown()).toEqual(['本科', '中文', '小学教资', '杭州']);
  pick('教资', '没有教资');
  await screen.findByText('9');
  pick('城市', '不限城市');
  // The number and its unit wrap together.
  expect((await screen.findByText('1,284')).parentElement?.textContent).toBe(
    '学历、专业、教资符合 1,284\u00a0个，编制 3\u00a0个',
  );
  expect(server.to(COUNT).map(({ query }) => [query.applicant, query.cityCode])).toEqual([
    ['bachelor-chinese-none', '330100'],
    ['bachelor-chinese-none', undefined],
  ]);
  expect(way()).toBe('/mobile/list?applicant=bachelor-chinese-none');
});

test('a count that fails says so, and the next choice counts again', async () => {
  const server = serve({ [COUNT]: refusal('UNAVAILABLE') });
  open();
  pick('学历', '硕士');
  await screen.findByText(/没有算出来/);
  pick('学历', '博士');
  await waitFor(() => expect(server.to(COUNT)).toHaveLength(2));
});
