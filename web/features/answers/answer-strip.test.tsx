import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
import { AnswerDays } from './answer-days.tsx';
import { AnswerStrip } from './answer-strip.tsx';
import { stripsOf } from './strips-of.ts';

const spoken = (days: string) => {
  const { unmount } = render(<AnswerStrip days={days} />);
  const said = screen.getByRole('img').getAttribute('aria-label');
  unmount();
  return said;
};

test('a strip is told in words, and says nothing of what did not happen', () => {
  expect(spoken('111220')).toBe('近 6 天：3 天当天答复，2 天次日或更晚答复，1 天没有投递');
  expect(spoken('34')).toBe('近 2 天：1 天超过 7 天，1 天还在等答复');
  expect(spoken('000')).toBe('近 3 天：3 天没有投递');
});

test('a figure that this page does not know yet is a day without a delivery, not a broken strip', () => {
  const { container } = render(<AnswerStrip days="19" />);
  const tall = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(tall[0]).toBeGreaterThan(tall[1] as number);
});

const day = (at: string, more: object = {}) =>
  sampleOf(api['GET /api/companies/:id/answers'].returns.shape.days.element, { day: at, ...more });

test('the chart is a table as well: days with a delivery, in the kinds of its legend', () => {
  render(
    <AnswerDays
      days={[
        day('2026-11-20', { sameDay: 3, nextDay: 1, later: 2 }),
        day('2026-11-21'),
        day('2026-11-22', { overdue: 1, waiting: 4 }),
      ]}
    />,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['2026-11-20', '3', '3', '0', '0'],
    ['2026-11-22', '0', '0', '1', '4'],
  ]);
  screen.getByText('一天最多 6 份');
});

test('a legend names only what the chart has', () => {
  const { container } = render(<AnswerDays days={[day('2026-11-20', { sameDay: 2 })]} />);
  const drawn = container.querySelector('[aria-hidden]') as HTMLElement;
  within(drawn).getByText('当天');
  expect(within(drawn).queryByText('等待中')).toBeNull();
});

test('a list of many schools asks for the strips of the first forty; none is asked for an empty one', async () => {
  const asked: string[] = [];
  const call = async (_: string, { query }: { query: { companies: string } }) => {
    asked.push(query.companies);
    return { '1': '11' };
  };
  const ids = Array.from({ length: 60 }, (_, at) => String(at + 1));
  expect(await stripsOf(call as never, ids)).toEqual({ '1': '11' });
  expect(asked[0]?.split(',')).toHaveLength(40);
  expect([await stripsOf(call as never, []), asked.length]).toEqual([{}, 1]);
});

test('where the strips cannot be read the list stands without them', async () => {
  const call = () => Promise.reject(new Error('offline'));
  expect(await stripsOf(call as never, ['1'])).toEqual({});
});
