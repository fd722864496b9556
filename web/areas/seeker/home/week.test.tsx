import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { Week } from './week.tsx';

/** A Wednesday, 23:30 in Shanghai. */
const now = Date.parse('2027-03-03T15:30:00Z');
const item = (id: string, more: Partial<CalendarItem>): CalendarItem =>
  sampleOf(api['GET /api/calendar'].returns.element, {
    ...{ id, kind: 'interview', title: `面试：学校${id}`, place: '行政楼', allDay: false },
    link: `/resume/delivery?id=${id}`,
    ...more,
  });
const delivery = (more: object) => sampleOf(api['GET /api/deliveries/:id'].returns, more as never);
const show = (calendar: CalendarItem[], waiting: OwnDelivery[] = []) =>
  renderPage(<Week waiting={waiting} calendar={calendar} now={now} />);
/** Each day that has entries. */
const days = () =>
  [...(screen.getAllByRole('list')[0]?.children ?? [])].flatMap((day) => {
    const entries = within(day as HTMLElement).queryAllByRole('link');
    return entries.length > 0
      ? [[day.querySelector('p')?.textContent, ...entries.map((entry) => entry.textContent)]]
      : [];
  });

beforeEach(() => signIn.seeker());

test('the seven days begin with today in Shanghai; each has its entries in Shanghai time', () => {
  show([
    item('1', { at: '2027-03-03T15:45:00Z' }),
    item('3', { at: '2027-03-03T16:10:00Z', kind: 'fair', title: '招聘会：春季招聘会', place: '' }),
    item('2', { at: '2027-03-04T01:00:00Z' }),
  ]);
  expect(screen.getAllByRole('list')[0]?.children).toHaveLength(7);
  expect(days()).toEqual([
    ['3今天', '23:45面试：学校1'],
    ['4周四', '00:10招聘会：春季招聘会', '09:00面试：学校2'],
  ]);
});

test('an exam is named by what tells it apart', () => {
  const title = '笔试：青枫中学 2026 年公开招聘教师';
  show([item('9-written', { kind: 'exam', title, place: '青枫中学', at: '2027-03-04T02:00:00Z' })]);
  expect(days()).toEqual([['4周四', '10:00笔试：2026 年公开招聘教师']]);
});

test('a day without an hour stands on its own day, and an offer on the day by which it is answered', () => {
  const offer = { id: '9', status: 'offer', offer: { answerBy: '2027-03-05T16:00:00Z' } };
  show(
    [item('1', { kind: 'deadline', title: '截止：高中物理教师', place: '', allDay: true, at: '2027-03-05' })],
    [delivery({ ...offer, post: { company: { name: '第一中学' } } })],
  );
  expect(days()).toEqual([
    ['5周五', '截止：高中物理教师'],
    ['6周六', '00:00答复第一中学'],
  ]);
  expect(screen.getByRole('link', { name: /第一中学/ }).getAttribute('href')).toBe('#delivery-9');
});

test('an invitation with a fixed time is once in the week; one with times to choose from is due instead', () => {
  const at = '2027-03-05T02:00:00Z';
  const invited = (id: string, slots: string[] | null) =>
    delivery({
      id,
      status: 'interview',
      interview: { status: 'waiting', startsAt: at, slots },
      post: { company: { name: `学校${id}` } },
    });
  show([item('7', { at }), item('8', { at })], [invited('7', null), invited('8', [at])]);
  expect(days()).toEqual(
    [['5周五', '10:00面试：学校7', '10:00答复学校8'].sort()].map((day) => expect.arrayContaining(day)),
  );
});

test('what comes after the week is folded, with its day', () => {
  show([item('1', { at: '2027-03-20T01:00:00Z' })]);
  expect(days()).toEqual([]);
  screen.getByText('再往后还有 1 项');
  expect(screen.getByRole('link', { name: /面试：学校1/ }).textContent).toContain('03-20');
});

test('an empty calendar says what would stand in it', () => {
  show([]);
  screen.getByText(/还没有安排/);
});
