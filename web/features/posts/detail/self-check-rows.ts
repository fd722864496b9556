import { requirementRows } from '#contract/posts/post-facts.ts';
import { applicantCertificates, applicantEducations } from '#contract/search/applicant.ts';
import { certificateCovers, certificates } from '#contract/taxonomy/certificates.ts';
import { type EducationCode, educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { codesOf, isCode, labelOf } from '#contract/taxonomy/list.ts';
import { answersOf } from '#web/features/self-check/answers.ts';
import { isPreferred } from './fit-mark.tsx';
import type { JobData } from './load-job.ts';
import type { Mine } from './use-mine.ts';

type Post = JobData['post'];

interface SelfChoice {
  label: string;
  fits: boolean;
}

export interface SelfRow {
  name: string;
  wants: string;
  choices: SelfChoice[];
  /** Asked for as an advantage: who lacks it may apply as well as others. */
  preferred: boolean;
}

const MONTHS = 12;
/** Most majors that are choices of their own; a longer list is answered as a whole. */
const MAX_MAJORS = 4;

/** Years of teaching, by the months that a choice stands for at least. */
const spans = [
  ['没教过', 0],
  ['不到 1 年', 1],
  ['1 年', MONTHS],
  ['2 年', 2 * MONTHS],
  ['3–4 年', 3 * MONTHS],
  ['5–9 年', 5 * MONTHS],
  ['10 年以上', 10 * MONTHS],
] as const;

const yesOrNo = (yes: string, no: string): SelfChoice[] => [
  { label: yes, fits: true },
  { label: no, fits: false },
];

function educationChoices({ education }: Post): SelfChoice[] {
  return applicantEducations.map((mine) => ({
    label: labelOf(educations, mine),
    fits: !isCode(educations, education) || meetsEducation(mine, education as EducationCode),
  }));
}

function majorChoices({ requirements }: Post): SelfChoice[] {
  const majors = requirements.majors ?? [];
  if (majors.length > MAX_MAJORS) return yesOrNo('在其中', '不在其中');
  return [...majors.map((label) => ({ label, fits: true })), { label: '都不是', fits: false }];
}

const certificateChoices = ({ certificate: wanted }: Post): SelfChoice[] =>
  codesOf(applicantCertificates).map((held) => ({
    label: applicantCertificates[held],
    fits: isCode(certificates, wanted) && held !== 'none' && certificateCovers(held, wanted),
  }));

function experienceChoices({ experience, requirements }: Post): SelfChoice[] {
  if (experience === 'graduate') return yesOrNo('应届或在读', '往届');
  const band = isCode(experiences, experience) ? experiences[experience].from * MONTHS : 0;
  const wanted = requirements.experienceMonths ?? band;
  return spans.map(([label, months]) => ({ label, fits: months >= wanted }));
}

const choicesOf: Partial<Record<string, (post: Post) => SelfChoice[]>> = {
  学历学位: educationChoices,
  专业: majorChoices,
  教师资格证: certificateChoices,
  教学经验: experienceChoices,
};

/** Whether a row is answered by yes or no alone. */
const isYesOrNo = ({ choices }: SelfRow) => choices.length === 2;

/**
 * A post's requirements, each with the answers that a visitor may give about themselves, those of several answers first; '专业不限' asks
 * for nothing.
 */
export const selfCheckRows = (post: Post): SelfRow[] =>
  requirementRows(post)
    .filter(({ wants }) => wants !== '专业不限')
    .map((row) => ({
      ...row,
      choices: choicesOf[row.name]?.(post) ?? yesOrNo('满足', '不满足'),
      preferred: isPreferred(row.wants),
    }))
    .sort((one, other) => Number(isYesOrNo(one)) - Number(isYesOrNo(other)));

/** The lines of a seeker, those that the resume leaves open as they were answered before the sign-in. */
export function withAnswers(checks: Mine['checks'], post: Post): (Mine['checks'][number] & { isAnswered?: boolean })[] {
  const answers = answersOf(post.id);
  const rows = selfCheckRows(post);
  return checks.map((check) => {
    const choices = rows.find(({ name }) => name === check.name)?.choices;
    const answer = choices?.find(({ label }) => label === answers[check.name]);
    if (check.result !== 'missing' || !answer) return check;
    return { ...check, has: answer.label, result: answer.fits ? 'fit' : 'unfit', note: '按你的自检', isAnswered: true };
  });
}
