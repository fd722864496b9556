import type { Api } from '#contract/api.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { formatDate } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import { experienceText } from '../status-text.tsx';
import type { BoxQuery } from '../use-box.ts';

type ExportRow = AnswerOf<Api['GET /api/company/boxExport']>['rows'][number];

/** The columns of the file: what each is called, and its cell. */
const columns: readonly (readonly [head: string, cell: (row: ExportRow) => string | null])[] = [
  ['姓名', ({ person }) => person.name],
  ['电话', ({ phone }) => phone],
  ['年龄', ({ person }) => (person.age === null ? '' : String(person.age))],
  ['学历', ({ person }) => labelOf(educations, person.education)],
  ['毕业院校', ({ person }) => person.school],
  ['专业', ({ person }) => person.major],
  ['教学经验', ({ closed, person }) => (closed ? '' : experienceText(person.teachingMonths))],
  ['教师资格证', ({ person }) => person.certificate],
  ['最近单位', ({ person }) => person.lastEmployer],
  ['投递职位', ({ post }) => post.title],
  ['符合条件', ({ closed, fit }) => (closed ? '' : `${fit.met}/${fit.of}`)],
  ['状态', ({ status }) => delivery.labels.recruiter[status]],
  ['投递时间', ({ submittedAt }) => formatDate(new Date(submittedAt))],
];

/** The rows of the file. A possible formula is prefixed with an apostrophe. */
export const sheetOf = (rows: readonly ExportRow[]): string[][] =>
  rows.map((row) => columns.map(([, cellOf]) => (cellOf(row) ?? '').replace(/^(?=[=+\-@\t\r])/, "'")));

/** Saves the box's current view as XLSX, every cell as text; returns the number of rows. The server records the export. */
export async function saveBox(query: BoxQuery, companyId: string): Promise<{ n: number; isCapped: boolean }> {
  const { rows, isCapped } = await call('GET /api/company/boxExport', { query: { ...query, companyId } });
  await saveSheet(`投递箱-${formatDate(new Date())}`, {
    name: '投递箱',
    head: columns.map(([head]) => head),
    rows: sheetOf(rows),
  });
  return { n: rows.length, isCapped };
}
