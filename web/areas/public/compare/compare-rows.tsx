import type { ReactNode } from 'react';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf, labelsOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { requirementRows } from '#web/features/posts/detail/requirement-rows.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { dateText } from '#web/features/time/time-text.ts';

export interface CompareRow {
  name: string;
  cells: { text: string; shown?: ReactNode }[];
}

type Fact = [name: string, of: (post: PostDetail) => CompareRow['cells'][number]];

const said = (text: string | null | undefined) => ({ text: text || '–' });

const facts: Fact[] = [
  ['薪资', ({ salary }) => ({ text: JSON.stringify(salary), shown: <Salary value={salary} /> })],
  ['编制', ({ tenure }) => said(labelOf(tenures, tenure))],
  ['地点', ({ place }) => said(place.replace('·', ' '))],
  ['单位', ({ company: { type } }) => said(labelOf(companyTypes, type))],
  ['学段学科', (post) => said([...labelsOf(stages, post.stages), ...labelsOf(subjects, post.subjects)].join('、'))],
  ['招聘人数', ({ headcount }) => said(`${headcount} 人`)],
];
const after: Fact[] = [
  ['福利', (post) => said(labelsOf(benefits, post.benefits).join('、'))],
  ['报名截止', ({ deadline }) => said(deadline && dateText(deadline))],
  ['回复率', ({ company: { replyRate } }) => said(replyRate === null ? '' : `${replyRate}%`)],
];

const rowOf = ([name, of]: Fact, posts: readonly PostDetail[]): CompareRow => ({ name, cells: posts.map(of) });

/** The facts of posts side by side; a requirement that only some of them state has a row too. */
export function compareRows(posts: readonly PostDetail[]): CompareRow[] {
  const wants = posts.map((post) => new Map(requirementRows(post).map((row) => [row.name, row.wants])));
  const names = [...new Set(wants.flatMap((rows) => [...rows.keys()]))];
  return [
    ...facts.map((fact) => rowOf(fact, posts)),
    ...names.map((name) => ({ name, cells: wants.map((rows) => said(rows.get(name) ?? '不限')) })),
    ...after.map((fact) => rowOf(fact, posts)),
  ];
}

export const isSame = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.every(({ text }) => text === first?.text);
