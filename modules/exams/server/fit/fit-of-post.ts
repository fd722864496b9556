import { type Candidate, type Check, checkRequirements, type WantedBy } from '#server/domains/resumes/public.ts';
import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import type { PostFit, RuleCheck } from '../../contract/exam-shapes.ts';
import type { Standing } from '../../contract/review.ts';
import {
  type Applicant,
  checkAge,
  checkDegree,
  checkFullTime,
  checkGraduate,
  checkMajors,
  checkOthers,
} from './own-rules.ts';
import { checkHousehold } from './read-household.ts';

interface PostOfTable {
  id: string;
  stage: string | null;
  requirements: ExamRequirements;
}

export type Person = Applicant & Candidate;

export interface Project {
  settings: ExamSettings;
  regionCode: string;
}

/** The same requirements in the terms of 资格自检, which compares those that every post may have. */
const commonOf = ({ stage, requirements: wanted }: PostOfTable): WantedBy => ({
  education: wanted.education ?? null,
  certificate: wanted.certificate ?? null,
  titleLevel: null,
  experience: 'any',
  stages: stage ? [stage] : [],
  subjects: wanted.certificateSubjects ?? [],
  requirements: {
    putonghua: wanted.putonghua,
    experienceMonths: wanted.experienceYears ? wanted.experienceYears * 12 : undefined,
  },
});

const verdicts = { fit: 'fits', unfit: 'unfit', missing: 'missing' } as const;
/** The organiser's words of each rule, under the heading of its column. */
const wordsOf: Record<string, readonly (keyof ExamRequirements['words'])[]> = {
  education: ['education', 'educationAndDegree'],
  degree: ['degree', 'educationAndDegree'],
  major: ['majors'],
  age: ['age'],
  certificate: ['certificate'],
  putonghua: ['putonghua'],
  experience: ['experience'],
  graduates: ['audience'],
};

const inWords = ({ words }: ExamRequirements, check: RuleCheck): RuleCheck => {
  const said = (wordsOf[check.rule] ?? []).map((name) => words[name]).find(Boolean);
  return said ? { ...check, required: said } : check;
};

const ruleOf = ({ key, name, wants, has, result, note, section }: Check): RuleCheck => ({
  rule: key,
  // The degree is a rule of its own.
  label: key === 'education' ? '学历' : name,
  required: wants,
  has,
  verdict: verdicts[result],
  reason: note ?? '',
  section: section ?? null,
});

/** Every rule of a post against a person, in the organiser's words, and the worst of them. What only a person can judge does not count. */
export function fitOfPost(post: PostOfTable, person: Person, { settings, regionCode }: Project, now: Date): PostFit {
  const { requirements } = post;
  const household = checkHousehold(requirements, person.household, regionCode);
  const own = [checkMajors, checkAge, checkDegree, checkFullTime, checkGraduate].flatMap(
    (rule) => rule(requirements, person, settings) ?? [],
  );
  const checks = [
    ...checkRequirements(commonOf(post), person, now).map(ruleOf),
    ...own,
    ...(household ? [household] : []),
    ...checkOthers(requirements),
  ];
  const has = (verdict: RuleCheck['verdict']) => checks.some((check) => check.verdict === verdict);
  const fit = has('unfit') ? 'unfit' : has('missing') ? 'missing' : 'fits';
  return { postId: post.id, fit, checks: checks.map((check) => inWords(requirements, check)) };
}

/** The worst of a post's rules; what only a person can judge comes before what fits. */
export function standingOf({ fit, checks }: PostFit): Standing {
  if (fit !== 'fits') return fit;
  return checks.some(({ verdict }) => verdict === 'person') ? 'person' : 'fits';
}
