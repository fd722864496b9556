import { monthAt, monthNumber, monthsCovered, monthsInWords, spanOf } from '#contract/months.ts';
import { graduationYears, isForRetired } from '#contract/posts/audience.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { experiences as bands } from '#contract/taxonomy/experiences.ts';
import { codeOfLabel, isCode, labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { meetsPutonghua, type PutonghuaCode, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { meetsTitle, titles } from '#contract/taxonomy/titles.ts';
import type { Database } from '#server/platform/database/database.ts';
import { candidateOf } from '../queries.ts';
import {
  type Candidate,
  type Check,
  compareYourself,
  notFilled,
  numberBefore,
  type PostRequirements,
} from './check.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkEducation } from './check-education.ts';
import { checkMajor } from './check-major.ts';
import { highestEducation } from './highest-education.ts';
import { isTeaching } from './teaching.ts';

const atOnce = /随时|立即|立刻|马上|即时|尽快/;
const fullMonth = /((?:19|20)\d{2})\s*[-.年/]\s*(0?[1-9]|1[0-2])(?!\d)/;

/** The next month of that number: 9 is this year's September until it has passed. */
const nextNamed = (month: number, today: number) => today + ((month - 1 - (today % 12) + 12) % 12);

/** The month that a text names, as a number of months: '2027-08 前', '2027年8月', '9月1日前', '随时', '一个月内'. */
export function arrivalMonth(text: string, now: Date): number | null {
  const today = monthNumber(monthAt(now));
  if (atOnce.test(text)) return today;
  const full = fullMonth.exec(text);
  if (full) return monthNumber(`${full[1]}-${String(full[2]).padStart(2, '0')}`);
  const months = numberBefore('(?:个月|月[之以]?内)', text);
  if (months !== null) return today + months;
  const weeks = numberBefore('(?:个?星期|周)', text);
  if (weeks !== null) return today + Math.ceil(weeks / 4);
  const named = numberBefore('月', text);
  if (named !== null) return named >= 1 && named <= 12 ? nextNamed(named, today) : null;
  return numberBefore('[天日]', text) === null ? null : today + 1;
}

/** 到岗时间. */
function checkArrival({ requirements }: PostRequirements, { content }: Candidate, now: Date): Check | null {
  const requirement = requirements.arrival?.trim();
  if (!requirement || requirement === '不限') return null;
  const mine = content.arrival;
  const line = { key: 'arrival', name: '到岗时间', wants: requirement, has: mine || notFilled, section: 'arrival' };
  if (mine === '') return { ...line, result: 'missing' };
  if (atOnce.test(mine)) return { ...line, result: 'fit' };
  const [latest, earliest] = [arrivalMonth(requirement, now), arrivalMonth(mine, now)];
  if (latest === null || earliest === null) return { ...line, result: 'missing', note: compareYourself };
  if (earliest <= latest) return { ...line, result: 'fit' };
  return { ...line, result: 'unfit', note: `晚 ${earliest - latest} 个月` };
}

type Experience = ResumeContent['experiences'][number];

const monthsOf = (all: readonly Experience[], now: Date) => monthsCovered(all.map((entry) => spanOf(entry, now)));

/** 教学经验: months of teaching at the post's 学段. */
function checkExperience(post: PostRequirements, person: Candidate, now: Date): Check | null {
  if (post.experience === 'graduate') return null;
  const band = isCode(bands, post.experience) ? bands[post.experience].from * 12 : 0;
  const required = post.requirements.experienceMonths ?? band;
  if (required <= 0) return null;
  const names = post.stages.filter((code) => isCode(stages, code)).map((code) => shortOf(stages, code));
  const wants = `${monthsInWords(required)}及以上${names.join('、')}教学`;
  const line = { key: 'experience', name: '教学经验', wants, section: 'experiences' };
  const taught = person.content.experiences.filter(isTeaching);
  if (taught.length === 0) return { ...line, has: notFilled, result: 'missing' };
  const atStage = names.length === 0 ? taught : taught.filter(({ stage }) => stage && post.stages.includes(stage));
  const months = monthsOf(atStage, now);
  if (months >= required) return { ...line, has: monthsInWords(months), result: 'fit' };
  const withUnknown = monthsOf([...atStage, ...taught.filter(({ stage }) => stage === undefined)], now);
  if (withUnknown >= required) {
    return { ...line, has: monthsInWords(months), result: 'missing', note: '有经历未写明任教学段' };
  }
  return { ...line, has: monthsInWords(months), result: 'unfit', note: `差 ${monthsInWords(required - months)}` };
}

/** 班主任经历. A resume without it may simply not mention it: reported as missing, not as unfit. */
function checkHomeroom({ requirements }: PostRequirements, { content }: Candidate, now: Date): Check | null {
  const requirement = requirements.homeroom?.trim();
  if (!requirement || requirement === '不限') return null;
  const line = { key: 'homeroom', name: '班主任经历', wants: requirement, section: 'experiences' };
  const led = content.experiences.filter(({ homeroom }) => homeroom);
  if (led.length === 0) return { ...line, has: notFilled, result: 'missing' };
  const months = monthsOf(led, now);
  const required = (numberBefore('年', requirement) ?? 0) * 12;
  const short = required - months;
  const fits = short <= 0;
  return {
    ...line,
    has: monthsInWords(months),
    result: fits ? 'fit' : 'unfit',
    note: fits ? undefined : `差 ${monthsInWords(short)}${requirement.includes('优先') ? '，不是必须条件' : ''}`,
  };
}

const asNoticeSays = '择业期内未落实单位的，以公告为准';

/** 应届: a post for graduates checks the person's status and the year of graduation, not their teaching experience. */
function checkGraduate(post: PostRequirements, { jober, content }: Candidate): Check | null {
  const years = graduationYears(post);
  if (years === null) return null;
  const wants = years.length > 0 ? `${years.join('、')} 届毕业生` : '应届毕业生';
  const line = { key: 'graduate', name: '应届身份', wants };
  const isStudent = jober.identity === 'student';
  if (!isStudent && jober.identity !== 'graduate')
    return { ...line, has: '非应届', result: 'unfit', note: asNoticeSays };
  const status = labelOf(identities, jober.identity);
  const end = highestEducation(content.educations)?.to ?? 'now';
  if (end === 'now') {
    if (years.length === 0) return { ...line, has: status, result: 'fit', note: isStudent ? '须按期毕业' : undefined };
    const note = '教育经历没有毕业时间，请填写预计毕业的月份';
    return { ...line, has: status, result: 'missing', note, section: 'educations' };
  }
  const mine = Number(end.slice(0, 4));
  const has = `${status}，${mine} 届`;
  if (years.length > 0 && !years.includes(mine))
    return { ...line, has, result: 'unfit', note: `${mine} 年毕业，不是所要的届别；${asNoticeSays}` };
  return { ...line, has, result: 'fit', note: isStudent ? '须按期毕业' : undefined };
}

/** 银龄返聘: a post for retired teachers. */
function checkRetired(post: PostRequirements, { jober }: Candidate): Check | null {
  if (!isForRetired(post)) return null;
  const line = { key: 'retired', name: '退休身份', wants: '退休教师', has: labelOf(identities, jober.identity) };
  if (jober.identity === 'retired') return { ...line, result: 'fit' };
  return { ...line, result: 'unfit', note: '银龄返聘面向已退休的教师' };
}

/** 资格自检: each requirement of a post compared with a resume. Unstated requirements have no line. */
export function checkRequirements(post: PostRequirements, person: Candidate, now: Date): Check[] {
  const lines = [
    checkEducation(post, person),
    checkMajor(post, person),
    checkCertificate(post, person, now),
    checkPutonghua(post, person),
    checkGraduate(post, person),
    checkRetired(post, person),
    checkExperience(post, person, now),
    checkTitle(post, person),
    checkHomeroom(post, person, now),
    checkArrival(post, person, now),
  ];
  return lines.filter((line) => line !== null);
}

/** 0–100: the share of matching lines; 100 for a post without requirements. */
export const fitOf = (checks: readonly Check[]): number =>
  checks.length === 0
    ? 100
    : Math.round((100 * checks.filter(({ result }) => result === 'fit').length) / checks.length);

/** A level as a code, or as a notice writes it: '普通话二级乙等及以上'. */
function putonghuaOf(text: string): PutonghuaCode | null {
  if (isCode(putonghuaLevels, text)) return text;
  return codeOfLabel(putonghuaLevels, text.replace(/普通话|水平|证书|[(（]?[及或]?以上[)）]?/g, ''));
}

/** 普通话. */
function checkPutonghua({ requirements }: PostRequirements, { content }: Candidate): Check | null {
  const requirement = requirements.putonghua?.trim();
  if (!requirement) return null;
  const required = putonghuaOf(requirement);
  const mine = content.languages.putonghua;
  const line = {
    key: 'putonghua',
    name: '普通话',
    wants: required ? `${labelOf(putonghuaLevels, required)}${required === '1a' ? '' : '及以上'}` : requirement,
    has: mine ? labelOf(putonghuaLevels, mine) : notFilled,
    section: 'languages',
  };
  if (!mine) return { ...line, result: 'missing' };
  if (!required) return { ...line, result: 'missing', note: compareYourself };
  return { ...line, result: meetsPutonghua(mine, required) ? 'fit' : 'unfit' };
}

/** 职称: tracks are compared by national level; where they differ the school decides. */
function checkTitle({ titleLevel: required }: PostRequirements, { content }: Candidate): Check | null {
  if (!isCode(titles, required)) return null;
  const top = titles[required].rank === 5;
  const line = {
    key: 'title',
    name: '职称',
    wants: `${titles[required].label}${top ? '' : '及以上'}`,
    section: 'titles',
  };
  const mine = [...content.titles].sort((a, b) => titles[b.level].rank - titles[a.level].rank)[0]?.level;
  if (!mine) return { ...line, has: notFilled, result: 'missing' };
  const fits = meetsTitle(mine, required);
  const note = fits && titles[mine].track !== titles[required].track ? '系列不同，以单位认定为准' : undefined;
  return { ...line, has: titles[mine].label, result: fits ? 'fit' : 'unfit', note };
}

/** 资格自检 of a seeker's default resume against a post. */
export async function checkPost(db: Database, joberId: string, post: PostRequirements, now: Date): Promise<Check[]> {
  const candidate = await candidateOf(db, joberId);
  return candidate ? checkRequirements(post, candidate, now) : [];
}
