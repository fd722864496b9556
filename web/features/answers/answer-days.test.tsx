import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
import { AnswerDays } from './answer-days.tsx';

const day = (at: string, more: object = {}) =>
  sampleOf(api['GET /api/companies/:id/answers'].returns.shape.days.element, { day: at, ...more });

test('the chart is a table as well, in the kinds of its legend', () => {
  const days = [
    day('2026-11-20', { sameDay: 3, nextDay: 1, later: 2 }),
    day('2026-11-21'),
    day('2026-11-22', { overdue: 1, waiting: 4 }),
  ];
  render(<AnswerDays days={days} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['2026-11-20', '3', '3', '0'],
    ['2026-11-21', '0', '0', '0'],
    ['2026-11-22', '0', '0', '5'],
  ]);
});
