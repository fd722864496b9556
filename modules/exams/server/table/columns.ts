import { join } from 'node:path';
import { plainText } from '#modules/imports/server/public.ts';
import { readRows } from '#server/platform/read-rows.ts';
import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import type { ExamPostForm } from '../../contract/exam-shapes.ts';

export type PostField = keyof ExamPostForm | keyof ExamRequirements['words'] | 'others';

const headings = readRows(join(import.meta.dirname, 'headings.tsv')).map(
  ([field, ...patterns]) => [field as PostField, patterns.map((pattern) => new RegExp(pattern))] as const,
);

/** Headings of conditions that no field holds: a person judges them. */
const conditions = /生源|政治面貌|性别|外语|英语|计算机|职称|技术职务|身份|院校|学校层次|服务|技能|资历/;

/** What a later announcement replaces: '原招聘人数', '调整前'. */
const superseded = /^(?:原|(?:调整|变更|更正)前)/;
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[\s()（）:：*、,，]/g, '')
    .replace(/^(岗位|职位)-(?=编号|编码|代码|名称)/, '$1')
    .replace(/^(?:现|(?:调整|变更|更正)后的?)/, '')
    .replace(/^$/, '计划数');

export interface PostColumns {
  of: Partial<Record<PostField, string>>;
  /** Columns of conditions for a person. */
  conditions: string[];
  /** Columns that serve no field. */
  unused: string[];
}

/** Headings of groups that are called to an appointment. */
const ofAppointments = /批次|组[次别]|考场|集合|签到|(?:体检|面试|考试|报到)(?:时间|日期)/;

/** Whether a table has posts: each is named or belongs somewhere, is counted and asks for something. */
export function isOfPosts({ of, unused }: PostColumns): boolean {
  const isAsked = of.education || of.educationAndDegree || of.majors || of.age || of.certificate || of.others;
  const isNamed = of.subject || (of.title !== '类别' ? of.title : /招|计划/.test(of.headcount ?? ''));
  return Boolean(
    (isNamed && (isAsked || (of.headcount && !unused.some((column) => ofAppointments.test(column))))) ||
      (of.headcount && (of.stage || of.employer || of.code) && isAsked),
  );
}

/** How many fields of a post cells name: of a heading several, of a row hardly one. */
export const fieldsNamed = (cells: readonly string[]): number =>
  Object.keys(postColumns(cells.filter((cell) => cell !== '' && cell.length <= 16)).of).length;

/** Numbers that begin anew in each part of a table name no post. */
function areDistinct(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d{1,4}$/.test(cell));
  return numbers.length > 0 && new Set(numbers).size === numbers.length;
}

/**
 * The column of each field, where there is no code that of the running number. A heading that consists of several lines or levels counts by all of its words. A column serves one field;
 * columns that serve none are listed, so that nothing in the table is dropped in silence.
 */
export function postColumns(
  columns: readonly string[],
  rows: readonly { cells: Record<string, unknown> }[] = [],
): PostColumns {
  const of: Partial<Record<PostField, string>> = {};
  const used = new Set<string>();
  for (const [field, patterns] of headings) {
    const free = columns.filter((column) => !used.has(column) && !superseded.test(plain(column)));
    const column = patterns.map((pattern) => free.find((candidate) => pattern.test(plain(candidate)))).find(Boolean);
    if (column === undefined) continue;
    of[field] = column;
    used.add(column);
  }
  const serial = columns.find((column) => /^(?:序号|(?:单位|学校)(?:代码|编号))$/.test(plain(column)));
  if (!of.code && serial && areDistinct(rows.map(({ cells }) => plainText(cells[serial])))) of.code = serial;
  const rest = columns.filter(
    (column) => !used.has(column) && !/^序号\d*$|^第\d+列$/.test(plain(column)) && !superseded.test(plain(column)),
  );
  const isCondition = (column: string) => conditions.test(plain(column));
  return { of, conditions: rest.filter(isCondition), unused: rest.filter((column) => !isCondition(column)) };
}
