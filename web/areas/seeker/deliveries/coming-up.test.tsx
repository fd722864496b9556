import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { ComingUp } from './coming-up.tsx';

const now = Date.parse('2026-11-24T02:00:00.000Z');
const meeting = sampleOf(api['GET /api/calendar'].returns.element, {
  kind: 'interview',
  id: '7',
  title: '青枫中学面试',
  at: '2026-11-26T02:00:00.000Z',
  allDay: false,
} as Some<CalendarItem>);
const delivery = (status: string, interview: string) =>
  sampleOf(api['GET /api/deliveries/:id'].returns, { id: '7', status, interview: { status: interview } } as never);
const shown = (open: OwnDelivery[]) =>
  renderPage(<ComingUp lists={{ mine: [], open, ended: [] }} calendar={[meeting]} now={now} />);

test('an interview that goes on stands among the next dates', async () => {
  shown([delivery('interview', 'accepted')]);
  await screen.findByText('青枫中学面试');
});

test('an exam is named by what tells it apart, its school below it', async () => {
  const exam = {
    ...meeting,
    kind: 'exam',
    id: '9-written',
    title: '笔试：青枫中学 2026 年公开招聘教师',
    place: '青枫中学',
  } as const;
  renderPage(<ComingUp lists={{ mine: [], open: [], ended: [] }} calendar={[exam]} now={now} />);
  await screen.findByText('笔试：2026 年公开招聘教师');
  screen.getByText('10:00 青枫中学');
});

test.each([
  ['interview', 'cancelled'],
  ['interview', 'declined'],
  ['withdrawn', 'accepted'],
])('of a delivery that is %s with its interview %s the date goes at once', (status, interview) => {
  shown([delivery(status, interview)]);
  expect(screen.queryByText('青枫中学面试')).toBeNull();
});
