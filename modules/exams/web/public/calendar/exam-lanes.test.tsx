import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import type { ExamCard } from '../../../contract/exam-shapes.ts';
import { barsOf, ExamLanes } from './exam-lanes.tsx';

const now = Date.parse('2026-11-24T02:00:00Z');
const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, startsAt, endsAt, detail: '' });
const exam = (id: string, steps: ExamCard['steps'], status = 'published') =>
  ({
    id,
    title: '澜州市教育局 2027 年公开招聘教师',
    place: '浙江·澜州',
    status,
    organiser: { id: '1', name: '澜州市教育局', logoUrl: null },
    steps,
  }) as ExamCard;
const registering = exam('7', [
  step('register', '2026-11-16T01:00:00Z', '2026-11-27T09:00:00Z'),
  step('written', '2026-12-19T01:00:00Z', '2026-12-19T03:30:00Z'),
]);

test('a bar goes from its beginning to its end within the two weeks; what is over or cancelled has none', () => {
  const begin = Date.parse('2026-11-22T16:00:00Z');
  const day = (n: number) => new Date(begin + n * dayMs).toISOString();
  const steps = [
    step('register', day(-3), day(7)),
    step('review', day(0), day(9)),
    step('pay', day(0), day(1)),
    step('written', day(10), day(30)),
    step('publicity', day(15), day(20)),
  ];
  expect(barsOf(exam('1', steps), begin, now).map(({ step: name, from, to }) => [name, from, to])).toEqual([
    ['register', 0, 0.5],
    ['written', 10 / 14, 1],
  ]);
  expect(barsOf(exam('2', steps, 'cancelled'), begin, now)).toEqual([]);
});

test('a long bar holds its words; a short one has them where there is room: after it, else before it', () => {
  const begin = Date.parse('2026-11-22T16:00:00Z');
  const day = (n: number) => new Date(begin + n * dayMs).toISOString();
  const wordsOf = (...spans: [string, number, number][]) =>
    barsOf(
      exam(
        '1',
        spans.map(([name, from, to]) => step(name, day(from), day(to))),
      ),
      begin,
      now,
    ).map(({ words }) => words);
  expect(wordsOf(['register', 0, 5], ['ticket', 6, 7])).toEqual(['in', 'after']);
  expect(wordsOf(['ticket', 2, 3], ['written', 12, 13])).toEqual(['after', 'before']);
  expect(wordsOf(['ticket', 2, 3], ['written', 8, 9], ['recheck', 10, 11])).toEqual(['after', 'in', 'in']);
});

test('what runs says until when, what comes says when it begins, in the time of Shanghai', () => {
  const begin = Date.parse('2026-11-21T16:00:00Z');
  const texts = barsOf(
    exam('1', [
      step('register', '2026-11-16T01:00:00Z', '2026-11-27T16:30:00Z'),
      step('recheck', '2026-11-23T01:00:00Z', '2026-11-27T16:30:00Z'),
      step('written', '2026-11-28T01:00:00Z', '2026-11-28T03:30:00Z'),
      step('publicity', '2026-11-30T01:00:00Z', '2026-12-09T01:00:00Z'),
    ]),
    begin,
    now,
  ).map(({ label, when }) => label + when);
  expect(texts).toEqual(['报名到 11-28 00:30', '资格复审到 11-28', '笔试 11-28 09:00', '公示 11-30 09:00 起']);
});

test('two weeks around today lead to their projects, and turn to the next ones', async () => {
  const { user } = renderPage(<ExamLanes exams={[registering]} now={now} />);
  screen.getByText('11-22 至 12-05，1 个项目有安排');
  const lane = screen.getByRole('link', { name: /报名 ?到 11-27 17:00/ });
  expect(lane.getAttribute('href')).toBe('/exams/details?id=7');
  expect(screen.getByRole('button', { name: '前两周' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '后两周' }));
  screen.getByText('12-06 至 12-19，1 个项目有安排');
  screen.getByRole('link', { name: /笔试 12-19 09:00/ });
});

test('more than eight projects say how many more there are', () => {
  const same = Array.from({ length: 9 }, (_, at) => exam(String(at + 1), registering.steps));
  renderPage(<ExamLanes exams={same} now={now} />);
  expect(screen.getAllByRole('link')).toHaveLength(8);
  screen.getByText('还有 1 个项目');
});

test('without anything to come there is no calendar', () => {
  renderPage(<ExamLanes exams={[registering]} now={Date.parse('2027-03-01T00:00:00Z')} />);
  expect(screen.queryByRole('region', { name: '报名与考试日历' })).toBeNull();
});
