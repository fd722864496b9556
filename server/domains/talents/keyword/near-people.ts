import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { inTitle } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';

const stagesOf = (...codes: StageCode[]): string[] => codes.map(lexeme.stage);
const schoolStages = stagesOf('primary', 'junior', 'senior');
const seniors = [lexeme.title(titles['school-senior'].rank)];
/** Who comes near a post that resumes hardly name: those of its 学段, and for offices those with a high 职称. */
const nearRoles: Partial<Record<RoleCode, readonly string[]>> = {
  kindergarten: stagesOf('preschool'),
  nurse: stagesOf('preschool', 'nursery'),
  counsellor: stagesOf('undergraduate', 'higher-vocational'),
  head: seniors,
  'deputy-head': seniors,
  middle: seniors,
  'academic-affairs': seniors,
  'moral-education': seniors,
  researcher: seniors,
  psychologist: [lexeme.subject('psychology')],
  resource: [lexeme.subject('special-education')],
  'it-support': [lexeme.subject('it')],
  ideology: [lexeme.subject('politics'), lexeme.subject('morality')],
  practice: stagesOf('vocational', 'higher-vocational'),
  employment: [inTitle('辅导员')],
  admissions: [inTitle('辅导员')],
  lecturer: stagesOf('training'),
  consultant: stagesOf('training'),
  'student-care': stagesOf('training'),
  coach: [lexeme.subject('pe')],
  finance: [lexeme.major('会计'), lexeme.major('审计')],
  doctor: [lexeme.major('护理'), lexeme.major('公共卫生')],
};

/** The 学段 of a kind of schools: who worked at one, or would, where nobody names it. */
const nearSchools: Partial<Record<CompanyTypeCode, readonly string[]>> = {
  'public-kindergarten': stagesOf('preschool'),
  'inclusive-kindergarten': stagesOf('preschool'),
  'private-kindergarten': stagesOf('preschool'),
  nursery: stagesOf('nursery', 'preschool'),
  // 外国语学校 come nearest in how they teach.
  'international-school': ['外国语', '双语', '全英'],
  'public-school': schoolStages,
  'private-school': schoolStages,
  'special-school': stagesOf('special'),
  'correctional-school': stagesOf('correctional'),
  'secondary-vocational': stagesOf('vocational'),
  technician: stagesOf('vocational'),
  'higher-vocational': stagesOf('higher-vocational'),
  'vocational-university': stagesOf('vocational-undergraduate', 'higher-vocational'),
  'public-university': stagesOf('undergraduate', 'postgraduate'),
  'private-university': stagesOf('undergraduate', 'postgraduate'),
  'independent-college': stagesOf('undergraduate'),
  'open-university': stagesOf('continuing'),
  'subject-training': stagesOf('training'),
  'interest-training': stagesOf('training'),
  'vocational-training': stagesOf('training'),
  'youth-palace': stagesOf('training'),
};

const nearStages: Partial<Record<StageCode, readonly string[]>> = { nursery: stagesOf('preschool') };

const nearSubjects: Partial<Record<SubjectCode, readonly string[]>> = {
  childcare: stagesOf('preschool', 'nursery'),
};

/** Who comes near these posts, kinds of schools, 学段 and 学科. */
export const nearPeople = (
  roles: readonly string[],
  schools: readonly string[],
  stages: readonly string[],
  subjects: readonly string[],
): string[] => [
  ...subjects.flatMap((code) => nearSubjects[code as SubjectCode] ?? []),
  ...stages.flatMap((code) => nearStages[code as StageCode] ?? []),
  ...roles.flatMap((code) => nearRoles[code as RoleCode] ?? []),
  ...schools.flatMap((code) => nearSchools[code as CompanyTypeCode] ?? []),
];
