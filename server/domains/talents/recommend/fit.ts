import { dayMs } from '#contract/months.ts';
import type { RejectionReason } from '#contract/talents/talent-shapes.ts';
import { rejectionReasons } from '#contract/talents/talent-shapes.ts';
import { type CertificateCode, certificates } from '#contract/taxonomy/certificates.ts';
import { type EducationCode, educationAtLeast, educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { cityName, provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { type TitleCode, titles } from '#contract/taxonomy/titles.ts';
import type { TalentRow } from '../index/talent-row.ts';

/** The fields of a person that are compared with a post. */
export type Candidate = Pick<
  TalentRow,
  | 'joberId'
  | 'stages'
  | 'subjects'
  | 'cityCodes'
  | 'education'
  | 'certificates'
  | 'titleRank'
  | 'months'
  | 'salaryMin'
  | 'activeAt'
>;

/** The fields of a post for recommendations. */
export interface Opening {
  role: string;
  stages: string[];
  subjects: string[];
  cityCode: string;
  education: string | null;
  certificate: string | null;
  titleLevel: string | null;
  experience: string;
  /** Fen a month; null for 面议. */
  monthMax: number | null;
}

/** Posts outside teaching and its career path. */
const otherWork: ReadonlySet<string> = new Set(['support', 'logistics']);

/** Whether a person seeks this kind of work at all: a person who seeks to teach is not recommended as a driver or a cook. */
export const seeksSuchWork = ({ role, subjects: required }: Opening, { subjects: held }: Candidate): boolean =>
  required.length > 0 || held.length === 0 || !otherWork.has(roles[role as RoleCode]?.group ?? '');

interface Part {
  /** The earned share of `weight`, 0–1. */
  share: number;
  weight: number;
  text(): string;
}

const overlap = (a: readonly string[], b: readonly string[]) => a.filter((code) => b.includes(code));

function subjectPart({ subjects: required }: Opening, { subjects: held }: Candidate): Part {
  const both = overlap(required, held);
  if (required.length === 0) return { share: 0.5, weight: 32, text: () => '' };
  const text = () => (both.length > 0 ? `教${labelsOf(subjects, both).join('、')}` : '学科不同');
  return { share: both.length > 0 ? 1 : 0, weight: 32, text };
}

function stagePart({ stages: required }: Opening, { stages: held }: Candidate): Part {
  const both = overlap(required, held);
  if (required.length === 0) return { share: 0.5, weight: 20, text: () => '' };
  const text = () => (both.length > 0 ? `${labelsOf(stages, both).join('、')}教学` : '学段不同');
  return { share: both.length > 0 ? 1 : 0, weight: 20, text };
}

function cityPart({ cityCode }: Opening, { cityCodes }: Candidate): Part {
  const weight = 18;
  if (cityCodes.includes(cityCode)) return { share: 1, weight, text: () => `期望在${cityName(cityCode)}` };
  if (cityCodes.length === 0) return { share: 0, weight, text: () => '' };
  const near = cityCodes.some((code) => provinceCodeOf(code) === provinceCodeOf(cityCode));
  return { share: near ? 0.4 : 0, weight, text: () => (near ? '期望城市不同：本省' : '期望城市不同：外省') };
}

function educationPart({ education: required }: Opening, { education }: Candidate): Part {
  if (!required) return { share: 1, weight: 8, text: () => '' };
  const fits = meetsEducation(education as EducationCode, required as EducationCode);
  const text = () => (fits ? labelOf(educations, education) : `要求${educationAtLeast(required as EducationCode)}`);
  return { share: fits ? 1 : 0, weight: 8, text };
}

function certificatePart({ certificate: required }: Opening, { certificates: held }: Candidate): Part {
  if (!required) return { share: 1, weight: 8, text: () => '' };
  const fits = held.includes(required);
  const name = () => shortOf(certificates, required as CertificateCode);
  return { share: fits ? 1 : 0, weight: 8, text: () => `${fits ? '有' : '未见'}${name()}教师资格` };
}

function experiencePart({ experience }: Opening, { months }: Candidate): Part {
  const { from } = experiences[experience as ExperienceCode] ?? experiences.any;
  const taught = () => `教龄 ${Math.floor(months / 12)} 年`;
  if (from === 0) return { share: 1, weight: 5, text: months >= 12 ? taught : () => '' };
  const fits = months >= from * 12;
  return { share: fits ? 1 : months / (from * 12), weight: 5, text: fits ? taught : () => `要求教龄 ${from} 年` };
}

function titlePart({ titleLevel }: Opening, { titleRank }: Candidate): Part {
  if (!titleLevel) return { share: 1, weight: 3, text: () => '' };
  const fits = titleRank >= titles[titleLevel as TitleCode].rank;
  return { share: fits ? 1 : 0, weight: 3, text: () => (fits ? '职称达到要求' : '职称未达到要求') };
}

function salaryPart({ monthMax }: Opening, { salaryMin }: Candidate): Part {
  if (monthMax === null || salaryMin === 0) return { share: 0.7, weight: 3, text: () => '' };
  const fits = salaryMin <= monthMax;
  return { share: fits ? 1 : 0, weight: 3, text: () => (fits ? '期望薪资在范围内' : '期望薪资高于职位') };
}

/** A person active this week counts in full, after two months not at all. */
function freshPart({ activeAt }: Candidate, now: Date): Part {
  const days = (now.getTime() - activeAt.getTime()) / dayMs;
  return {
    share: Math.min(1, Math.max(0, 1 - (days - 7) / 53)),
    weight: 3,
    text: () => (days <= 7 ? '近一周活跃' : ''),
  };
}

/** Arguments for and against a person, 100 in total. */
const partsOf = (post: Opening, person: Candidate, now: Date): Part[] => [
  subjectPart(post, person),
  stagePart(post, person),
  cityPart(post, person),
  educationPart(post, person),
  certificatePart(post, person),
  experiencePart(post, person),
  titlePart(post, person),
  salaryPart(post, person),
  freshPart(person, now),
];

export interface Lesson {
  reason: RejectionReason;
  person: Candidate;
}

const jaccard = (a: readonly string[], b: readonly string[]) => {
  const both = overlap(a, b).length;
  const either = a.length + b.length - both;
  return either === 0 ? 0 : both / either;
};
const rankOf = (code: string) => educations[code as EducationCode]?.rank ?? 0;

/** Similarity to a rejected person in the reason of the rejection, 0–1. */
function likeness(person: Candidate, { reason, person: refused }: Lesson): number {
  const alike: Record<RejectionReason, () => number> = {
    subject: () => jaccard(person.subjects, refused.subjects),
    stage: () => jaccard(person.stages, refused.stages),
    city: () => jaccard(person.cityCodes, refused.cityCodes),
    education: () => (rankOf(person.education) <= rankOf(refused.education) ? 1 : 0),
    experience: () => (person.months <= refused.months ? 1 : 0),
    salary: () => (refused.salaryMin > 0 && person.salaryMin >= refused.salaryMin ? 1 : 0),
    other: () => (jaccard(person.subjects, refused.subjects) + jaccard(person.stages, refused.stages)) / 4,
  };
  return alike[reason]();
}

/** Who seeks a place in another province comes after those who may come, however well the rest fits. */
const MAX_FAR = 60;
/** Who teaches other subjects comes last: a person can be won for a place, hardly for a subject. */
const MAX_OF_OTHER_SUBJECTS = 40;
const isFar = ({ cityCode }: Opening, { cityCodes }: Candidate): boolean =>
  cityCodes.length > 0 && !cityCodes.some((code) => provinceCodeOf(code) === provinceCodeOf(cityCode));

const teachesOther = ({ subjects: required }: Opening, { subjects: held }: Candidate): boolean =>
  required.length > 0 && held.length > 0 && overlap(required, held).length === 0;

/** The penalty of full similarity, and the maximum penalty. */
const LESSON = 15;
const MAX_PENALTY = 45;

export interface Fit {
  /** 0–100. */
  score: number;
  /** Greater is better: by whom a place can be won, then by the share of the reasons that speak for a person. */
  order: number;
  reasons: { text: string; good: boolean }[];
}

/** How well a person matches a post; lessons are the current rejections. */
export function fitFor(post: Opening, person: Candidate, lessons: readonly Lesson[], now: Date): Fit {
  const parts = partsOf(post, person, now);
  const earned = parts.reduce((sum, { share, weight }) => sum + share * weight, 0);
  const taught = lessons
    .map((lesson) => ({ lesson, cost: LESSON * likeness(person, lesson) }))
    .filter(({ cost }) => cost >= 5);
  const cost = Math.min(
    MAX_PENALTY,
    taught.reduce((sum, entry) => sum + entry.cost, 0),
  );
  const most = teachesOther(post, person) ? MAX_OF_OTHER_SUBJECTS : isFar(post, person) ? MAX_FAR : 100;
  const score = Math.min(Math.max(0, Math.round(earned - cost)), most);
  const reasons = [
    ...parts.map(({ text, share }) => ({ text: text(), good: share >= 0.7 })).filter(({ text }) => text !== ''),
    ...[...new Set(taught.map(({ lesson }) => lesson.reason))].map((reason) => ({
      text: `与您标记“${rejectionReasons[reason]}”的人相近`,
      good: false,
    })),
  ];
  const met = reasons.filter(({ good }) => good).length / Math.max(1, reasons.length);
  return { score, order: most * 10 + met, reasons };
}
