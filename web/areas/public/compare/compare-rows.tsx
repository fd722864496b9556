import type { ReactNode } from 'react';
import { hoursOf, hoursText } from '#contract/answers/answer-time.ts';
import type { PostDetail, Salary } from '#contract/posts/post-card.ts';
import { postFacts, requirementRows } from '#contract/posts/post-facts.ts';
import { monthlyRange } from '#contract/posts/salary-range.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { isCode, labelOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { dateText } from '#web/features/time/time-text.ts';

export const groups = ['待遇', '岗位', '要求'] as const;

export interface CompareRow {
  group: (typeof groups)[number];
  name: string;
  /** `worth`, where a row has an order: how much is offered, or how little is asked for. */
  cells: { text: string; shown?: ReactNode; worth?: number }[];
}

interface Fact {
  label: string;
  text(post: PostDetail): string | null;
  worth?(post: PostDetail): number;
}

const { tenure, benefits, stages, subjects, headcount } = postFacts;
const before: Fact[] = [{ ...tenure, worth: (post) => Number(post.tenure === 'establishment') }, benefits];
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

/** Pay is compared where each post says it and all are of one kind: a temporary post or an unnamed salary is no match for another. */
const isPayLike = (posts: readonly PostDetail[]) =>
  posts.every(({ salary, tenure }) => tenure === posts[0]?.tenure && monthlyRange(salary) !== null);

/** Pay a month for all, with the salary as it is written where that is another unit. */
function payRow(posts: readonly PostDetail[]): CompareRow {
  const ranges = posts.map(({ salary }) => monthlyRange(salary));
  const known = ranges.filter((range) => range !== null);
  const isLike = isPayLike(posts);
  return {
    group: '待遇',
    name: '薪资',
    cells: posts.map(({ salary }, at) => {
      const range = ranges[at];
      const month = inMonths(salary);
      return {
        text: salaryText(salary),
        worth: isLike && range ? range.from + range.to : undefined,
        shown: (
          <>
            <Pay value={month} className="text-20 max-sm:text-16" />
            {month !== salary && <span className="mt-1 block text-12 text-ink-3">由 {salaryText(salary)}折算</span>}
            {!range && known.length > 0 && <span className="mt-1 block text-12 text-ink-3">没写数，不比高低</span>}
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
    worth: replyRate ?? 0,
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

const rowOf = (group: CompareRow['group'], { label, text, worth }: Fact, posts: readonly PostDetail[]): CompareRow => ({
  group,
  name: label,
  cells: posts.map((post) => ({ text: text(post) || '–', worth: worth?.(post) })),
});

/** How little a requirement asks for; undefined where two of its kind have no order. */
function easeOf(name: string, wants: string, { education, experience, requirements }: PostDetail): number | undefined {
  if (/^(专业)?不限$/.test(wants)) return Number.POSITIVE_INFINITY;
  if (name === '学历学位' && isCode(educations, education)) return -educations[education].rank;
  if (name === '普通话' && isCode(putonghuaLevels, requirements.putonghua))
    return putonghuaLevels[requirements.putonghua].rank;
  if (name === '教学经验' && experience !== 'graduate')
    return -(
      requirements.experienceMonths ?? (isCode(experiences, experience) ? experiences[experience].from * 12 : 0)
    );
}

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
      cells: posts.map((post, at) => {
        const text = wants[at]?.get(name) ?? '不限';
        return { text, worth: easeOf(name, text, post) };
      }),
    })),
  ];
}

export const isSame = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.every(({ text }) => text === first?.text);

/** Which cell is ahead of all others in a row; of several alike none. What asks for nothing is ahead of what cannot be ranked. */
export function bestOf({ cells }: CompareRow): number {
  const worths = cells.map(({ worth }) => worth);
  const known = worths.filter((worth) => worth !== undefined);
  const best = Math.max(...known);
  const isRanked = best === Number.POSITIVE_INFINITY || known.length === cells.length;
  const ahead = isRanked && cells.length > 1 ? known.filter((worth) => worth === best) : [];
  return ahead.length === 1 ? worths.indexOf(best) : -1;
}
