import type { ReactNode } from 'react';
import type { PostDetail, Salary } from '#contract/posts/post-card.ts';
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
import { Salary as SalaryView } from '#web/features/salary/salary.tsx';
import { spanParts } from '#web/features/time/span-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Meter } from '#web/ui/progress.tsx';

export const groups = ['待遇', '岗位', '要求', '时间'] as const;

export interface CompareRow {
  group: (typeof groups)[number];
  name: string;
  cells: { text: string; shown?: ReactNode }[];
}

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

/** A salary a month, as far as it can be one. */
function inMonths(salary: Salary): Salary {
  const range = salary.unit === 'month' ? null : monthlyRange(salary);
  return range ? { min: toHundreds(range.from), max: toHundreds(range.to), unit: 'month' } : salary;
}

/** Pay is compared where each post says it and all are of one kind: a temporary post or an unnamed salary is no match for another. */
const isPayLike = (posts: readonly PostDetail[]) =>
  posts.every(({ salary, tenure }) => tenure === posts[0]?.tenure && monthlyRange(salary) !== null);

/** Pay a month for all on one scale, with the salary as it is written where that is another unit. */
function payRow(posts: readonly PostDetail[]): CompareRow {
  const ranges = posts.map(({ salary }) => monthlyRange(salary));
  const known = ranges.filter((range) => range !== null);
  const best = Math.max(...known.map(({ from, to }) => from + to));
  const most = Math.max(...known.map(({ to }) => to));
  const alone = isPayLike(posts) && known.filter(({ from, to }) => from + to === best).length === 1;
  return {
    group: '待遇',
    name: '薪资',
    cells: posts.map(({ salary }, at) => {
      const range = ranges[at];
      const month = inMonths(salary);
      const isBest = alone && range && range.from + range.to === best;
      const notes = [month !== salary && `由 ${salaryText(salary)}折算`, isBest && '最高'];
      return {
        text: JSON.stringify(salary),
        shown: (
          <>
            <SalaryView value={month} className="text-24 max-sm:text-16" />
            {range && known.length > 1 && (
              <span className="relative mt-1.5 block h-3 overflow-hidden rounded-full bg-fill-hover" aria-hidden="true">
                <span
                  className={`absolute inset-y-0 rounded-full ${isBest ? 'bg-warm' : 'bg-(--chart-2)'}`}
                  style={{ left: `${(range.from / most) * 100}%`, right: `${(1 - range.to / most) * 100}%` }}
                />
              </span>
            )}
            <span className="mt-1 block text-12 text-ink-3 empty:hidden">{notes.filter(Boolean).join('，')}</span>
          </>
        ),
      };
    }),
  };
}

/** A reply rate below it is worth a second thought. */
const LOW = 80;

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
                <Meter value={replyRate} of={100} low={replyRate < best && replyRate < LOW} className="mt-1.5 h-2!" />
                {companyReplyMinutes !== null && (
                  <span className="mt-1 block text-12 text-ink-3">
                    平均 {Object.values(spanParts(companyReplyMinutes)).join(' ')}答复
                  </span>
                )}
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
];

interface Win {
  row: string;
  words: string;
}

/** In what each post is ahead of all others; nothing for a post alone. */
export const winsOf = (posts: readonly PostDetail[]): Win[][] =>
  posts.map((post) =>
    strengths
      .filter(([row]) => row !== '薪资' || isPayLike(posts))
      .filter(([, , of]) => posts.length > 1 && posts.every((other) => other === post || of(other) < of(post)))
      .map(([row, words]) => ({ row, words })),
  );

export const isSame = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.every(({ text }) => text === first?.text);
