import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fairCard } from '#contract/fairs/fair-views.ts';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { type FairRow, FairTasks } from './fair-tasks.tsx';

const hour = 3_600_000;
const inHours = (n: number) => new Date(Date.now() + n * hour).toISOString();
const fair = ({ applied = 0, ...more }: Some<FairRow>): FairRow => ({
  ...sampleOf(fairCard, { online: false, startsAt: inHours(-2), endsAt: inHours(6), ...more }),
  applied,
});

beforeEach(() => signIn.operator('content'));

test('the fair that is on stands first with who has come, and leads to its door; what is online has none', async () => {
  serve({ 'GET /api/admin/fairs/:id/counts': { checkedIn: 37, exhibitorsIn: 5 } });
  const running = { status: 'running' as const, taken: 60, exhibitors: 12 };
  const first = renderConsole(
    <FairTasks
      fairs={[fair({ ...running, id: '1', title: '冬季双选会' }), fair({ id: '2', status: 'open', applied: 3 })]}
    />,
  );
  const tasks = within(screen.getByRole('region', { name: '等着办的' }));
  await tasks.findByText('37 人');
  tasks.getByText('5 家');
  expect(tasks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '冬季双选会',
    '入场签到',
    '入场签到',
    '审核 3 家',
  ]);
  first.unmount();
  serve({ 'GET /api/admin/fairs/:id/counts': { checkedIn: 0, exhibitorsIn: 0 } });
  renderConsole(<FairTasks fairs={[fair({ ...running, online: true })]} />);
  screen.getByRole('link', { name: '看现场' });
  expect(screen.queryByText('观众到场')).toBeNull();
});
