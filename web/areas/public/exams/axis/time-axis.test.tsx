import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { TimeAxis } from './time-axis.tsx';

const now = Date.parse('2026-11-24T02:00:00Z');
const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, detail: '', startsAt, endsAt });
const exam = {
  id: '7',
  title: '澜州市 2027 年公开招聘教师',
  status: 'published',
  headcount: 86,
  place: '浙江·澜州',
  organiser: { id: '1', name: '澜州市教育局', logoUrl: null },
  steps: [
    step('register', '2026-11-16T01:00:00Z', '2026-11-27T09:00:00Z'),
    step('written', '2026-12-19T01:00:00Z', '2026-12-19T03:30:00Z'),
  ],
} as unknown as ExamCard;

test('the axis turns into a month, whose deadlines lead to their projects, and on to the next one', async () => {
  const { user } = renderPage(<TimeAxis exams={[exam]} now={now} />);
  expect(screen.getByText('报名，还有 3 天 7 小时')).toBeDefined();
  screen.getByRole('link', { name: /^澜州 澜州市 2027 年公开招聘教师 ?，澜州市教育局/ });
  await user.click(screen.getByRole('button', { name: '月历' }));
  expect(screen.getByText('2 项安排')).toBeDefined();
  const deadline = within(screen.getByRole('table')).getByRole('link', { name: '报名截止 澜州市教育局' });
  expect(deadline.getAttribute('href')).toBe('/exams/details?id=7');
  expect(deadline.closest('td')?.textContent).toContain('27');
  expect(screen.getByRole('button', { name: '上个月' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '下个月' }));
  expect(screen.getByText(/2026 年 12 月/)).toBeDefined();
  expect(screen.getByRole('link', { name: '笔试 澜州市教育局' }).closest('td')?.textContent).toContain('19');
});

test('without a project within five weeks there is no axis', () => {
  const later = { ...exam, steps: [step('register', '2027-03-01T01:00:00Z', '2027-03-09T09:00:00Z')] } as ExamCard;
  renderPage(<TimeAxis exams={[later]} now={now} />);
  expect(screen.queryByRole('button', { name: '月历' })).toBeNull();
});
