import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { savedFiles } from '#web/testing/saved-files.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { InterviewsDrawer } from './interviews-drawer.tsx';

const LIST = 'GET /api/company/interviews';
const FILE = 'GET /api/company/interviewCalendar';
const interview = (id: string, startsAt: string, more: object = {}) => ({
  deliveryId: id,
  name: `老师${id}`,
  postTitle: '高中物理教师',
  status: 'accepted' as const,
  mode: 'onsite' as const,
  place: '行政楼 301',
  startsAt,
  minutes: 30,
  interviewers: [{ memberId: '3', name: '李四' }],
  ...more,
});

function open(items: object[], isOpen = true) {
  const server = serve({ [LIST]: items as never });
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  renderConsole(<InterviewsDrawer open={isOpen} onOpen={onOpen} onClose={onClose} />);
  return { server, onOpen };
}
const day = (name: string) => screen.findByRole('region', { name });

beforeEach(() => signIn.recruiter());

test('interviews stand by their day in Shanghai, and one opens its delivery', async () => {
  const { onOpen } = open([
    interview('1', '2027-03-02T01:00:00Z'),
    interview('2', '2027-03-02T16:30:00Z', { status: 'waiting' }),
  ]);
  const first = within(await day('2027-03-02'));
  first.getByText('1 场');
  first.getByText('09:00–09:30');
  expect(first.getByRole('listitem').textContent).toMatch(/行政楼 301.*李四/);
  const second = within(await day('2027-03-03'));
  second.getByText('00:30–01:00');
  second.getByText('老师2').closest('button')?.click();
  expect(onOpen.mock.calls).toEqual([['2']]);
});

test('who has to choose a time stands apart, without a day', async () => {
  const slots = ['2027-03-02T01:00:00Z', '2027-03-02T02:00:00Z', '2027-03-03T01:00:00Z'];
  open([interview('1', '2027-03-02T01:00:00Z', { slots, status: 'waiting' })]);
  const apart = within(await day('等对方选时间'));
  apart.getByText('1 人');
  apart.getByText('3 个时间');
  noButton('存到日历');
});

test('the interviews are one file for the calendar; where it was not made nothing is saved', async () => {
  const files = savedFiles();
  const { server } = open([interview('1', '2027-03-02T01:00:00Z')]);
  server.change({ [FILE]: unreachable });
  await pressSoon('存到日历');
  await screen.findByText('接口请求失败');
  expect(files).toEqual([]);
  server.change({ [FILE]: { name: '面试安排.ics', ics: 'BEGIN:VCALENDAR' } });
  press('存到日历');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['面试安排.ics']));
});

test('a day is printed by itself', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open([interview('1', '2027-03-02T01:00:00Z'), interview('2', '2027-03-03T01:00:00Z')]);
  press('打印当日安排', await day('2027-03-03'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('two weeks without interviews say so', async () => {
  open([]);
  await screen.findByText('接下来 14 天没有面试');
});

test('nothing is asked for before it is opened', async () => {
  const { server } = open([], false);
  await waitFor(() => expect(screen.queryByText('接下来 14 天没有面试')).toBeNull());
  expect(server.to(LIST)).toEqual([]);
});
