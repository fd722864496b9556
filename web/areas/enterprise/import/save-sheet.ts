import { importOutcomes, postIdColumn } from '#contract/post-import.ts';
import { call } from '#web/api/browser-call.ts';

type Text = string | { value: string; fontWeight: 'bold' };

/** Saves rows as an XLSX. Every cell is text, so that none is ever taken for a formula. */
async function save(rows: Text[][], name: string): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? { value: cell, type: String } : { ...cell, type: String })),
  );
  await writeXlsxFile(cells, { sheet: '岗位表' }).toFile(name);
}

const heads = (names: readonly string[]) => names.map((value) => ({ value, fontWeight: 'bold' as const }));

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

/** A table that is understood as it is, with one row to overwrite. */
export const saveTemplate = () => save([heads(template[0]), [...template[1]]], '岗位表模板.xlsx');

/** The table again with what became of each row; corrected and sent again it brings the drafts up to date. */
export async function saveReport(id: string): Promise<void> {
  const { name, columns, rows } = await call('GET /api/company/imports/:id/report', { params: { id } });
  const added = ['导入结果', '原因', '提示', postIdColumn];
  const own = columns.map((_, at) => at).filter((at) => !added.includes(columns[at] ?? ''));
  const body = rows.map(({ cells, outcome, reason, notes, postId }) => [
    ...own.map((at) => cells[at] ?? ''),
    importOutcomes[outcome],
    reason,
    notes.join('；'),
    postId ?? '',
  ]);
  await save(
    [heads([...own.map((at) => columns[at] ?? ''), ...added]), ...body],
    `${name.replace(/\.(?:xlsx|csv)$/i, '')}-报告.xlsx`,
  );
}
