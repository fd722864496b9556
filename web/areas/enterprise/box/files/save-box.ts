import type { Api } from '#contract/api.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { formatDate } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import type { BoxQuery } from '../box-filters.ts';
import { experienceText } from '../experience-text.ts';

type ExportRow = AnswerOf<Api['GET /api/company/boxExport']>['rows'][number];

const heads = [
  '姓名',
  '电话',
  '年龄',
  '学历',
  '毕业院校',
  '专业',
  '教学经验',
  '教师资格证',
  '最近单位',
  '投递职位',
  '符合条件',
  '状态',
  '投递时间',
];

const cellsOf = ({ person, phone, post, fit, closed, status, submittedAt }: ExportRow): string[] => [
  person.name,
  phone,
  person.age === null ? '' : String(person.age),
  labelOf(educations, person.education),
  person.school,
  person.major,
  closed ? '' : experienceText(person.teachingMonths),
  person.certificate ?? '',
  person.lastEmployer,
  post.title,
  closed ? '' : `${fit.met}/${fit.of}`,
  delivery.labels.recruiter[status],
  formatDate(new Date(submittedAt)),
];

/** The rows of the file. A possible formula is prefixed with an apostrophe. */
export const sheetOf = (rows: readonly ExportRow[]): string[][] =>
  rows.map((row) => cellsOf(row).map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));

/** Saves the box's current view as XLSX, every cell as text; returns the number of rows. The server records the export. */
export async function saveBox(query: BoxQuery, companyId: string): Promise<{ n: number; isCapped: boolean }> {
  const { rows, isCapped } = await call('GET /api/company/boxExport', { query: { ...query, companyId } });
  await saveSheet(`投递箱-${formatDate(new Date())}`, { name: '投递箱', head: heads, rows: sheetOf(rows) });
  return { n: rows.length, isCapped };
}
