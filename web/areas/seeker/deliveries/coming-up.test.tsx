import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { ComingUp } from './coming-up.tsx';

/** A Wednesday, 23:30 in Shanghai. */
const now = Date.parse('2027-03-03T15:30:00Z');
const item = (id: string, more: Partial<CalendarItem>): CalendarItem =>
  sampleOf(api['GET /api/calendar'].returns.element, {
    ...{ id, kind: 'interview', title: `面试：学校${id}`, place: '行政楼', allDay: false },
    link: `/resume/delivery?id=${id}`,
    ...more,
  });
const delivery = (more: object) => sampleOf(api['GET /api/deliveries/:id'].returns, more as never);
const show = (calendar: CalendarItem[], more: { mine?: OwnDelivery[]; open?: OwnDelivery[] } = {}, full = true) =>
  renderPage(<ComingUp full={full} lists={{ mine: [], open: [], ended: [], ...more }} calendar={calendar} now={now} />);
/** Each day with its entries. */
const days = () =>
  [...(screen.getAllByRole('list')[0]?.children ?? [])].map((day) => [
    day.querySelector('span')?.textContent,
    ...within(day as HTMLElement)
      .queryAllByRole('link')
      .map((one) => one.textContent),
  ]);

beforeEach(() => signIn.seeker());

test('the days begin with today in Shanghai; each has its entries in Shanghai time', () => {
  show([
    item('1', { at: '2027-03-03T15:45:00Z' }),
    item('3', { at: '2027-03-03T16:10:00Z', kind: 'fair', title: '招聘会：春季招聘会', place: '' }),
    item('2', { at: '2027-03-04T01:00:00Z' }),
  ]);
  expect(days()).toEqual([
    ['03-03今天', '面试：学校123:45 行政楼'],
    ['03-04周四', '招聘会：春季招聘会00:10', '面试：学校209:00 行政楼'],
  ]);
});

test('an exam is named by what tells it apart, its school below it', () => {
  const title = '笔试：青枫中学 2026 年公开招聘教师';
  show([item('9-written', { kind: 'exam', title, place: '青枫中学', at: '2027-03-04T02:00:00Z' })]);
  expect(days()).toEqual([['03-04周四', '笔试：2026 年公开招聘教师10:00 青枫中学']]);
});

test('a day without an hour stands on its own day, and an offer on the day by which it is answered', () => {
  const offer = { id: '9', status: 'offer', offer: { answerBy: '2027-03-05T16:00:00Z' } };
  show([item('1', { kind: 'deadline', title: '截止：高中物理教师', place: '', allDay: true, at: '2027-03-05' })], {
    mine: [delivery({ ...offer, post: { company: { name: '第一中学' } } })],
  });
  expect(days()).toEqual([
    ['03-05周五', '截止：高中物理教师'],
    ['03-06周六', '答复录用意向第一中学，00:00 前'],
  ]);
  expect(screen.getByRole('link', { name: /录用意向/ }).getAttribute('href')).toBe('/resume/delivery?id=9');
});

test.each([
  ['interview', 'accepted', 1],
  ['interview', 'cancelled', 0],
  ['interview', 'declined', 0],
  ['withdrawn', 'accepted', 0],
])('of a delivery that is %s with its interview %s, %i dates are shown at once', (status, interview, n) => {
  const open = [delivery({ id: '7', status, interview: { status: interview } })];
  show([item('7', { at: '2027-03-06T02:00:00Z' })], { open });
  expect(screen.queryAllByText('面试：学校7')).toHaveLength(n);
});

test('five days are listed at first, the rest by one press; beside a list three are all', async () => {
  const later = Array.from({ length: 7 }, (_, at) => item(String(at), { at: `2027-03-${20 + at}T01:00:00Z` }));
  const { user, unmount } = show(later);
  expect(days()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: '再看 2 项' }));
  expect(days()).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^再看/ })).toBeNull();
  unmount();
  show(later, {}, false);
  expect(days()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an interview is saved as a calendar file; where that fails it is said', async () => {
  const FILE = 'GET /api/calendar/interviews/:id';
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  const server = serve({ [FILE]: unreachable });
  const { user } = show([item('7', { at: '2027-04-01T01:00:00Z' })]);
  await user.click(screen.getByRole('button', { name: '存入日历' }));
  await screen.findByText('接口请求失败');
  expect(saved).toEqual([]);
  server.change({ [FILE]: { name: '面试.ics', ics: 'BEGIN:VCALENDAR' } });
  await user.click(screen.getByRole('button', { name: '存入日历' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.to(FILE).map(({ params }) => params.id)).toEqual(['7', '7']);
});

test('an empty calendar says what would stand in it', () => {
  show([]);
  screen.getByText(/还没有安排/);
});
