import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { NoticesPage } from './notices-page.tsx';

const readAt = '2026-11-23T00:00:00.000Z';
const invitation = {
  ...{ id: '7', title: '收到面试邀请', kind: 'delivery.invite', topic: 'interview' as const, readAt },
  ...{ link: '/resume/delivery?id=1', who: '第一中学', post: '数学教师', detail: '' },
};
const around = {
  'GET /api/notifications': { items: [invitation] },
  'GET /api/calendar': [],
  'POST /api/deliveries/:id/moves': {
    id: '1',
    status: 'interview' as const,
    interview: { status: 'accepted' as const },
  },
};
const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
const waiting = {
  ...{ id: '1', status: 'interview' as const, moves: ['accept-interview'] },
  post: { id: '42', title: '数学教师', company: { name: '第一中学' } },
  interview: { status: 'waiting' as const, startsAt, slots: null },
};

beforeEach(() => signIn.seeker());

test('an invitation whose notice was read stays above until it is answered, right there', async () => {
  const server = serve({ ...around, 'GET /api/deliveries': { items: [waiting] } });
  const { user } = renderPage(<NoticesPage />);
  const card = await screen.findByRole('article', { name: '数学教师：等你答复' });
  server.change({ 'GET /api/deliveries': { items: [] } });
  await user.click(within(card).getByRole('button', { name: '确认参加' }));
  await screen.findByText('已答应参加面试');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  screen.getByText('收到面试邀请');
});

test('where it is not known what waits, the notices stand alone', async () => {
  serve({ ...around, 'GET /api/deliveries': unreachable });
  renderPage(<NoticesPage />);
  await screen.findByText('收到面试邀请');
  expect(screen.queryByText('接口请求失败')).toBeNull();
});
