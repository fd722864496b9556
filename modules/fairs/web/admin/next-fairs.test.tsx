import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { fairCard } from '../../contract/fair-views.ts';
import { type FairRow, Fill, NextFairs, nextFairs } from './next-fairs.tsx';

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
    <NextFairs
      fairs={[
        fair({ ...running, id: '1', title: '冬季双选会', capacity: 80 }),
        fair({ id: '2', title: '春季双选会', status: 'open', applied: 3 }),
      ]}
    />,
  );
  const tasks = within(screen.getByRole('list', { name: '最近的招聘会' }));
  await tasks.findByText('37');
  expect(tasks.getAllByRole('listitem')[0]?.textContent).toMatch(
    /观众到场 37 \/ 60 人单位到场 5 \/ 12 家60 \/ 80 人报名12 家单位/,
  );
  expect(tasks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '冬季双选会',
    '入场签到',
    '春季双选会',
    '审核 3 家',
    '入场签到',
  ]);
  first.unmount();
  serve({ 'GET /api/admin/fairs/:id/counts': { checkedIn: 0, exhibitorsIn: 0 } });
  renderConsole(<NextFairs fairs={[fair({ ...running, online: true })]} />);
  screen.getByRole('link', { name: '看现场' });
  expect(screen.queryByText(/观众到场/)).toBeNull();
});

test.each([
  [99, true, '不足一半'],
  [100, true, ''],
  [99, false, ''],
  [200, false, '名额已满'],
])('of 200 places %d are taken, soon: %s', (value, isSoon, said) => {
  const { container } = renderConsole(<Fill isSoon={isSoon} name="报名" value={value} of={200} unit="人" />);
  expect(container.textContent).toBe(`报名 ${value} / 200 人${said}`);
});

test('the next three stand over the list: neither drafts nor what is over or cancelled', () => {
  const at = (id: string, days: number, status: FairRow['status'] = 'open') =>
    fair({ id, status, startsAt: inHours(24 * days), endsAt: inHours(24 * days + 6) });
  const fairs = [
    at('5', 5),
    at('1', 1, 'cancelled'),
    at('2', 2),
    at('0', -3, 'ended'),
    at('3', 3),
    at('4', 4, 'draft'),
    at('9', 9),
  ];
  expect(nextFairs(fairs).map(({ id }) => id)).toEqual(['2', '3', '5']);
});
