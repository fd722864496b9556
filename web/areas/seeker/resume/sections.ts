import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import {
  education,
  experience,
  intention,
  type ResumeContent,
  record,
  teacherCertificate,
  titleEntry,
} from '#contract/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { monthlyText } from '#web/features/posts/salary-text.ts';
import * as fields from './fields.ts';

/** What an entry of a section looks like when it is not being edited. */
export interface EntryLook {
  when: string;
  head: string;
  text: string;
  note?: string;
}

type ListSection = 'intentions' | 'experiences' | 'educations' | 'certificates' | 'titles' | 'honours';
export type Entry = { key: string } & Record<string, unknown>;

export interface SectionSpec {
  key: ListSection;
  title: string;
  hint: string;
  most: number;
  schema: z.ZodType<FieldValues, FieldValues>;
  fields: fields.FieldSpec[];
  look(entry: Entry): EntryLook;
}

const span = (from: string, to: string) => `${from} 至 ${to === 'now' ? '今' : to}`;
const join = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** '13.3K–18.3K/月', '13.3K/月以上'; fen a month. */
function payText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? '' : `${monthlyText(max)}/月以内`;
  return max === undefined ? `${monthlyText(min)}/月以上` : `${monthlyText(min)}–${monthlyText(max)}/月`;
}

/** Ties a section to the type of its entries; the screen handles all of them alike. */
function section<K extends ListSection>(
  key: K,
  spec: Omit<SectionSpec, 'key' | 'look'> & { look(entry: ResumeContent[K][number]): EntryLook },
): SectionSpec {
  return { ...spec, key, look: (entry) => spec.look(entry as unknown as ResumeContent[K][number]) };
}

/** The sections that hold a list of entries, in the order of the page. */
export const sections: SectionSpec[] = [
  section('intentions', {
    title: '求职意向',
    hint: '最多 3 个，按它为你推荐职位',
    most: 3,
    schema: intention,
    fields: fields.intentionFields,
    look: (entry) => ({
      when: '',
      head: entry.title,
      text: join(
        labelOf(stages, entry.stage),
        labelOf(subjects, entry.subject),
        payText(entry.salaryMin, entry.salaryMax),
      ),
    }),
  }),
  section('experiences', {
    title: '教学与工作经历',
    hint: '从最近的写起',
    most: 30,
    schema: experience,
    fields: fields.experienceFields,
    look: (entry) => ({
      when: span(entry.from, entry.to),
      head: entry.employer,
      text: join(
        entry.position,
        labelOf(stages, entry.stage),
        labelOf(subjects, entry.subject),
        entry.homeroom && '班主任',
      ),
      note: entry.note,
    }),
  }),
  section('educations', {
    title: '教育经历',
    hint: '写到最高学历',
    most: 12,
    schema: education,
    fields: fields.educationFields,
    look: (entry) => ({
      when: span(entry.from, entry.to),
      head: entry.school,
      text: join(entry.major, labelOf(educations, entry.education)),
      note: entry.note,
    }),
  }),
  section('certificates', {
    title: '教师资格证',
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
    title: '职称',
    hint: '',
    most: 6,
    schema: titleEntry,
    fields: fields.titleFields,
    look: (entry) => ({ when: entry.issued ?? '', head: labelOf(titles, entry.level), text: '' }),
  }),
  section('honours', {
    title: '荣誉与公开课',
    hint: '',
    most: 40,
    schema: record,
    fields: fields.honourFields,
    look: (entry) => ({ when: entry.when ?? '', head: entry.title, text: entry.issuer, note: entry.note }),
  }),
];
