import type { ReactNode } from 'react';
import { hoursOf, hoursText } from '#contract/answers/answer-time.ts';
import type { PostDetail, Salary } from '#contract/posts/post-card.ts';
import { postFacts, requirementRows } from '#contract/posts/post-facts.ts';
import { monthlyRange } from '#contract/posts/salary-range.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { dateText } from '#web/features/time/time-text.ts';

export const groups = ['待遇', '岗位', '要求'] as const;

export interface CompareRow {
  group: (typeof groups)[number];
  name: string;
  cells: { text: string; shown?: ReactNode }[];
}

interface Fact {
  label: string;
  text(post: PostDetail): string | null;
}

const { tenure, benefits, stages, subjects, headcount } = postFacts;
const before: Fact[] = [tenure, benefits];
const after: Fact[] = [
  { label: '地点', text: ({ place }) => place.replace('·', ' ') },
  { label: '单位', text: ({ company: { type } }) => labelOf(companyTypes, type) },
  { label: '学段学科', text: (post) => [stages.text(post), subjects.text(post)].filter(Boolean).join('、') },
  headcount,
  { label: '报名截止', text: ({ deadline }) => deadline && dateText(deadline) },
];

const toHundreds = (fen: number) => Math.round(fen / 10_000) * 10_000;

/** A salary a month, as far as it can be one. */
function inMonths(salary: Salary): Salary {
  const range = salary.unit === 'month' ? null : monthlyRange(salary);
  return range ? { min: toHundreds(range.from), max: toHundreds(range.to), unit: 'month' } : salary;
}

/** Pay a month for all, with the salary as it is written where that is another unit. */
function payRow(posts: readonly PostDetail[]): CompareRow {
  return {
    group: '待遇',
    name: '薪资',
    cells: posts.map(({ salary }) => {
      const month = inMonths(salary);
      return {
        text: salaryText(salary),
        shown: (
          <>
            <Pay value={month} className="text-20 max-sm:text-16" />
            {month !== salary && <span className="mt-1 block text-12 text-ink-3">由 {salaryText(salary)}折算</span>}
          </>
        ),
      };
    }),
  };
}

const repliesRow = (posts: readonly PostDetail[]): CompareRow => ({
  group: '岗位',
  name: '近 90 天回复率',
  cells: posts.map(({ company: { replyRate, replyMinutes: minutes } }) => ({
    text: replyRate === null ? '–' : `${replyRate}%`,
    shown: replyRate !== null && (
      <>
        {replyRate}%
        {minutes !== null && (
          <span className="ml-2 inline-block text-12 text-ink-3 max-sm:ml-0 max-sm:block">
            一般 {hoursText(hoursOf(minutes))}答复
          </span>
        )}
      </>
    ),
  })),
});

const rowOf = (group: CompareRow['group'], { label, text }: Fact, posts: readonly PostDetail[]): CompareRow => ({
  group,
  name: label,
  cells: posts.map((post) => ({ text: text(post) || '–' })),
});

/** The facts of posts side by side; a requirement that only some of them state has a row too. */
export function compareRows(posts: readonly PostDetail[]): CompareRow[] {
  const wants = posts.map((post) => new Map(requirementRows(post).map((row) => [row.name, row.wants])));
  const names = [...new Set(wants.flatMap((rows) => [...rows.keys()]))];
  return [
    payRow(posts),
    ...before.map((fact) => rowOf('待遇', fact, posts)),
    repliesRow(posts),
    ...after.map((fact) => rowOf('岗位', fact, posts)),
    ...names.map((name) => ({
      group: '要求' as const,
      name,
      cells: wants.map((rows) => ({ text: rows.get(name) ?? '不限' })),
    })),
  ];
}

export const isSame = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.every(({ text }) => text === first?.text);
