import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { WeekCard } from './week-card.tsx';

/** A Wednesday, 23:30 in Shanghai. */
const now = Date.parse('2027-03-03T15:30:00Z');
const item = (id: string, more: Partial<CalendarItem>): CalendarItem =>
  sampleOf(api['GET /api/calendar'].returns.element, {
    id,
    kind: 'interview',
    title: `面试：学校${id}`,
    place: '行政楼',
    allDay: false,
    link: `/resume/delivery?id=${id}`,
    ...more,
  });
const offer = (id: string, answerBy: string) =>
  sampleOf(api['GET /api/deliveries/:id'].returns, {
    id,
    status: 'offer',
    offer: { answerBy },
    post: { company: { name: '第一中学' } },
  });
const show = (calendar: CalendarItem[], deliveries: ReturnType<typeof offer>[] = []) =>
  renderPage(<WeekCard deliveries={deliveries} calendar={calendar} now={now} />);
/** Each day of the week with its entries. */
const week = () =>
  within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .filter((one) => one.querySelector('p'))
    .map((day) => [
      day.querySelector('p')?.textContent,
      ...within(day)
        .queryAllByRole('link')
        .map((one) => one.textContent),
    ]);

beforeEach(() => signIn.seeker());

test('the week begins today in Shanghai; each day has its entries in Shanghai time', () => {
  show([
    item('1', { at: '2027-03-03T15:45:00Z' }),
    item('2', { at: '2027-03-04T01:00:00Z' }),
    item('3', { at: '2027-03-03T16:10:00Z', kind: 'fair', title: '招聘会：春季招聘会' }),
  ]);
  expect(week().slice(0, 2)).toEqual([
    ['3 今天', '23:45 面试'],
    ['4 周四', '09:00 面试', '00:10 春季招聘会'],
  ]);
  expect(week()).toHaveLength(7);
});

test('an exam says its step first, then what tells its project apart; the school comes last', () => {
  const exam = { kind: 'exam', title: '资格复审：青枫中学 2027 年秋季公开招聘教师', place: '青枫中学' } as const;
  show([item('1', { ...exam, at: '2027-03-04T01:00:00Z' }), item('2', { ...exam, at: '2027-03-20T01:00:00Z' })]);
  expect(week()[1]).toEqual(['4 周四', '资格复审 09:00 2027 年秋季公开招聘教师']);
  screen.getByRole('link', { name: '资格复审：2027 年秋季公开招聘教师 · 青枫中学' });
});

test('a day without an hour stands on its own day, and an offer on the day by which it is answered', () => {
  show(
    [item('1', { kind: 'deadline', title: '截止：高中物理教师', allDay: true, at: '2027-03-05' })],
    [offer('9', '2027-03-05T16:00:00Z')],
  );
  expect(week()[2]).toEqual(['5 周五', '高中物理教师']);
  expect(week()[3]).toEqual(['6 周六', '录用意向到期']);
  const link = screen.getByRole('link', { name: '录用意向到期' });
  expect([link.getAttribute('href'), link.title]).toEqual(['/resume/delivery?id=9', '第一中学的录用意向']);
});

test('what comes later is listed, four at first, the rest by one press', async () => {
  const later = Array.from({ length: 7 }, (_, at) => item(String(at), { at: `2027-03-${20 + at}T01:00:00Z` }));
  const { user } = show(later);
  const list = () => within(screen.getByRole('heading', { name: '再往后' }).parentElement as HTMLElement);
  expect(list().getAllByRole('listitem')).toHaveLength(4);
  await user.click(list().getByRole('button', { name: '还有 3 项' }));
  expect(list().getAllByRole('listitem')).toHaveLength(7);
  expect(list().queryByRole('button', { name: /^还有/ })).toBeNull();
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

test('an empty week says what would stand in it', () => {
  show([]);
  screen.getByText(/还没有安排/);
  expect(screen.queryByRole('heading', { name: '再往后' })).toBeNull();
});
