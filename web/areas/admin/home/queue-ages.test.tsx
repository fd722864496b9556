import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { QueueAges } from './queue-ages.tsx';

const queue = (name: string, waiting: number, overdue: number): QueueAge => ({
  queue: name,
  waiting,
  overdue,
  oldestAt: waiting > 0 ? new Date(Date.now() - 40 * 86_400_000).toISOString() : null,
  decided: 3,
  averageHours: 966,
});
const queues = [queue('companies', 4, 0), queue('posts', 0, 0), queue('reports', 11, 2)];

beforeEach(() => signIn.operator('review'));

test('the most overdue queue leads, waits are in days, and an empty queue has no way to it', () => {
  renderConsole(<QueueAges queues={queues} days={30} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['举报', '单位认证', '职位']);
  expect(screen.getAllByText(/平均 40 天/)).toHaveLength(3);
  screen.getByText('2 项超时');
  expect(screen.getAllByRole('link', { name: '去审核' })).toHaveLength(2);
});

test('who reviews nothing sees the queues alone', () => {
  signIn.operator('finance');
  renderConsole(<QueueAges queues={queues} days={30} />);
  expect(screen.queryByRole('link', { name: '去审核' })).toBeNull();
});
