import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import type { ReviewQueue } from '#contract/operators/reviews.ts';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { QueueAges } from './home-page.tsx';

const queue = (name: string, waiting: number, overdue: number, days = 1): QueueAge => ({
  queue: name,
  waiting,
  overdue,
  oldestAt: waiting > 0 ? new Date(Date.now() - days * 86_400_000).toISOString() : null,
  decided: 3,
  averageHours: 966,
});
const queues = [queue('companies', 4, 0), queue('posts', 0, 0), queue('reports', 11, 3, 2), queue('texts', 3, 2, 40)];

beforeEach(() => signIn.operator('review'));

test('the queue that has waited longest leads, waits are in days, and an empty queue has no way to it', () => {
  renderConsole(<QueueAges queues={queues} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '公告与面经',
    '举报',
    '单位认证',
    '职位',
  ]);
  expect(screen.getAllByText(/平均 40 天/)).toHaveLength(4);
  screen.getByText('3 项超时');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['texts', 'reports', 'companies'].map((name) => paths.adminReviews({ queue: name as ReviewQueue })));
});

test('who reviews nothing sees the queues alone', () => {
  signIn.operator('finance');
  renderConsole(<QueueAges queues={queues} />);
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});
