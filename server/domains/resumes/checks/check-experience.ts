import { monthsCovered, monthsInWords, spanOf } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { experiences as bands } from '#contract/taxonomy/experiences.ts';
import { isCode, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { type Candidate, type Check, notFilled, numberBefore, type PostRequirements } from './check.ts';
import { isTeaching } from './teaching.ts';

type Experience = ResumeContent['experiences'][number];

const monthsOf = (all: readonly Experience[], now: Date) => monthsCovered(all.map((entry) => spanOf(entry, now)));

/** 教学经验: months of teaching at the post's 学段. */
export function checkExperience(post: PostRequirements, person: Candidate, now: Date): Check | null {
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
export function checkHomeroom({ requirements }: PostRequirements, { content }: Candidate, now: Date): Check | null {
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
