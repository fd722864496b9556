import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import { readApplyBy } from '../read/read-apply-by.ts';
import { benefitsWithoutCode } from '../read/read-benefits.ts';
import { asksNothing } from '../read/read-papers.ts';
import { type Cells, type ImportField, importFields } from '../table/fields.ts';
import { fitted, isDescribed, isOpenEnded, isReserve, majorsOf, mayTellAge, otherLines } from './requirement-lines.ts';
import type { Understood } from './understood.ts';

const MAX_ADDRESS = 120;
const MAX_ARRIVAL = 40;
const QUOTE_LENGTH = 20;

const quoted = (cell: string) =>
  `“${[...cell].slice(0, QUOTE_LENGTH).join('')}${[...cell].length > QUOTE_LENGTH ? '…' : ''}”`;

/** Values of a 编制 column that describe working time instead. */
const workingTime = /^(?:全职|兼职|实习|临时|不限|其他)$/;

/** A cell, whether it was not understood, and the value used instead. */
type Unread = [
  cell: ImportField,
  isUnread: (cells: Cells, fields: Understood) => boolean,
  instead: (fields: Understood) => string,
];

const instead = (reading: { value: unknown; note?: string }) =>
  reading.value === null ? '没有写入' : (reading.note ?? '取自其他列');
const listed = (values: readonly unknown[] | null, note: string | undefined) =>
  values?.length ? (note ?? '取自职位名称') : '没有写入';

/** Cells with content that was not understood. */
const unread: readonly Unread[] = [
  ['headcount', (_, { headcount }) => headcount.value === null, () => '按 1 人填写'],
  ['applyWay', (cells) => readApplyBy(cells) === null, () => '没有写入'],
  ['salary', (_, { salary }) => salary.value === null, () => '按面议填写'],
  ['education', (cells, { education }) => education.from !== cells.education, ({ education }) => instead(education)],
  ['experience', (_, { experience }) => experience.value === null, () => '按经验不限填写'],
  [
    'stage',
    ({ stage }) => readWords(stage).stages.length === 0 && !asksNothing(stage),
    ({ stages }) => listed(stages.value, stages.note),
  ],
  [
    'subject',
    ({ subject }) => readWords(subject).subjects.length === 0 && !asksNothing(subject),
    ({ subjects }) => listed(subjects.value, subjects.note),
  ],
  [
    'jobKind',
    ({ jobKind }) => readWords(jobKind).tenures.length === 0 && !workingTime.test(jobKind),
    ({ tenure }) => tenure.note ?? '取自职位名称',
  ],
  [
    'deadline',
    (_, { deadline }) => deadline.value === null,
    ({ deadline }) => [deadline.note, '没有写入'].filter(Boolean).join('，'),
  ],
  ['certificate', (_, { certificate }) => certificate.note !== undefined, () => '写入其他要求'],
  ['putonghua', (_, { putonghua }) => putonghua.note !== undefined, () => '写入其他要求'],
  ['titleLevel', (_, { titleLevel: { value, note } }) => value === null && note !== undefined, () => '写入其他要求'],
];

/** Certificates without a code, as lines of the post. */
export const unreadPapers = ({ certificate, putonghua, titleLevel }: Understood): string[] => [
  certificate.value === null && certificate.note ? `教师资格证：${certificate.from}` : '',
  putonghua.value === null && putonghua.note ? `普通话：${putonghua.from}` : '',
  titleLevel.value === null && titleLevel.note ? `职称：${titleLevel.from}` : '',
];

/** A note on every cell that was not understood, changed or cut, for the owner of the table. */
export function notesOnCells(cells: Cells, fields: Understood, title: { whole: number; most: number }): string[] {
  const lines = otherLines(cells, {
    several: fields.headcount.value === 'several',
    tenure: fields.tenure.value,
    experience: fields.experience.value?.code,
    unreadPapers: unreadPapers(fields),
  });
  const withoutCode = benefitsWithoutCode(cells.benefits);
  const notUnderstood = unread
    .filter(([cell, isUnread]) => cells[cell] !== '' && isUnread(cells, fields))
    .map(([cell, , stated]) => `${importFields[cell].label}${quoted(cells[cell])}看不懂，${stated(fields)}`);
  return [
    ...notUnderstood,
    fields.headcount.value === 'several' ? `招聘人数${quoted(cells.headcount)}按 1 人填写，并注明“招聘若干人”` : '',
    withoutCode.length > 0
      ? `福利“${withoutCode.join('、').slice(0, 60)}”没有对应的选项，写入${isDescribed(cells) ? '职位描述' : '其他要求'}`
      : '',
    isOpenEnded(cells.experience, fields.experience.value?.code)
      ? `经验${quoted(cells.experience)}归入 ${labelOf(experiences, fields.experience.value?.code)}，原文写入其他要求`
      : '',
    isReserve(cells.arrival) ? `到岗时间${quoted(cells.arrival)}不是到岗时间，写入其他要求` : '',
    !asksNothing(cells.age) && !mayTellAge(cells.age, fields.tenure.value)
      ? `年龄${quoted(cells.age)}没有写入：招聘信息不得限制年龄，公开招聘、特岗等按公告执行的除外`
      : '',
    cells.applyMail && readApplyBy(cells)?.way === 'web' ? '报名方式按网址填写，投递邮箱没有写入' : '',
    title.whole > title.most ? `职位名称超过 ${title.most} 字，已截去 ${title.whole - title.most} 字` : '',
    cells.arrival.length > MAX_ARRIVAL ? `到岗时间超过 ${MAX_ARRIVAL} 字，已截去` : '',
    cells.address.length > MAX_ADDRESS ? `工作地点超过 ${MAX_ADDRESS} 字，已截去` : '',
    ...fitted(lines, majorsOf(cells)).notes,
  ].filter(Boolean);
}
