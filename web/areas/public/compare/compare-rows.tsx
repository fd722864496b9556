import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { monthlyRange } from '#contract/posts/salary-range.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { type EducationCode, educations } from '#contract/taxonomy/educations.ts';
import { isCode, labelOf, labelsOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { requirementRows } from '#web/features/posts/detail/requirement-rows.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { spanParts } from '#web/features/time/span-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';

export const groups = ['待遇', '岗位', '要求', '时间'] as const;

export interface CompareRow {
  group: (typeof groups)[number];
  name: string;
  cells: { text: string; shown?: ReactNode }[];
  /** What the bars of its cells reach over. */
  scale?: string;
}

interface BarProps {
  /** Shares of the scale. */
  from: number;
  to: number;
  strong: boolean;
  children?: ReactNode;
}

/** A value on the scale that all columns share, and what it means. */
const Bar = ({ from, to, strong, children }: BarProps) => (
  <>
    <span className="relative mt-1.5 block h-2.5 rounded-full bg-fill" aria-hidden="true">
      <span
        className={clsx('absolute inset-y-0 min-w-2.5 rounded-full', strong ? 'bg-brand' : 'bg-(--chart-2)')}
        style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }}
      />
    </span>
    {children && <span className="mt-1 block text-12 text-ink-3">{children}</span>}
  </>
);

type Fact = [group: CompareRow['group'], name: string, of: (post: PostDetail) => CompareRow['cells'][number]];

const said = (text: string | null | undefined) => ({ text: text || '–' });

const facts: Fact[] = [
  ['待遇', '编制', ({ tenure }) => said(labelOf(tenures, tenure))],
  ['岗位', '地点', ({ place }) => said(place.replace('·', ' '))],
  ['岗位', '单位', ({ company: { type } }) => said(labelOf(companyTypes, type))],
  [
    '岗位',
    '学段学科',
    (post) => said([...labelsOf(stages, post.stages), ...labelsOf(subjects, post.subjects)].join('、')),
  ],
  ['岗位', '招聘人数', ({ headcount }) => said(`${headcount} 人`)],
];
const after: Fact[] = [
  ['待遇', '福利', (post) => said(labelsOf(benefits, post.benefits).join('、'))],
  ['时间', '报名截止', ({ deadline }) => said(deadline && dateText(deadline))],
];

const toHundreds = (fen: number) => Math.round(fen / 10_000) * 10_000;

/** Pay a month on one scale for all, with the salary as it is written where that is another unit; the highest stands out. */
function payRow(posts: readonly PostDetail[]): CompareRow {
  const ranges = posts.map(({ salary }) => monthlyRange(salary));
  const end = Math.max(...ranges.map((range) => range?.to ?? 0));
  const middles = ranges.map((range) => (range ? range.from + range.to : 0));
  const best = Math.max(...middles);
  const alone = middles.filter((middle) => middle === best).length === 1;
  return {
    group: '待遇',
    name: '薪资',
    ...(end > 0 && { scale: `横条 0–${salaryText({ min: end, max: end, unit: 'month' })}` }),
    cells: posts.map(({ salary }, at) => {
      const range = ranges[at];
      const inMonths = range && { min: toHundreds(range.from), max: toHundreds(range.to), unit: 'month' as const };
      const isBest = alone && middles[at] === best;
      return {
        text: JSON.stringify(salary),
        shown: (
          <>
            <Salary
              value={salary.unit === 'month' ? salary : (inMonths ?? salary)}
              className="text-20 max-sm:text-16"
            />
            {range && (
              <Bar from={range.from / end} to={range.to / end} strong={isBest}>
                {[salary.unit !== 'month' && `由 ${salaryText(salary)}折算`, isBest && '最高']
                  .filter(Boolean)
                  .join('，')}
              </Bar>
            )}
          </>
        ),
      };
    }),
  };
}

function repliesRow(posts: readonly PostDetail[]): CompareRow {
  const rates = posts.map(({ company }) => company.replyRate ?? 0);
  const best = Math.max(...rates);
  return {
    group: '岗位',
    name: '回复率',
    cells: posts.map(({ company: { replyRate }, companyReplyMinutes }) =>
      replyRate === null
        ? said('')
        : {
            text: String(replyRate),
            shown: (
              <>
                <b className="num text-20">{replyRate}</b>%
                <Bar from={0} to={replyRate / 100} strong={replyRate === best}>
                  {companyReplyMinutes !== null &&
                    `平均 ${Object.values(spanParts(companyReplyMinutes)).join(' ')}答复`}
                </Bar>
              </>
            ),
          },
    ),
  };
}

const rowOf = ([group, name, of]: Fact, posts: readonly PostDetail[]): CompareRow => ({
  group,
  name,
  cells: posts.map(of),
});

/** The facts of posts side by side; a requirement that only some of them state has a row too. */
export function compareRows(posts: readonly PostDetail[]): CompareRow[] {
  const wants = posts.map((post) => new Map(requirementRows(post).map((row) => [row.name, row.wants])));
  const names = [...new Set(wants.flatMap((rows) => [...rows.keys()]))];
  return [
    payRow(posts),
    repliesRow(posts),
    ...facts.map((fact) => rowOf(fact, posts)),
    ...names.map((name) => ({
      group: name === '到岗时间' ? ('时间' as const) : ('要求' as const),
      name,
      cells: wants.map((rows) => said(rows.get(name) ?? '不限')),
    })),
    ...after.map((fact) => rowOf(fact, posts)),
  ];
}

/** What one post has more of than every other. */
const strengths: [row: string, words: string, of: (post: PostDetail) => number][] = [
  ['薪资', '薪资最高', ({ salary }) => (monthlyRange(salary)?.from ?? 0) + (monthlyRange(salary)?.to ?? 0)],
  ['回复率', '回复率最高', ({ company }) => company.replyRate ?? 0],
  ['编制', '只有它是事业编制', ({ tenure }) => Number(tenure === 'establishment')],
  [
    '学历学位',
    '学历要求最低',
    ({ education }) => -(isCode(educations, education) ? educations[education as EducationCode].rank : 0),
  ],
  ['招聘人数', '招得最多', ({ headcount }) => headcount],
];

interface Win {
  row: string;
  words: string;
}

/** In what each post is ahead of all others; nothing for a post alone. */
export const winsOf = (posts: readonly PostDetail[]): Win[][] =>
  posts.map((post) =>
    strengths
      .filter(([, , of]) => posts.length > 1 && posts.every((other) => other === post || of(other) < of(post)))
      .map(([row, words]) => ({ row, words })),
  );

export const isSame = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.every(({ text }) => text === first?.text);
