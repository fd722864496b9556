import { expect, test } from 'vitest';
import { weightsFault } from './exam-settings.ts';
import { isRunning, nextTurn, stepAt, type TimedStep } from './exam-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const steps: TimedStep[] = [
  { step: 'review', startsAt: at(17), endsAt: at(29) },
  { step: 'register', startsAt: at(16), endsAt: at(27) },
  { step: 'written', startsAt: at(40), endsAt: at(41) },
];
const before = (day: number) => new Date(at(day).getTime() - 1);

test.each([
  [before(16), null],
  [at(16), 'register'],
  [at(20), 'register'],
  [before(27), 'register'],
  [at(27), 'review'],
  [at(35), 'review'],
  [at(40), 'written'],
  [at(99), 'written'],
])('at %o the step is %s', (now, expected) => {
  expect(stepAt(steps, now)).toBe(expected);
});

test('a step takes acts from its start to the last millisecond before its end', () => {
  const register = steps[1] as TimedStep;
  expect([before(16), at(16), before(27), at(27)].map((now) => isRunning(register, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('nothing changes by the clock before the next start or end', () => {
  expect(nextTurn(steps, at(20))).toEqual(at(27));
  expect(nextTurn(steps, at(50))).toBeNull();
});

test.each([
  [['written', 'interview'], 40, null],
  [['written', 'interview'], 0, null],
  [['written'], 100, null],
  [['written'], 40, '时间安排里没有“面试试讲”，笔试占比应为 100%'],
  [['interview'], 0, null],
  [['interview'], 40, '时间安排里没有“笔试”，笔试占比应为 0'],
  [['register'], 40, null],
])('with the steps %j a written score of %i %% is answered by %s', (names, written, fault) => {
  const steps = names.map((step) => ({ step }));
  expect(weightsFault(steps, { written, interview: 100 - written })).toBe(fault);
});
