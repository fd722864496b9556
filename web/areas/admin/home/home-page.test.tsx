import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import { AdminHomePage } from './home-page.tsx';

const BOARD = 'GET /api/admin/dashboard';
const day = (at: number, more: object = {}) => ({
  day: `2027-02-${String(at).padStart(2, '0')}`,
  seekers: 2,
  companies: 0,
  posts: 1,
  deliveries: 10,
  replyRate: 80,
  ...more,
});
const queue = (more: object) => ({ overdue: 0, oldestAt: null, ...more });
const board = (more: object = {}) =>
  ({
    totals: { seekers: 12345, companies: 60, openPosts: 800, deliveries: 9000, replyRate: 71, online: 9 },
    days: Array.from({ length: 20 }, (_, at) => day(at + 1)),
    queues: [],
    ...more,
  }) as never;
function open(answer = board()) {
  const server = serve({ [BOARD]: answer });
  return { server, ...renderConsole(<AdminHomePage />, '/admin/overview') };
}
const asTable = async () => fireEvent.click(await screen.findByText('看表格'));

beforeEach(() => signIn.operator());

test('totals stand with what the shown days added; what added nothing says nothing', async () => {
  open();
  await asTable();
  const strip = await screen.findByText('12,345');
  expect(strip.closest('figure')?.textContent ?? document.body.textContent).toContain('+40');
  expect(document.body.textContent).toContain('+200');
});

test('what is late is said first, with how long the oldest waits', async () => {
  const oldestAt = new Date(Date.now() - 30 * 3_600_000).toISOString();
  open(
    board({
      queues: [queue({ queue: 'companies', overdue: 2, oldestAt }), queue({ queue: 'posts', overdue: 1, oldestAt })],
    }),
  );
  await asTable();
  await screen.findByText('3 项超时');
});

test('another span is asked of the server, and the figures before stay until it answers', async () => {
  const { server } = open();
  await asTable();
  await screen.findByText('12,345');
  server.change({
    [BOARD]: ({ query }: Sent) =>
      board({ days: Array.from({ length: Number(query.days) }, (_, at) => day((at % 27) + 1)) }),
  });
  fireEvent.click(screen.getByText('近 7 天'));
  screen.getByText('12,345');
  await waitFor(() => expect(server.to(BOARD).at(-1)?.query.days).toBe('7'));
  await waitFor(() => expect(document.body.textContent).toContain('+70'));
});

test('the figures of the days are a table, too, for who does not see the charts', async () => {
  open();
  await asTable();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(10);
});
