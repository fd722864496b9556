import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { degrees } from '#contract/taxonomy/degrees.ts';
import { ageAt, type Candidate, type Check, checkRequirements, type WantedBy } from '#server/domains/resumes/public.ts';
import { academicDegrees, type ExamRequirements } from '../../contract/exam-requirements.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import type { PostFit, RuleCheck } from '../../contract/exam-shapes.ts';
import type { Standing } from '../../contract/review.ts';
import { admits } from '../majors/admits.ts';
import { checkHousehold } from './read-household.ts';

/** The person compared: the basic record and the content of the default resume. */
export interface Applicant {
  birthday: string;
  /** Region of 户籍; null where the person has not stated it. */
  household: string | null;
  content: ResumeContent;
}

type Rule = (requirements: ExamRequirements, person: Applicant, settings: ExamSettings) => RuleCheck | null;

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

/** A rule with what it requires, to be answered. */
const ruleFor =
  (rule: string, label: string, section: string, required: string) =>
  (has: string, verdict: RuleCheck['verdict'], reason = ''): RuleCheck => ({
    ...{ rule, label, section, required, has, verdict },
    reason: verdict === 'fits' ? '' : reason,
  });
const fitsIf = (fits: boolean) => (fits ? 'fits' : 'unfit');

/** 年龄: the day of birth where the organiser names one, else full years on the project's day. */
const checkAge: Rule = ({ bornFrom, maxAge }, { birthday }, { ageOn }) => {
  if (!bornFrom && !maxAge) return null;
  const answer = ruleFor('age', '年龄', 'basics', bornFrom ? `${bornFrom} 及以后出生` : `${maxAge} 周岁及以下`);
  const age = ageAt(birthday, noon(ageOn));
  if (age === null) return answer('未填写', 'missing', '基本信息里没有出生日期');
  const counted = `到 ${ageOn} 满 ${age} 周岁`;
  const fits = bornFrom ? birthday >= bornFrom : age <= (maxAge ?? 0);
  return answer(`${birthday} 出生，${counted}`, fitsIf(fits), `${counted}，超过要求`);
};

/** 学位, by rank over all kinds. */
const checkDegree: Rule = ({ degree }, { content }) => {
  if (!degree) return null;
  const answer = ruleFor('degree', '学位', 'educations', `${academicDegrees[degree].label}及以上学位`);
  const stated = content.educations.flatMap((education) => education.degree ?? []);
  const best = [...stated].sort((one, other) => degrees[other].rank - degrees[one].rank)[0];
  if (!best) return answer('未填写', 'missing', '教育经历里没有写学位');
  return answer(degrees[best].label, fitsIf(degrees[best].rank >= academicDegrees[degree].rank), '学位低于要求');
};

/** 全日制, of the highest education whose form is stated. */
const checkFullTime: Rule = ({ fullTime }, { content }) => {
  if (!fullTime) return null;
  const answer = ruleFor('fullTime', '学习形式', 'educations', '全日制');
  const forms = content.educations.flatMap(({ form }) => form ?? []);
  if (forms.includes('full-time')) return answer('有全日制学历', 'fits');
  if (forms.length === 0) return answer('未填写', 'missing', '教育经历里没有写学习形式');
  return answer('没有全日制学历', 'unfit', '要求全日制');
};

/** 应届: a year of graduation that the project counts. */
const checkGraduate: Rule = ({ graduatesOnly }, { content }, { graduationYears, papersUntil }) => {
  if (!graduatesOnly) return null;
  const required = `${graduationYears.join('、')} 届毕业生`;
  const answer = ruleFor('graduates', '招聘对象', 'educations', required);
  const ends = content.educations.map(({ to }) => (to === 'now' ? papersUntil.slice(0, 4) : to.slice(0, 4)));
  if (ends.length === 0) return answer('未填写', 'missing', '没有教育经历');
  const fits = ends.some((year) => graduationYears.includes(Number(year)));
  return answer(`${[...ends].sort().at(-1)} 届`, fitsIf(fits), `只招 ${required}`);
};

/** Conditions that only a person can judge. */
const checkOthers = ({ others = [] }: ExamRequirements): RuleCheck[] =>
  others.map((required) => ({
    ...{ rule: 'other', label: '其他条件', section: null, required, has: '' },
    verdict: 'person',
    reason: '由组织单位审核',
  }));

const verdicts = { fits: 'fits', unclear: 'person', unfit: 'unfit' } as const;
const order: readonly RuleCheck['verdict'][] = ['fits', 'person', 'unfit'];

/** 专业 by the national catalogues: of several diplomas the one that fits best counts. */
function checkMajors({ majors, words }: ExamRequirements, { content }: Applicant): RuleCheck | null {
  if (!majors) return null;
  const required = words.majors ?? majors.join('、');
  const answer = ruleFor('major', '专业', 'educations', required);
  const answers = content.educations.flatMap(({ major, education }) => {
    if (!major || !education) return [];
    const { fits, why } = admits(required, { level: education, majorName: major });
    return [{ ...answer(major, verdicts[fits]), reason: why }];
  });
  const best = order.flatMap((verdict) => answers.find((candidate) => candidate.verdict === verdict) ?? [])[0];
  return best ?? answer('未填写', 'missing', '教育经历里没有写专业');
}

type PostOfTable = { id: string; stage: string | null; requirements: ExamRequirements };

export type ExamApplicant = Applicant & Candidate;

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

const commonVerdicts = { fit: 'fits', unfit: 'unfit', missing: 'missing' } as const;
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
  const organiserText = (wordsOf[check.rule] ?? []).map((name) => words[name]).find(Boolean);
  return organiserText ? { ...check, required: organiserText } : check;
};

const ruleOf = ({ key, name, wants, has, result, note, section }: Check): RuleCheck => ({
  rule: key,
  // The degree is a rule of its own.
  label: key === 'education' ? '学历' : name,
  required: wants,
  has,
  verdict: commonVerdicts[result],
  reason: note ?? '',
  section: section ?? null,
});

/** Every rule of a post against a person, in the organiser's words, and the worst of them. What only a person can judge does not count. */
export function fitOfPost(
  post: PostOfTable,
  person: ExamApplicant,
  { settings, regionCode }: Project,
  now: Date,
): PostFit {
  const { requirements } = post;
  const household = checkHousehold(requirements, person.household, regionCode);
  const examChecks = [checkMajors, checkAge, checkDegree, checkFullTime, checkGraduate].flatMap(
    (rule) => rule(requirements, person, settings) ?? [],
  );
  const checks = [
    ...checkRequirements(commonOf(post), person, now).map(ruleOf),
    ...examChecks,
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
