import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
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
const queue = (more: object) => ({ waiting: 3, decided: 0, overdue: 0, oldestAt: null, ...more });
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
const cells = async (name: string) =>
  within((await screen.findAllByText(name)).flatMap((found) => found.closest('tr') ?? [])[0] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => signIn.operator());

test('totals stand over what the shown days added and the days themselves, the newest first', async () => {
  open();
  expect(await cells('总数')).toEqual(['9,000', '60', '12,345', '在招 800', '71%']);
  expect(await cells('近 20 天')).toEqual(['200', '0', '40', '20', '80%']);
  expect(screen.getAllByRole('rowheader').at(2)?.textContent).toBe('2027-02-20');
  expect((await cells('2027-02-14')).at(-1), 'a day that may still be answered').toBe('–');
  expect((await cells('2027-02-13')).at(-1)).toBe('80%');
});

test('what is late is said with how long the oldest waits', async () => {
  const oldestAt = new Date(Date.now() - 30 * 3_600_000).toISOString();
  open(
    board({
      queues: [queue({ queue: 'companies', overdue: 2, oldestAt }), queue({ queue: 'posts', overdue: 1, oldestAt })],
    }),
  );
  await screen.findByText('2 项超时');
});

test('another span is asked of the server, and the figures before stay until it answers', async () => {
  const { server } = open();
  await screen.findByText('12,345');
  server.change({
    [BOARD]: ({ query }: Sent) =>
      board({ days: Array.from({ length: Number(query.days) }, (_, at) => day((at % 27) + 1)) }),
  });
  fireEvent.click(screen.getByText('近 30 天'));
  screen.getByText('12,345');
  await waitFor(() => expect(server.to(BOARD).at(-1)?.query.days).toBe('30'));
  await waitFor(async () => expect((await cells('近 30 天'))[0]).toBe('300'));
});
