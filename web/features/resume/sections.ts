import type { z } from 'zod';
import { salaryText } from '#contract/posts/salary-text.ts';
import { homeroomWord } from '#contract/resumes/homeroom-word.ts';
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
import { type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { writtenEducation, writtenExperience, writtenIntention } from '#contract/resumes/written-entries.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { provinces } from '#contract/taxonomy/places/cities.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import * as fields from './editing/fields.ts';

/** How an entry of a section is displayed. */
interface EntryLook {
  when: string;
  head: string;
  text: string;
  note?: string;
}

type ListSection = Exclude<SectionName, 'languages' | 'intro'>;
export type Entry = { key: string } & Record<string, unknown>;

export interface SectionSpec {
  key: ListSection;
  title: string;
  hint: string;
  most: number;
  schema: z.ZodType<object, Record<string, unknown>>;
  fields: fields.FieldSpec[];
  look(entry: Entry): EntryLook;
}

const cityNames = new Map(provinces.flatMap(({ cities }) => cities.map(({ code, name }) => [code, name] as const)));
/** '杭州' */
export const cityNameOf = (code: string): string => cityNames.get(code) ?? '';
const span = (from: string, to: string) => (from ? `${from} 至 ${to === 'now' ? '今' : to}` : '');
const join = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** '13.3–18.3K/月'; empty without an amount. */
const payText = (min: number | undefined, max: number | undefined): string =>
  min || max ? salaryText({ min: min ?? null, max: max ?? null, unit: 'month' }) : '';

/** Ties a section to the type of its entries; the page handles all of them alike. */
function section<K extends ListSection>(
  key: K,
  spec: Omit<SectionSpec, 'key' | 'title' | 'look'> & { look(entry: ResumeContent[K][number]): EntryLook },
): SectionSpec {
  return {
    ...spec,
    key,
    title: sectionNames[key],
    look: (entry) => spec.look(entry as unknown as ResumeContent[K][number]),
  };
}

/** The sections with lists of entries, in page order. */
const sections: SectionSpec[] = [
  section('intentions', {
    hint: '最多 3 个，按它为你推荐职位',
    most: 3,
    schema: writtenIntention,
    fields: fields.intentionFields,
    look: (entry) => ({
      when: '',
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
    fields: fields.experienceFields,
    look: (entry) => ({
      when: span(entry.from, entry.to),
      head: entry.employer,
      text: join(entry.position, labelOf(stages, entry.stage), labelOf(subjects, entry.subject), homeroomWord(entry)),
      note: entry.note,
    }),
  }),
  section('educations', {
    hint: '写到最高学历',
    most: 12,
    schema: writtenEducation,
    fields: fields.educationFields,
    look: (entry) => ({
      when: span(entry.from, entry.to),
      head: entry.school,
      text: join(entry.major, labelOf(educations, entry.education), labelOf(educationForms, entry.form)),
      note: entry.note,
    }),
  }),
  section('certificates', {
    hint: '学校会先看这一项',
    most: 8,
    schema: teacherCertificate,
    fields: fields.certificateFields,
    look: (entry) => ({
      when: entry.issued ? `${entry.issued} 取得` : '',
      head: join(`${shortOf(certificates, entry.kind)}教师资格证`, labelOf(subjects, entry.subject)),
      text: entry.validUntil ? `定期注册至 ${entry.validUntil}` : '',
    }),
  }),
  section('titles', {
    hint: '',
    most: 6,
    schema: titleEntry,
    fields: fields.titleFields,
    look: (entry) => ({ when: entry.issued ?? '', head: labelOf(titles, entry.level), text: '' }),
  }),
  section('papers', {
    hint: '',
    most: 40,
    schema: paper,
    fields: fields.paperFields,
    look: (entry) => ({
      when: entry.when ?? '',
      head: entry.title,
      text: join(entry.issuer, labelOf(paperIndexes, entry.index), labelOf(authorships, entry.authorship)),
      note: entry.note,
    }),
  }),
  section('projects', {
    hint: '',
    most: 40,
    schema: project,
    fields: fields.projectFields,
    look: (entry) => ({
      when: entry.when ?? '',
      head: entry.title,
      text: join(entry.issuer, labelOf(awardLevels, entry.level), labelOf(projectRoles, entry.role)),
      note: entry.note,
    }),
  }),
  section('otherCertificates', {
    hint: '计算机、心理、外语等',
    most: 30,
    schema: record,
    fields: fields.otherCertificateFields,
    look: (entry) => ({ when: entry.when ?? '', head: entry.title, text: entry.issuer, note: entry.note }),
  }),
  section('honours', {
    hint: '',
    most: 40,
    schema: honour,
    fields: fields.honourFields,
    look: (entry) => ({
      when: entry.when ?? '',
      head: entry.title,
      text: join(entry.kind === 'lesson' && '公开课', labelOf(awardLevels, entry.level), entry.issuer),
      note: entry.note,
    }),
  }),
  section('trials', {
    hint: '10 分钟左右，链接或上传',
    most: 5,
    schema: trial as unknown as SectionSpec['schema'],
    fields: fields.trialFields,
    look: (entry) => ({ when: '', head: entry.title, text: entry.link || '已上传视频', note: entry.note }),
  }),
  section('attachments', {
    hint: '证书扫描件等，只有收到投递的学校能看',
    most: 10,
    schema: attachment,
    fields: fields.attachmentFields,
    look: (entry) => ({ when: '', head: entry.title, text: '' }),
  }),
];

/** The section of a name; null for 普通话与外语 and 自我评价, which are not lists. */
export const sectionOf = (name: SectionName): SectionSpec | null => sections.find(({ key }) => key === name) ?? null;

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
