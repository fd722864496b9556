import { dayMs } from '#contract/months.ts';
import { identities } from '#contract/seekers/seeker.ts';
import type { TalentCard, TalentFit } from '#contract/talents/talent-shapes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';

const thousand = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;

/** '8–12K'; 面议 without an amount. */
export const payText = ({ salaryMin, salaryMax }: TalentCard): string =>
  salaryMin && salaryMax
    ? `${thousand(salaryMin).slice(0, -1)}–${thousand(salaryMax)}`
    : salaryMin
      ? `${thousand(salaryMin)} 以上`
      : '薪资面议';

/** '4 年', or months below a year: a line of a list is short. */
const yearsText = (months: number) => (months < 12 ? `${months} 个月` : `${Math.floor(months / 12)} 年`);

/** '28 岁 · 本科 · 教龄 4 年' */
export const personText = (talent: TalentCard): string =>
  [
    talent.age ? `${talent.age} 岁` : '',
    labelOf(educations, talent.education),
    talent.teachingMonths > 0 ? `教龄 ${yearsText(talent.teachingMonths)}` : identities[talent.identity as 'teacher'],
  ]
    .filter(Boolean)
    .join(' · ');

const stagesOf = (talent: TalentCard) =>
  talent.stages
    .slice(0, 2)
    .filter((code) => !talent.wish.includes(shortOf(stages, code)))
    .map((code) => labelOf(stages, code));

/** '2027-08 到岗'; nothing where it is not said. */
export const arrivalText = ({ arrival }: TalentCard): string => arrival && `${arrival.replace(/\d$/, '$& ')}到岗`;

/** Stages and subjects that the wished post does not name already, and from when. */
export const tagsOf = (talent: TalentCard): string[] =>
  [...stagesOf(talent), ...labelsOf(subjects, talent.subjects).slice(0, 2), arrivalText(talent)].filter(
    (tag) => !talent.wish.includes(tag),
  );

/** '高级中学教师资格 · 一级教师'; beside a fit, a certificate of which that does not tell. */
function papersText({ certificate, titles: held }: TalentCard, fit: TalentFit | null): string {
  const isMet = fit?.reasons.some(({ good, text }) => good && text.endsWith('教师资格'));
  return [certificate && !isMet && `${certificate}教师资格`, ...(fit ? [] : labelsOf(titles, held.slice(0, 1)))]
    .filter(Boolean)
    .join(' · ');
}

/** '曾任职杭州青枫高级中学'; students and graduates have been there to practise. */
const employerText = ({ identity, lastEmployer }: TalentCard): string =>
  `${identity === 'student' || identity === 'graduate' ? '曾实习于' : '曾任职'}${lastEmployer}`;

/** Wish, employer, school, and papers: the wish is left out where it says what is sought anyway, papers of which the fit tells. */
export const linesOf = (talent: TalentCard, sought = '', fit: TalentFit | null = null): string[] =>
  [
    talent.wish && !sought.includes(talent.wish) ? talent.wish : '',
    talent.lastEmployer && employerText(talent),
    [talent.school, talent.major].filter(Boolean).join(' · '),
    papersText(talent, fit),
  ].filter(Boolean);

/** '3 天前活跃', of who was not active today. */
export function activeText(at: string, now = Date.now()): string {
  const days = Math.floor((now - new Date(at).getTime()) / dayMs);
  return days < 30 ? `${days} 天前活跃` : '一个月前活跃';
}

/** Whether the person was active within a day. */
export const isActiveToday = (at: string, now = Date.now()): boolean => now - new Date(at).getTime() < dayMs;

/** '谢老师' for a name that is masked: neither the given name nor the sex shows. */
export const shownName = ({ name, revealed }: Pick<TalentCard, 'name' | 'revealed'>): string =>
  revealed ? name : addressOf(name);

/** '谢**' as '谢老师'. */
export const addressOf = (masked: string): string => `${[...masked][0] ?? ''}老师`;
