import { expect, test } from 'vitest';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { eventsByDay, weeksOf } from './month-of.ts';

test('a month stands in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(null), '2026-11-01']);
  expect(weeks[5]?.slice(0, 2)).toEqual(['2026-11-30', null]);
  expect(weeksOf('2027-02').map((week) => week.filter(Boolean).length)).toEqual([7, 7, 7, 7]);
});

test('days are those of Shanghai, with deadlines first, and cancelled projects are left out', () => {
  const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, detail: '', startsAt, endsAt });
  const exam = (id: string, status: string, steps: ExamCard['steps']) => ({ id, status, steps }) as ExamCard;
  const register = step('register', '2026-11-16T01:00:00Z', '2026-11-27T16:30:00Z');
  const events = eventsByDay([
    exam('1', 'published', [step('written', '2026-11-28T01:00:00Z', '2026-11-28T03:30:00Z')]),
    exam('2', 'published', [register]),
    exam('3', 'cancelled', [register]),
  ]);
  expect(events.get('2026-11-16')?.map(({ exam: { id }, what }) => [id, what])).toEqual([['2', '报名']]);
  // Half past midnight in Shanghai.
  expect(events.get('2026-11-28')?.map(({ exam: { id }, what }) => [id, what])).toEqual([
    ['2', '报名截止'],
    ['1', '笔试'],
  ]);
});
