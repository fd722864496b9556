import { saveSheet } from '#web/features/files/save-sheet.ts';
import { importOutcomes, postIdColumn } from '../../contract.ts';
import type { ImportCalls } from './import-calls.ts';

const SHEET = '岗位表';

const template = [
  [
    '职位名称',
    '岗位类型',
    '学段',
    '学科',
    '招聘人数',
    '薪资',
    '学历要求',
    '经验要求',
    '地区',
    '详细地址',
    '福利',
    '截止日期',
    '职位描述',
  ],
  [
    '高中物理教师',
    '事业编制',
    '普通高中',
    '物理',
    '2',
    '10-15K/月',
    '本科',
    '1-3年',
    '杭州-西湖区',
    '学院路 1 号',
    '五险一金;食堂;教师公寓',
    '2027-03-31',
    '承担高中物理教学与实验指导，参与教研组建设。',
  ],
] as const;

/** A template that imports without corrections, with one example row. */
export const saveTemplate = () => saveSheet('岗位表模板', { name: SHEET, head: template[0], rows: [template[1]] });

/** The table with the outcome of each row; corrected and uploaded again it updates the drafts. */
export async function saveReport(calls: ImportCalls, id: string): Promise<void> {
  const { name, columns, rows } = await calls.report(id);
  const added = ['导入结果', '原因', '提示', postIdColumn];
  const own = columns.map((_, at) => at).filter((at) => !added.includes(columns[at] ?? ''));
  const body = rows.map(({ cells, outcome, reason, notes, postId }) => [
    ...own.map((at) => cells[at] ?? ''),
    importOutcomes[outcome],
    reason,
    notes.join('；'),
    postId ?? '',
  ]);
  await saveSheet(`${name.replace(/\.(?:xlsx|csv)$/i, '')}-报告`, {
    name: SHEET,
    head: [...own.map((at) => columns[at] ?? ''), ...added],
    rows: body,
  });
}
