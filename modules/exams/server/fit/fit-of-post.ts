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

/** 年龄: the day of birth where the organiser names one, else full years on the project's day. */
export const checkAge: Rule = ({ bornFrom, maxAge }, { birthday }, { ageOn }) => {
  if (!bornFrom && !maxAge) return null;
  const required = bornFrom ? `${bornFrom} 及以后出生` : `${maxAge} 周岁及以下`;
  const line = { rule: 'age', label: '年龄', required, section: 'basics' };
  const age = ageAt(birthday, noon(ageOn));
  if (age === null) return { ...line, has: '未填写', verdict: 'missing', reason: '基本信息里没有出生日期' };
  const fits = bornFrom ? birthday >= bornFrom : age <= (maxAge ?? 0);
  const counted = `到 ${ageOn} 满 ${age} 周岁`;
  return {
    ...line,
    has: `${birthday} 出生，${counted}`,
    verdict: fits ? 'fits' : 'unfit',
    reason: fits ? '' : `${counted}，超过要求`,
  };
};

/** 学位, by rank over all kinds. */
export const checkDegree: Rule = ({ degree }, { content }) => {
  if (!degree) return null;
  const line = {
    rule: 'degree',
    label: '学位',
    required: `${academicDegrees[degree].label}及以上学位`,
    section: 'educations',
  };
  const stated = content.educations.flatMap((education) => education.degree ?? []);
  const best = [...stated].sort((one, other) => degrees[other].rank - degrees[one].rank)[0];
  if (!best) return { ...line, has: '未填写', verdict: 'missing', reason: '教育经历里没有写学位' };
  const fits = degrees[best].rank >= academicDegrees[degree].rank;
  return { ...line, has: degrees[best].label, verdict: fits ? 'fits' : 'unfit', reason: fits ? '' : '学位低于要求' };
};

/** 全日制, of the highest education whose form is stated. */
export const checkFullTime: Rule = ({ fullTime }, { content }) => {
  if (!fullTime) return null;
  const line = { rule: 'fullTime', label: '学习形式', required: '全日制', section: 'educations' };
  const forms = content.educations.flatMap(({ form }) => form ?? []);
  if (forms.includes('full-time')) return { ...line, has: '有全日制学历', verdict: 'fits', reason: '' };
  if (forms.length === 0) return { ...line, has: '未填写', verdict: 'missing', reason: '教育经历里没有写学习形式' };
  return { ...line, has: '没有全日制学历', verdict: 'unfit', reason: '要求全日制' };
};

/** 应届: a year of graduation that the project counts. */
export const checkGraduate: Rule = ({ graduatesOnly }, { content }, { graduationYears, papersUntil }) => {
  if (!graduatesOnly) return null;
  const required = `${graduationYears.join('、')} 届毕业生`;
  const line = { rule: 'graduates', label: '招聘对象', required, section: 'educations' };
  const ends = content.educations.map(({ to }) => (to === 'now' ? papersUntil.slice(0, 4) : to.slice(0, 4)));
  if (ends.length === 0) return { ...line, has: '未填写', verdict: 'missing', reason: '没有教育经历' };
  const fits = ends.some((year) => graduationYears.includes(Number(year)));
  const last = [...ends].sort().at(-1);
  return { ...line, has: `${last} 届`, verdict: fits ? 'fits' : 'unfit', reason: fits ? '' : `只招 ${required}` };
};

/** Conditions that only a person can judge. */
export const checkOthers = ({ others = [] }: ExamRequirements): RuleCheck[] =>
  others.map((required) => ({
    rule: 'other',
    label: '其他条件',
    required,
    has: '',
    section: null,
    verdict: 'person',
    reason: '由组织单位审核',
  }));

const verdicts = { fits: 'fits', unclear: 'person', unfit: 'unfit' } as const;
const order: readonly RuleCheck['verdict'][] = ['fits', 'person', 'unfit'];

/** 专业 by the national catalogues: of several diplomas the one that fits best counts. */
export function checkMajors({ majors, words }: ExamRequirements, { content }: Applicant): RuleCheck | null {
  if (!majors) return null;
  const required = words.majors ?? majors.join('、');
  const line = { rule: 'major', label: '专业', required, section: 'educations' };
  const answers = content.educations.flatMap(({ major, education }) => {
    if (!major || !education) return [];
    const { fits, why } = admits(required, { level: education, majorName: major });
    return [{ ...line, has: major, verdict: verdicts[fits], reason: why }];
  });
  const best = order.flatMap((verdict) => answers.find((answer) => answer.verdict === verdict) ?? [])[0];
  return best ?? { ...line, has: '未填写', verdict: 'missing', reason: '教育经历里没有写专业' };
}

interface PostOfTable {
  id: string;
  stage: string | null;
  requirements: ExamRequirements;
}

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
  const said = (wordsOf[check.rule] ?? []).map((name) => words[name]).find(Boolean);
  return said ? { ...check, required: said } : check;
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
