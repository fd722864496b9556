import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ExamCalendar, eventsByDay } from './exam-calendar.tsx';

const now = Date.parse('2026-11-24T02:00:00Z');
const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, startsAt, endsAt, detail: '' });
const exam = (id: string, steps: ExamCard['steps'], status = 'published') =>
  ({
    id,
    title: '澜州市教育局 2027 年公开招聘教师',
    status,
    organiser: { id: '1', name: '澜州市教育局', logoUrl: null },
    steps,
  }) as ExamCard;
const registering = exam('7', [
  step('register', '2026-11-16T01:00:00Z', '2026-11-27T09:00:00Z'),
  step('written', '2026-12-19T01:00:00Z', '2026-12-19T03:30:00Z'),
]);

test('days are those of Shanghai, with deadlines first, and cancelled projects are left out', () => {
  const register = step('register', '2026-11-16T01:00:00Z', '2026-11-27T16:30:00Z');
  const events = eventsByDay([
    exam('1', [step('written', '2026-11-27T16:10:00Z', '2026-11-28T03:30:00Z')]),
    exam('2', [register]),
    exam('3', [register], 'cancelled'),
  ]);
  expect(events.get('2026-11-16')?.map(({ exam: { id }, what }) => [id, what])).toEqual([['2', '报名开始']]);
  // Half past midnight in Shanghai.
  expect(events.get('2026-11-28')?.map(({ exam: { id }, what }) => [id, what])).toEqual([
    ['2', '报名截止'],
    ['1', '笔试开始'],
  ]);
});

test('two weeks from today on lead to their projects, and turn to the next ones', async () => {
  const { user } = renderPage(<ExamCalendar exams={[registering]} now={now} />);
  screen.getByText('11-24 至 12-07，1 项安排');
  const deadline = screen.getByRole('link', { name: /^报名截止 17:00/ });
  expect(deadline.getAttribute('href')).toBe('/exams/details?id=7');
  within(deadline.closest('ol > li') as HTMLElement).getByText('11-27');
  expect(screen.getByRole('button', { name: '前两周' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '后两周' }));
  screen.getByText('12-08 至 12-21，1 项安排');
  screen.getByRole('link', { name: /^笔试开始 09:00/ });
});

test('a day with more than three entries says how many more there are', () => {
  const same = ['1', '2', '3', '4', '5'].map((id) => exam(id, registering.steps));
  renderPage(<ExamCalendar exams={same} now={now} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  screen.getByText('还有 2 项');
});

test('without anything to come there is no calendar', () => {
  renderPage(<ExamCalendar exams={[registering]} now={Date.parse('2027-03-01T00:00:00Z')} />);
  expect(screen.queryByRole('region', { name: '报名与考试日历' })).toBeNull();
});
