import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { QueueAges } from './queue-ages.tsx';

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
  renderConsole(<QueueAges queues={queues} days={30} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
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
      .map(({ textContent }) => textContent),
  ).toEqual(['公告与面经', '举报', '单位认证']);
  screen.getByText('去审核');
});

test('who reviews nothing sees the queues alone', () => {
  signIn.operator('finance');
  renderConsole(<QueueAges queues={queues} days={30} />);
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});
