import { type CertificateCode, certificateFor } from '#contract/taxonomy/certificates.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { demoCities } from '../cities.ts';
import type { Field } from '../posts/fields/field.ts';
import { academicFields, vocationalFields } from '../posts/fields/field.ts';
import { educationsOf } from '../posts/kinds/post-kind.ts';
import { subjectPool } from '../posts/subjects/subject-pools.ts';
import { subjectName, subjectsOf } from '../posts/titles.ts';
import type { Random, Weighted } from '../random.ts';
import type { Persona } from './seeker.ts';

interface Line {
  stage: StageCode;
  education: Weighted<EducationCode>;
  /** Left out: a subject that the stage offers. */
  subjects?: readonly SubjectCode[];
  fields?: readonly Field[];
  wish: string;
}

const lines: Weighted<Line> = [
  [{ stage: 'primary', education: educationsOf.school, wish: '小学{subject}教师' }, 24],
  [{ stage: 'junior', education: educationsOf.school, wish: '初中{subject}教师' }, 18],
  [{ stage: 'senior', education: educationsOf.senior, wish: '高中{subject}教师' }, 24],
  [{ stage: 'preschool', education: educationsOf.kindergarten, subjects: ['general'], wish: '幼儿园教师' }, 10],
  [{ stage: 'special', education: educationsOf.school, subjects: ['special-education'], wish: '特殊教育教师' }, 2.5],
  [{ stage: 'vocational', education: educationsOf.vocational, fields: vocationalFields, wish: '{field}专业教师' }, 5],
  [
    { stage: 'higher-vocational', education: educationsOf.lecturer, fields: vocationalFields, wish: '{field}专任教师' },
    5,
  ],
  [{ stage: 'undergraduate', education: educationsOf.academic, fields: academicFields, wish: '{field}专任教师' }, 6],
  [{ stage: 'undergraduate', education: [['master', 1]], subjects: ['politics'], wish: '专职辅导员' }, 3],
  [
    {
      stage: 'training',
      education: educationsOf.college,
      subjects: ['coding', 'fine-arts', 'dance', 'music', 'pe'],
      wish: '{subject}教师',
    },
    3,
  ],
];

const identityOf: Weighted<readonly [identity: Persona['identity'], years: readonly [number, number]]> = [
  [['graduate', [0, 0]], 24],
  [['student', [0, 0]], 4],
  [['teacher', [1, 18]], 50],
  [['career', [1, 10]], 9],
  [['between', [1, 14]], 11],
  [['retired', [33, 37]], 2],
];

function certificateOf(random: Random, stage: StageCode, years: number): CertificateCode | null {
  if (stage === 'special') return random.chance(0.8) ? 'primary' : null;
  const certificate = certificateFor(stage);
  if (certificate === 'college' && years < 1) return null;
  return random.chance(years > 0 ? 0.95 : 0.8) ? certificate : null;
}

/** Draws who a seeker is; age, schools and work follow from it. */
export function drawPersona(random: Random): Persona {
  const line = random.weighted(lines);
  const [identity, [from, to]] = random.weighted(identityOf);
  // Squared: many are a few years in, few are many.
  const years = from + Math.floor(random.next() ** 1.8 * (to - from + 1));
  const field = line.fields ? random.pick(line.fields) : null;
  const subject = field ? null : line.subjects ? random.pick(line.subjects) : random.weighted(subjectsOf(line.stage));
  const drawn = random.weighted(line.education);
  return {
    wish: line.wish
      .replace('{subject}', subject ? subjectName(subject, line.stage) : '')
      .replace('{field}', field?.name ?? ''),
    stage: line.stage,
    subject,
    // Those of an older generation rarely studied further.
    education: years > 25 && drawn !== 'college' ? 'bachelor' : drawn,
    majors: field?.majors ?? (subject ? (subjectPool(subject)?.majors ?? []) : []),
    certificate: certificateOf(random, line.stage, years),
    identity,
    years,
    cityCode: random.weighted(demoCities).code,
  };
}

/** '高中', as positions and employers are named by. */
export const stageWord = (stage: StageCode): string => shortOf(stages, stage);
