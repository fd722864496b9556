import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthNumber } from '#contract/months.ts';
import { gapsBetween, openGaps, resumeGaps } from './resume-gaps.ts';
import { resumeContent } from './resumes.ts';

const now = new Date('2026-11-20T02:00:00Z');
const span = fc
  .tuple(fc.integer({ min: 23_000, max: 24_400 }), fc.nat(60))
  .map(([from, n]) => ({ from, to: from + n }));
const spans = fc.array(span, { maxLength: 12 });

describe('gaps', () => {
  test('between a study and two jobs', () => {
    const content = resumeContent.parse({
      educations: [{ key: 'a', school: '浙东师范大学', education: 'bachelor', from: '2019-09', to: '2023-06' }],
      experiences: [
        { key: 'b', employer: '杭州青枫高级中学', position: '教师', from: '2025-03', to: 'now' },
        { key: 'c', employer: '上海闵川实验中学', position: '教师', from: '2023-09', to: '2024-06' },
      ],
    });
    expect(resumeGaps(content, now)).toEqual([{ from: '2024-07', to: '2025-02', months: 8 }]);
    const notice = (from: string, to: string) => ({ ...content, gapNotes: [{ key: 'g', from, to, note: '备考' }] });
    expect(openGaps(notice('2024-07', '2025-02'), now)).toEqual([]);
    expect(openGaps(notice('2024-07', '2025-01'), now)).toHaveLength(1);
  });

  test.each([
    [2, 0],
    [3, 1],
  ])('%i silent months make %i gaps', (silent, gaps) => {
    expect(
      gapsBetween([
        { from: 0, to: 10 },
        { from: 11 + silent, to: 30 },
      ]),
    ).toHaveLength(gaps);
  });

  test('no gap touches a span, and every gap has three months or more', () => {
    fc.assert(
      fc.property(spans, (all) => {
        for (const gap of gapsBetween(all)) {
          const [from, to] = [monthNumber(gap.from), monthNumber(gap.to)];
          expect(to - from + 1).toBe(gap.months);
          expect(gap.months).toBeGreaterThanOrEqual(3);
          expect(all.every((other) => other.to < from || other.from > to)).toBe(true);
        }
      }),
    );
  });

  test('filling every gap leaves none, and order does not matter', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const gaps = gapsBetween(all);
        const filled = gaps.map((gap) => ({ from: monthNumber(gap.from), to: monthNumber(gap.to) }));
        expect(gapsBetween([...all, ...filled])).toEqual([]);
        expect(gapsBetween([...all].reverse())).toEqual(gaps);
      }),
    );
  });
});
