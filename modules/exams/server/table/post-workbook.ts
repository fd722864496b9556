import { type Cell, workbook } from '#packages/office-files/workbook.ts';
import type { ExamPost } from '../../contract/exam-shapes.ts';
import { educationText, majorsText, ratioText, ruleLines } from '../../contract/requirement-words.ts';

const rules = ['年龄', '教师资格', '普通话', '招聘对象', '户籍', '其他条件'];
const columns = [
  ...['岗位代码', '主管部门', '用人单位', '岗位名称', '招聘人数', '学历学位', '专业'],
  ...rules,
  ...['开考比例', '备注'],
];
const counted = ['已报名', '审核通过', '已缴费'];

/** A project's table of posts as its page shows it; the last columns have the numbers that the project publishes. */
export function postWorkbook(title: string, posts: readonly ExamPost[], usualRatio: number): Buffer {
  const hasCounts = posts.some(({ registered }) => registered !== null);
  const rows = posts.map((post): Cell[] => {
    const textByLabel = new Map(ruleLines(post.requirements).map(({ label, text }) => [label, text]));
    return [
      ...[post.code, post.department, post.employer, post.title, post.headcount],
      ...[educationText(post.requirements), majorsText(post.requirements)],
      ...rules.map((rule) => textByLabel.get(rule) ?? ''),
      ...[
        ratioText(post.ratio ?? usualRatio).replaceAll(' ', ''),
        post.status === 'fallen' ? `已取消。${post.note}` : post.note,
      ],
      ...(hasCounts ? [post.registered, post.approved, post.paid] : []),
    ];
  });
  return workbook([[title], [...columns, ...(hasCounts ? counted : [])], ...rows], { sheet: '岗位表' });
}
