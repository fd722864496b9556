import type { FileKindName } from '#contract/files/file-kinds.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { degrees, educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import type { List } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';

export interface Option {
  value: string;
  label: string;
}

/** A field of an entry's form; `until` is a month or 至今, `yuan` is typed in yuan a month and stored in fen. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: 'text' | 'area' | 'month' | 'until' | 'select' | 'number' | 'check' | 'cities' | 'codes' | 'yuan' | 'file';
  /** For a file: its upload kind. */
  upload?: FileKindName;
  /** For a multiple choice: the maximum. */
  most?: number;
  options?: readonly Option[];
  max?: number;
  required?: boolean;
  placeholder?: string;
  wide?: boolean;
}

const select = (name: string, label: string, list: List, required = false): FieldSpec => ({
  name,
  label,
  kind: 'select',
  options: optionsOf(list),
  required,
});
const text = (name: string, label: string, max: number, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  kind: 'text',
  max,
  ...more,
});
const from: FieldSpec = { name: 'from', label: '开始', kind: 'month', required: true };
const to: FieldSpec = { name: 'to', label: '结束', kind: 'until', required: true };

export const intentionFields: FieldSpec[] = [
  text('title', '期望职位', 40, { required: true, placeholder: '如 小学语文教师' }),
  select('stage', '学段', stages),
  select('subject', '学科', subjects),
  { name: 'cityCodes', label: '期望城市（最多 3 个）', kind: 'cities', most: 3, wide: true },
  { name: 'tenures', label: '编制（最多 6 项）', kind: 'codes', options: optionsOf(tenures), most: 6, wide: true },
  { name: 'salaryMin', label: '最低月薪（元）', kind: 'yuan' },
  { name: 'salaryMax', label: '最高月薪（元）', kind: 'yuan' },
];

export const experienceFields: FieldSpec[] = [
  text('employer', '单位', 60, { required: true }),
  text('position', '职务', 60, { required: true }),
  select('tenure', '用工形式', tenures),
  select('stage', '任教学段', stages),
  select('subject', '学科', subjects),
  { name: 'weeklyLessons', label: '周课时', kind: 'number' },
  from,
  to,
  { name: 'homeroom', label: '担任班主任', kind: 'check' },
  { name: 'note', label: '教学成果', kind: 'area', max: 500, wide: true },
];

export const educationFields: FieldSpec[] = [
  text('school', '学校', 60, { required: true }),
  text('major', '专业', 60),
  select('education', '学历', educations, true),
  select('degree', '学位', degrees),
  select('form', '学习形式', educationForms),
  from,
  to,
  { name: 'note', label: '在校情况', kind: 'area', max: 500, wide: true },
];

export const certificateFields: FieldSpec[] = [
  select('kind', '资格证种类', certificates, true),
  select('subject', '任教学科', subjects),
  { name: 'issued', label: '取得时间', kind: 'month' },
  { name: 'validUntil', label: '定期注册有效期', kind: 'month' },
  text('number', '证书号', 30),
];

export const titleFields: FieldSpec[] = [
  select('level', '职称', titles, true),
  { name: 'issued', label: '取得时间', kind: 'month' },
];

const named = (label: string, issuer: string, more: FieldSpec[] = []): FieldSpec[] => [
  text('title', label, 120, { required: true, wide: true }),
  text('issuer', issuer, 80),
  { name: 'when', label: '时间', kind: 'month' },
  ...more,
  { name: 'note', label: '说明', kind: 'area', max: 500, wide: true },
];

export const paperFields = named('论文题目', '刊物或会议', [
  select('index', '收录', paperIndexes),
  select('authorship', '作者排序', authorships),
]);

export const projectFields = named('课题名称', '来源或立项单位', [
  select('level', '级别', awardLevels),
  select('role', '承担角色', projectRoles),
]);

export const otherCertificateFields = named('证书名称', '颁发单位');

export const honourFields = named('名称', '颁发单位', [
  {
    name: 'kind',
    label: '类别',
    kind: 'select',
    options: [
      { value: 'honour', label: '荣誉' },
      { value: 'lesson', label: '公开课' },
    ],
  },
  select('level', '级别', awardLevels),
]);

export const foreignFields: FieldSpec[] = [
  text('name', '外语', 30, { required: true, placeholder: '如 英语' }),
  text('level', '水平', 40, { placeholder: '如 大学英语六级' }),
];

export const trialFields: FieldSpec[] = [
  text('title', '课题', 60, { required: true, placeholder: '如 函数的单调性' }),
  text('link', '视频链接', 500, { placeholder: 'https://', wide: true }),
  { name: 'fileId', label: '或上传视频', kind: 'file', upload: 'lessonVideo', wide: true },
  { name: 'note', label: '说明', kind: 'area', max: 200, wide: true },
];

export const attachmentFields: FieldSpec[] = [
  text('title', '附件名称', 120, { required: true, placeholder: '如 教师资格证扫描件' }),
  { name: 'fileId', label: '文件', kind: 'file', upload: 'attachment', required: true, wide: true },
];
