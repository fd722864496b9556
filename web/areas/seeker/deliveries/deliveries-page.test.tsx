import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { loadDeliveries } from '#web/features/deliveries/list/load-deliveries.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/people.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type Sent, serve } from '#web/testing/serve.ts';
import { DeliveriesPage } from './deliveries-page.tsx';

const CALENDAR = 'GET /api/calendar';
const counts = { mine: 1, open: 1, ended: 0, all: 1 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const delivery = (more: Some<OwnDelivery>): OwnDelivery =>
  sampleOf(api['GET /api/deliveries'].returns.shape.items.element, { id: '7', post: { title: '语文教师' }, ...more });

function open(one: OwnDelivery, group: 'mine' | 'open', calendar: CalendarItem[]) {
  const server = serve({
    'GET /api/deliveries': ({ query }: Sent) =>
      ({
        items: query.group === group ? [one] : [],
        nextCursor: null,
        counts,
        endings: [],
        funnel: [],
      }) as never,
    [CALENDAR]: calendar,
    'GET /api/outsideApplications': [],
    'GET /api/posts/mine': {},
  });
  return { server, ...renderLoaded(loadDeliveries, (data) => <DeliveriesPage {...data} />, '/resume/delivery') };
}
const item = (more: Some<CalendarItem>) =>
  sampleOf(api[CALENDAR].returns.element, { place: '', allDay: false, at: inDays(4), until: null, ...more });

beforeEach(() => signIn.seeker());

test('接下来 has the interview as soon as one of the offered times is chosen', async () => {
  const slots = [inDays(4), inDays(5)];
  const one = delivery({
    status: 'interview',
    moves: ['accept-interview', 'decline-interview'],
    interview: { status: 'waiting', slots, startsAt: slots[0] },
  });
  const { server, user } = open(one, 'mine', []);
  await screen.findByText('答复面试邀请');
  server.change({
    'POST /api/deliveries/:id/moves': {
      ...one,
      moves: [],
      interview: { ...one.interview, status: 'accepted', slots: null },
    } as never,
    'GET /api/deliveries': { items: [], nextCursor: null, counts, endings: [], funnel: [] },
    [CALENDAR]: [item({ kind: 'interview', id: '7', title: '面试：语文教师' })],
  });
  await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /^就选/ }));
  await screen.findByText('面试：语文教师');
});

test('what the school changes is in 接下来 without a reload', async () => {
  const { server } = open(delivery({ status: 'submitted' }), 'open', [item({ kind: 'exam', title: '笔试：语文教师' })]);
  await screen.findByText('笔试：语文教师');
  server.change({ 'GET /api/deliveries/:id': delivery({ status: 'offer' }), [CALENDAR]: [] });
  hear('delivery', { deliveryId: '7' });
  await expect.poll(() => screen.queryByText('笔试：语文教师')).toBeNull();
});

test('an accepted offer does not stand among those that wait for the school', async () => {
  open(delivery({ status: 'accepted', offer: { startsOn: '2027-09-01' } }), 'open', []);
  const group = within(await screen.findByRole('region', { name: /^进行中/ }));
  group.getByText(/已接受，2027-09-01 到岗/);
  expect(group.queryByText(/等学校答复/)).toBeNull();
});
