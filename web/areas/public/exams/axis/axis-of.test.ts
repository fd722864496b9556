import { expect, test } from 'vitest';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { axisRows, axisStart } from './axis-of.ts';

const now = Date.parse('2026-11-24T10:00:00+08:00');
const step = (name: string, from: string, to: string) => ({
  step: name,
  detail: '',
  startsAt: `${from}:00+08:00`,
  endsAt: `${to}:00+08:00`,
});
const exam = (steps: ExamCard['steps'], status = 'published') => ({ id: '1', status, steps }) as ExamCard;

test('the axis begins on the Monday of the week before', () => {
  expect(new Date(axisStart(now)).toISOString()).toBe('2026-11-15T16:00:00.000Z');
  expect(axisStart(Date.parse('2026-11-22T23:59:00+08:00'))).toBe(axisStart(now) - 7 * 86_400_000);
});

test('steps that overlap stand one after another, and what is outside the axis is left out', () => {
  const [row] = axisRows(
    [
      exam([
        step('register', '2026-11-16T09:00', '2026-11-27T17:00'),
        step('review', '2026-11-17T09:00', '2026-11-29T17:00'),
        step('written', '2026-12-19T09:00', '2026-12-19T11:30'),
        step('interview', '2027-01-16T09:00', '2027-01-16T17:00'),
      ]),
    ],
    now,
  );
  expect(row?.bars.map(({ look, text }) => [look, text])).toEqual([
    ['now', '报名，还有 3 天 7 小时'],
    ['soft', '资格审核'],
  ]);
  const [register, review] = row?.bars ?? [];
  expect(review?.from).toBeCloseTo((register?.from ?? 0) + (register?.width ?? 0), 1);
  expect(row?.points.map(({ text }) => text)).toEqual(['笔试']);
});

test('projects that do not run have no row', () => {
  const steps = [step('register', '2026-11-16T09:00', '2026-11-27T17:00')];
  expect(
    axisRows([exam(steps, 'cancelled'), exam([step('register', '2027-03-01T09:00', '2027-03-09T17:00')])], now),
  ).toEqual([]);
});
