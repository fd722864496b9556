import { dayMs } from '#contract/months.ts';
import { identities } from '#contract/seekers/seeker.ts';
import type { TalentCard, TalentFit } from '#contract/talents/talent-shapes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';

const thousand = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;

interface Wished {
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
}

/** '8–12K'; 面议 without an amount. */
export const payText = ({ salaryMin, salaryMax }: Wished): string =>
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

/** '2027-08 到岗'; nothing where it is not said. */
export const arrivalText = ({ arrival }: TalentCard): string => arrival && `${arrival.replace(/\d$/, '$& ')}到岗`;

/** '曾任职杭州青枫高级中学'; students and graduates have been there to practise. */
const employerText = ({ identity, lastEmployer }: TalentCard): string =>
  `${identity === 'student' || identity === 'graduate' ? '曾实习于' : '曾任职'}${lastEmployer}`;

/** School and major; below them the wish, unless it is what is sought anyway, and where. */
export const aboutOf = (talent: TalentCard, sought = ''): [string, string] => [
  [talent.school, talent.major].filter(Boolean).join(' · '),
  [
    talent.wish && !sought.includes(talent.wish) ? talent.wish : talent.lastEmployer && employerText(talent),
    talent.cities.join('、'),
  ]
    .filter(Boolean)
    .join('，'),
];

/** How many of a post's requirements are met, and what is missing. */
export function metOf({ reasons }: Pick<TalentFit, 'reasons'>) {
  const missing = reasons.filter(({ good }) => !good).map(({ text }) => text);
  return { met: reasons.length - missing.length, of: reasons.length, missing };
}

/** '今天活跃', '3 天前活跃' */
export function activeText(at: string, now = Date.now()): string {
  const days = Math.floor((now - new Date(at).getTime()) / dayMs);
  if (days < 1) return '今天活跃';
  return days < 30 ? `${days} 天前活跃` : '一个月前活跃';
}

/** '谢老师' for a name that is masked: neither the given name nor the sex shows. */
export const shownName = ({ name, revealed }: Pick<TalentCard, 'name' | 'revealed'>): string =>
  revealed ? name : addressOf(name);

/** '谢**' as '谢老师'. */
export const addressOf = (masked: string): string => `${[...masked][0] ?? ''}老师`;
