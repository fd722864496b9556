import { graduationYears, isForRetired } from '#contract/posts/audience.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import type { Candidate, Check, PostRequirements } from './check.ts';
import { highestEducation } from './highest-education.ts';

const asNoticeSays = '择业期内未落实单位的，以公告为准';

/** 应届: a post for graduates checks the person's status and the year of graduation, not their teaching experience. */
export function checkGraduate(post: PostRequirements, { jober, content }: Candidate): Check | null {
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
export function checkRetired(post: PostRequirements, { jober }: Candidate): Check | null {
  if (!isForRetired(post)) return null;
  const line = { key: 'retired', name: '退休身份', wants: '退休教师', has: labelOf(identities, jober.identity) };
  if (jober.identity === 'retired') return { ...line, result: 'fit' };
  return { ...line, result: 'unfit', note: '银龄返聘面向已退休的教师' };
}
