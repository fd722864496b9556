import type { ExamReading } from '#modules/exams/contract.ts';
import type { Doubt } from './intake.ts';

/** Headcounts that the text and its table do not share, a table that was not found, and rows that are posts and were not read. */
export function doubtsOfPosts({ facts, rows }: Pick<ExamReading, 'facts' | 'rows'>): Doubt[] {
  const said = facts.find((fact) => fact.field === 'headcount');
  const sum = rows.reduce((total, { post }) => total + (post?.headcount ?? 0), 0);
  const lost = rows.filter(({ post, notes }) => post === null && !notes.some((note) => note.startsWith('这一行')));
  return [
    ...(said?.field === 'headcount' && said.value !== sum
      ? [{ line: said.line, text: `公告写招聘 ${said.value} 人，岗位表${sum > 0 ? `合计 ${sum} 人` : '没有读到'}` }]
      : []),
    ...(rows.length === 0 ? [{ line: null, text: '没有读到岗位表' }] : []),
    ...lost.map(({ number, notes }) => ({ line: null, text: `岗位表第 ${number} 行没有读入：${notes[0] ?? ''}` })),
  ];
}
