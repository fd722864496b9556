import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { labelOf, labelsOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { RowReading } from './understand-row.ts';
import type { Understood } from './understood.ts';

/** What a person should check in a row. */
export type Finding = {
  /** A field, the kind of a flag, or `row`. */
  about: string;
  certainty: 'guessed' | 'missing' | 'flag';
  from: string;
  note: string;
};

/** Labels of the fields in the report. Fields that most tables lack are not reported as missing. */
export const fieldLabels: Record<keyof Understood, string> = {
  company: '单位名称',
  companyType: '单位类型',
  size: '单位规模',
  title: '职位名称',
  salary: '薪资',
  place: '地区',
  headcount: '招聘人数',
  education: '学历',
  experience: '经验',
  stages: '学段',
  subjects: '学科',
  role: '岗位类别',
  tenure: '编制',
  certificate: '教师资格证',
  putonghua: '普通话',
  titleLevel: '职称',
  benefits: '福利',
  updated: '更新时间',
  deadline: '截止时间',
};

const optional: readonly (keyof Understood)[] = [
  'size',
  'benefits',
  'updated',
  'deadline',
  'certificate',
  'putonghua',
  'titleLevel',
];

/** Everything in a row that was guessed, missing or odd; empty for a fully understood row. */
export function findingsOf({ fields, flags }: RowReading, reason?: string): Finding[] {
  const found: Finding[] = reason ? [{ about: 'row', certainty: 'flag', from: '', note: reason }] : [];
  for (const [name, reading] of Object.entries(fields) as [keyof Understood, Understood[keyof Understood]][]) {
    if (reading.certainty === 'read' || (reading.certainty === 'missing' && optional.includes(name) && !reading.note))
      continue;
    found.push({
      about: name,
      certainty: reading.certainty,
      from: reading.from.slice(0, 80),
      note: reading.note ?? '没有写明',
    });
  }
  for (const { kind, note } of flags) found.push({ about: kind, certainty: 'flag', from: '', note });
  return found;
}

const yuan = (fen: number) => String(fen / 100);

/** The interpretation of a row as text, for the report. */
export function understoodWords({ fields }: RowReading): Record<string, string> {
  const { salary, place, headcount, education, experience } = fields;
  const range =
    salary.value && [salary.value.min, salary.value.max].map((fen) => (fen === null ? '' : yuan(fen))).join('-');
  return {
    单位: fields.company.value ?? '',
    职位: fields.title.value ?? '',
    薪资: salary.value === null ? '' : range === '-' ? '面议' : `${range} 元/${salaryUnits[salary.value.unit].label}`,
    地区: place.value ? regionFullName(place.value.regionCode) : '',
    人数: headcount.value === 'several' ? '若干' : String(headcount.value ?? ''),
    学历: education.value === 'any' ? '不限' : labelOf(educations, education.value),
    经验: labelOf(experiences, experience.value?.code),
    学段: labelsOf(stages, fields.stages.value ?? []).join('、'),
    学科: labelsOf(subjects, fields.subjects.value ?? []).join('、'),
  };
}
