import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';

export const importFieldNames = [
  'company',
  'companyType',
  'staff',
  'title',
  'salary',
  'place',
  'address',
  'experience',
  'education',
  'jobKind',
  'headcount',
  'teacherKind',
  'lessonKind',
  'stage',
  'subject',
  'arrival',
  'updated',
  'deadline',
  'benefits',
  'benefitsText',
  'description',
  'demands',
  'degree',
  'majors',
  'certificate',
  'putonghua',
  'titleLevel',
  'age',
  'conditions',
  'remark',
  'tenureNote',
  'probation',
  'service',
  'steps',
  'contact',
  'code',
  'link',
  'applyWay',
  'applyUrl',
  'applyMail',
] as const;
export type ImportField = (typeof importFieldNames)[number];

interface ImportColumn {
  label: string;
  /** Known column names, most likely first. */
  names: readonly string[];
}

const rows = new Map(readRows(join(import.meta.dirname, 'fields.tsv')).map(([field = '', ...row]) => [field, row]));

function columnOf(field: ImportField): ImportColumn {
  const [label = '', names = ''] = rows.get(field) ?? [];
  return { label, names: names.split(' ') };
}

export const importFields = Object.fromEntries(
  importFieldNames.map((field) => [field, columnOf(field)] as const),
) as Record<ImportField, ImportColumn>;

/** A column name without units in brackets, asterisks and separators. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[（(].*?[)）]/g, '')
    .replace(/[\s*：:_\-/、.]/g, '')
    .toLowerCase();

/** Column names that map to no field but indicate the header of a table. */
const otherNames = '序号 编号 主管部门 学院 部门 研究方向 安家费 性别 电话 联系电话 邮箱 no'.split(' ');
const headWords = new Map([
  ...Object.values(importFields).flatMap(({ names, label }) => names.map((name) => [name, label] as const)),
  ...otherNames.map((name) => [name, name] as const),
]);

/** Whether a cell is a known column name. */
export const isHeadWord = (cell: string): boolean => cell.length <= 24 && headWords.has(bareName(cell));

const partNames = [...headWords.keys()].filter((name) => /^\p{Script=Han}{3,}$/u.test(name));

/** What a cell names that reads as a column name: a known one, or one with more words, but no label with its value. */
function headNamed(cell: string): string | undefined {
  const name = bareName(cell);
  const isPart = cell.length <= 12 && !/[:：]\s*\S|\d/.test(cell);
  return headWords.get(isHeadWord(cell) || !isPart ? name : (partNames.find((known) => name.includes(known)) ?? ''));
}

export const isHeadLike = (cell: string): boolean => headNamed(cell) !== undefined;
/** How many different things the cells of a row name as columns: several certificates are one. */
export const namesIn = (row: readonly string[]): number => new Set(row.flatMap((cell) => headNamed(cell) ?? [])).size;

/** Fields without which a row cannot be used. */
export const neededFields: readonly ImportField[] = ['company', 'title'];

/** The source column of each field. */
export type Mapping = Partial<Record<ImportField, string>>;

/** The cells of a row by field; '' for a field without a column. */
export type Cells = Record<ImportField, string>;
