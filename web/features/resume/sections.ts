import type { z } from 'zod';
import { salaryText } from '#contract/posts/salary-text.ts';
import { ethnicities } from '#contract/resumes/ethnicities.ts';
import { homeroomWord } from '#contract/resumes/homeroom-word.ts';
import { politicalStatuses } from '#contract/resumes/personal-facts.ts';
import {
  attachment,
  honour,
  paper,
  project,
  record,
  teacherCertificate,
  titleEntry,
  trial,
} from '#contract/resumes/resume-entries.ts';
import { type ResumeContent, resumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { writtenEducation, writtenExperience, writtenIntention } from '#contract/resumes/written-entries.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { degrees, educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { provinces } from '#contract/taxonomy/places/cities.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import * as fields from './editing/fields.ts';

/** How an entry of a section is displayed. */
interface EntryLook {
  when: string;
  head: string;
  text: string;
  note?: string | undefined;
}

type ListSection = Exclude<SectionName, 'languages' | 'intro'>;
export type Entry = { key: string } & Record<string, unknown>;

export interface SectionSpec {
  key: ListSection;
  title: string;
  hint?: string;
  most: number;
  schema: z.ZodType<object, Record<string, unknown>>;
  fields: fields.FieldSpec[];
  look(entry: Entry): EntryLook;
}

const cityNames = new Map(provinces.flatMap(({ cities }) => cities.map(({ code, name }) => [code, name] as const)));
/** '杭州' */
export const cityNameOf = (code: string): string => cityNames.get(code) ?? '';
const join = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** '13.3–18.3K/月'; empty without an amount. */
const payText = (min: number | undefined, max: number | undefined): string =>
  min || max ? salaryText({ min: min ?? null, max: max ?? null, unit: 'month' }) : '';

interface Dated {
  from?: string;
  to?: string;
  when?: string;
  issued?: string;
  note?: string;
}

/** '2025-03 至 今', or the one month that an entry names. */
const whenOf = ({ from, to, when, issued }: Dated) =>
  from ? `${from} 至 ${to === 'now' ? '今' : to}` : (when ?? issued ?? '');

/** Ties a section to the type of its entries, whose month and note are shown alike; the page handles all of them alike. */
function section<K extends ListSection>(
  key: K,
  {
    look,
    ...spec
  }: Omit<SectionSpec, 'key' | 'title' | 'look'> & {
    look(entry: ResumeContent[K][number]): Pick<EntryLook, 'head'> & Partial<EntryLook>;
  },
): SectionSpec {
  return {
    ...spec,
    key,
    title: sectionNames[key],
    look: (entry) => ({
      when: whenOf(entry as Dated),
      text: '',
      note: (entry as Dated).note,
      ...look(entry as unknown as ResumeContent[K][number]),
    }),
  };
}

const required = { required: true };

/** The sections with lists of entries, in page order. */
const sections: SectionSpec[] = [
  section('intentions', {
    hint: '最多 3 个，按它为你推荐职位',
    most: 3,
    schema: writtenIntention,
    fields: [
      fields.text('title', '期望职位', 40, { required: true, placeholder: '如 小学语文教师' }),
      fields.select('stage', '学段', stages),
      fields.select('subject', '学科', subjects),
      fields.several('cityCodes', '期望城市（最多 3 个）', 3),
      fields.several('tenures', '编制（最多 6 项）', 6, tenures),
      fields.yuan('salaryMin', '最低月薪（元）'),
      fields.yuan('salaryMax', '最高月薪（元）'),
    ],
    look: (entry) => ({
      head: entry.title,
      text: join(
        labelOf(stages, entry.stage),
        labelOf(subjects, entry.subject),
        entry.cityCodes.map(cityNameOf).join('、'),
        payText(entry.salaryMin, entry.salaryMax),
      ),
    }),
  }),
  section('experiences', {
    hint: '从最近的写起',
    most: 30,
    schema: writtenExperience,
    fields: [
      fields.text('employer', '单位', 60, required),
      fields.text('position', '职务', 60, required),
      fields.select('tenure', '用工形式', tenures),
      fields.select('stage', '任教学段', stages),
      fields.select('subject', '学科', subjects),
      fields.lessons,
      ...fields.span,
      fields.homeroom,
      fields.note('教学成果'),
    ],
    look: (entry) => ({
      head: entry.employer,
      text: join(entry.position, labelOf(stages, entry.stage), labelOf(subjects, entry.subject), homeroomWord(entry)),
    }),
  }),
  section('educations', {
    hint: '写到最高学历',
    most: 12,
    schema: writtenEducation,
    fields: [
      fields.text('school', '学校', 60, required),
      fields.text('major', '专业', 60),
      fields.select('education', '学历', educations, required),
      fields.select('degree', '学位', degrees),
      fields.select('form', '学习形式', educationForms),
      ...fields.span,
      fields.note('在校情况'),
    ],
    look: (entry) => ({
      head: entry.school,
      text: join(entry.major, labelOf(educations, entry.education), labelOf(educationForms, entry.form)),
    }),
  }),
  section('certificates', {
    hint: '学校会先看这一项',
    most: 8,
    schema: teacherCertificate,
    fields: [
      fields.select('kind', '资格证种类', certificates, required),
      fields.select('subject', '任教学科', subjects),
      fields.month('issued', '取得时间'),
      fields.month('validUntil', '定期注册有效期'),
      fields.text('number', '证书号', 30),
    ],
    look: (entry) => ({
      when: entry.issued ? `${entry.issued} 取得` : '',
      head: join(`${shortOf(certificates, entry.kind)}教师资格证`, labelOf(subjects, entry.subject)),
      text: entry.validUntil ? `定期注册至 ${entry.validUntil}` : '',
    }),
  }),
  section('titles', {
    most: 6,
    schema: titleEntry,
    fields: [fields.select('level', '职称', titles, required), fields.month('issued', '取得时间')],
    look: (entry) => ({ head: labelOf(titles, entry.level) }),
  }),
  section('papers', {
    most: 40,
    schema: paper,
    fields: fields.record('论文题目', '刊物或会议', [
      fields.select('index', '收录', paperIndexes),
      fields.select('authorship', '作者排序', authorships),
    ]),
    look: (entry) => ({
      head: entry.title,
      text: join(entry.issuer, labelOf(paperIndexes, entry.index), labelOf(authorships, entry.authorship)),
    }),
  }),
  section('projects', {
    most: 40,
    schema: project,
    fields: fields.record('课题名称', '来源或立项单位', [
      fields.select('level', '级别', awardLevels),
      fields.select('role', '承担角色', projectRoles),
    ]),
    look: (entry) => ({
      head: entry.title,
      text: join(entry.issuer, labelOf(awardLevels, entry.level), labelOf(projectRoles, entry.role)),
    }),
  }),
  section('otherCertificates', {
    hint: '计算机、心理、外语等',
    most: 30,
    schema: record,
    fields: fields.record('证书名称', '颁发单位'),
    look: (entry) => ({ head: entry.title, text: entry.issuer }),
  }),
  section('honours', {
    most: 40,
    schema: honour,
    fields: fields.record('名称', '颁发单位', [
      fields.select('kind', '类别', { honour: '荣誉', lesson: '公开课' }),
      fields.select('level', '级别', awardLevels),
    ]),
    look: (entry) => ({
      head: entry.title,
      text: join(entry.kind === 'lesson' && '公开课', labelOf(awardLevels, entry.level), entry.issuer),
    }),
  }),
  section('trials', {
    hint: '10 分钟左右，链接或上传',
    most: 5,
    schema: trial as unknown as SectionSpec['schema'],
    fields: [
      fields.text('title', '课题', 60, { required: true, placeholder: '如 函数的单调性' }),
      fields.text('link', '视频链接', 500, { placeholder: 'https://', wide: true }),
      fields.file('或上传视频', 'lessonVideo'),
      fields.note('说明', 200),
    ],
    look: (entry) => ({ head: entry.title, text: entry.link || '已上传视频' }),
  }),
  section('attachments', {
    hint: '证书扫描件等，只有收到投递的学校能看',
    most: 10,
    schema: attachment,
    fields: [
      fields.text('title', '附件名称', 120, { required: true, placeholder: '如 教师资格证扫描件' }),
      fields.file('文件', 'attachment', required),
    ],
    look: (entry) => ({ head: entry.title }),
  }),
];

/** The list of foreign languages as a section; it is part of 普通话与外语. */
export const foreignSection = {
  key: 'languages',
  title: '普通话与外语',
  most: 6,
  schema: resumeContent.shape.languages.unwrap().shape.foreign.unwrap().element,
  fields: [
    fields.text('name', '外语', 30, { required: true, placeholder: '如 英语' }),
    fields.text('level', '水平', 40, { placeholder: '如 大学英语六级' }),
  ],
  look: ({ name, level }: Entry) => ({ when: '', head: String(name ?? ''), text: String(level ?? '') }),
} as unknown as SectionSpec;

const unsaid = { placeholder: '未填' };
export const putonghuaField = fields.select('putonghua', '普通话等级', putonghuaLevels, unsaid);

/** Facts that some schools ask for, and the files beside them. */
export const personalFields: readonly fields.FieldSpec[] = [
  fields.select('political', '政治面貌', politicalStatuses, unsaid),
  fields.select('ethnicity', '民族', ethnicities, unsaid),
  fields.text('nativePlace', '籍贯', 40, { placeholder: '如：浙江绍兴' }),
];
export const personalFiles: readonly fields.FieldSpec[] = [
  fields.file('证件照', 'idPhoto', { name: 'photoId' }),
  fields.file('自己的简历', 'resumeFile'),
];

/** The section of a name; null for 普通话与外语 and 自我评价, which are not lists. */
export const sectionOf = (name: SectionName): SectionSpec | null => sections.find(({ key }) => key === name) ?? null;

/** The entries of a section as they are read. */
export function looksOf({ languages, ...lists }: ResumeContent, name: ListSection | 'languages') {
  const spec = name === 'languages' ? foreignSection : sectionOf(name);
  const entries = (name === 'languages' ? languages.foreign : lists[name]) as Entry[];
  const looks = entries.map((entry) => ({ key: entry.key, when: '', head: '', text: '', ...spec?.look(entry) }));
  if (name !== 'languages' || !languages.putonghua) return looks;
  const head = `普通话${labelOf(putonghuaLevels, languages.putonghua)}`;
  return [{ key: 'putonghua', when: '', head, text: '' }, ...looks];
}

/** What somebody who has not taught yet is asked for first. */
const graduateSections: readonly SectionName[] = ['educations', 'intentions', 'certificates', 'languages'];

/** Every section in the person's order; sections never moved keep their default position. */
export function orderedSections(order: readonly SectionName[], isGraduate = false): SectionName[] {
  const usual = [...(isGraduate ? graduateSections : []), ...(Object.keys(sectionNames) as SectionName[])];
  return [...new Set([...order.filter((name) => usual.includes(name)), ...usual])];
}

/** All sections with the shown ones in a new order; those that are not shown keep their places. */
export function reordered(all: readonly SectionName[], shown: readonly SectionName[]): SectionName[] {
  const next = shown.values();
  return all.map((name) => (shown.includes(name) ? (next.next().value ?? name) : name));
}
