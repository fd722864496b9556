import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { ReportsPane } from './favourites-page.tsx';

const LIST = 'GET /api/reports';
const report = (id: string, status: 'open' | 'removed', more: object = {}) => ({
  id,
  status,
  reason: 'fee',
  detail: '',
  post: { id, title: `职位${id}`, company: '某培训机构' },
  ...more,
});
const listOf = (items: object[], nextCursor: string | null = null) =>
  sampleOf(api[LIST].returns, { items, nextCursor } as never);

beforeEach(() => signIn.seeker());

test('a post that was taken down is not linked to; one that is looked at is', () => {
  renderPage(<ReportsPane list={listOf([report('1', 'open', { detail: '要交报名费' }), report('2', 'removed')])} />);
  screen.getByRole('link', { name: '职位1' });
  expect(screen.queryByRole('link', { name: '职位2' })).toBeNull();
  screen.getByText(/：要交报名费$/);
  screen.getByText('经核实属实，该职位已下架');
});

test('older reports are added below, and without any it says where one reports', async () => {
  const server = serve({ [LIST]: { items: [report('2', 'removed')], nextCursor: null } as never });
  const { unmount } = renderPage(<ReportsPane list={listOf([report('1', 'open')], 'next')} />);
  press('再看一些');
  await waitFor(() => expect(screen.getAllByTestId('own-report')).toHaveLength(2));
  expect(server.to(LIST)[0]?.query.cursor).toBe('next');
  noButton('再看一些');
  unmount();
  renderPage(<ReportsPane list={listOf([])} />);
  screen.getByText('没有举报记录');
});
