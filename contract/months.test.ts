import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayAt,
  isSameDay,
  mergeSpans,
  monthAt,
  monthNumber,
  monthsCovered,
  monthsInWords,
  monthText,
  spanOf,
} from './months.ts';

const span = fc
  .tuple(fc.integer({ min: 23_000, max: 24_400 }), fc.nat(60))
  .map(([from, n]) => ({ from, to: from + n }));

describe('months', () => {
  test('a month and its number are the same thing', () => {
    expect(monthText(monthNumber('2020-09'))).toBe('2020-09');
    expect(monthNumber('2021-01') - monthNumber('2020-12')).toBe(1);
  });

  test('the month and the day turn at midnight in Shanghai', () => {
    expect(monthAt(new Date('2026-11-30T15:59:59Z'))).toBe('2026-11');
    expect(monthAt(new Date('2026-11-30T16:00:00Z'))).toBe('2026-12');
    expect(dayAt(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });

  test('two moments are of one day where its text is the same', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
        fc.integer({ min: 0, max: 90_000_000 }),
        (one, gap) => {
          const other = new Date(one.getTime() + gap);
          expect(isSameDay(one, other)).toBe(dayAt(one) === dayAt(other));
        },
      ),
    );
  });

  test('a span until now ends this month; one that ends before it starts is a single month', () => {
    const now = new Date('2026-11-20T02:00:00Z');
    expect(spanOf({ from: '2026-09', to: 'now' }, now).to).toBe(monthNumber('2026-11'));
    expect(monthsCovered([spanOf({ from: '2026-09', to: '2024-01' }, now)])).toBe(1);
  });

  test.each([
    [0, '0 个月'],
    [8, '8 个月'],
    [12, '1 年'],
    [20, '1 年 8 个月'],
  ])('%i months in words', (months, words) => expect(monthsInWords(months)).toBe(words));
});

describe('merged spans', () => {
  test('two jobs at a time count once', () => {
    expect(
      monthsCovered([
        { from: 10, to: 20 },
        { from: 15, to: 17 },
        { from: 21, to: 22 },
      ]),
    ).toBe(13);
  });

  test('are apart, in order and cover exactly the months that the spans cover', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const merged = mergeSpans(spans);
        for (const [index, { from }] of merged.slice(1).entries())
          expect(from).toBeGreaterThan((merged[index]?.to ?? 0) + 1);
        const months = new Set(
          spans.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n)),
        );
        expect(monthsCovered(spans)).toBe(months.size);
      }),
    );
  });
});
