import { degrees } from '#contract/taxonomy/degrees.ts';
import { type EducationCode, educationAtLeast, educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { isCode, labelOf } from '#contract/taxonomy/list.ts';
import { type Candidate, type Check, notFilled, type PostRequirements } from './check.ts';
import { highestEducation } from './highest-education.ts';

/** The rank of degree that corresponds to an education: 学士 to 本科, 硕士 to 硕士, 博士 to 博士. */
const degreeRankOf: Partial<Record<EducationCode, number>> = { bachelor: 1, master: 2, doctor: 3 };

function degreeNote(required: EducationCode, { content }: Candidate): string | undefined {
  const rank = degreeRankOf[required];
  const degree = highestEducation(content.educations)?.degree;
  if (rank === undefined || degree === undefined || degrees[degree].rank >= rank) return undefined;
  return degree === 'none' ? '未取得学位，以公告要求为准' : '学位低于学历，以公告要求为准';
}

function shortfallNote(required: EducationCode, { content }: Candidate): string | undefined {
  const rank = degreeRankOf[required];
  const higher = content.educations.some(({ degree }) => rank && degree && degrees[degree].rank >= rank);
  return higher ? '有相应学位、无相应学历，以公告要求为准' : undefined;
}

/** 学历学位. A person without an education entry is judged by the basic record. */
export function checkEducation({ education: required }: PostRequirements, person: Candidate): Check | null {
  if (!isCode(educations, required) || required === 'junior') return null;
  const line = { key: 'education', name: '学历学位', wants: educationAtLeast(required), section: 'educations' };
  const highest = highestEducation(person.content.educations);
  const mine = highest?.education ?? person.jober.education;
  if (!isCode(educations, mine)) return { ...line, has: notFilled, result: 'missing' };
  if (!highest) {
    const result = meetsEducation(mine, required) ? 'fit' : 'unfit';
    return { ...line, has: labelOf(educations, mine), result, note: '教育经历未填写，按基本信息比对' };
  }
  const end = highest.to === 'now' ? '在读' : `${highest.to.slice(0, 4)} 届`;
  const has = `${labelOf(educations, mine)} · ${highest.school}，${end}`;
  if (!meetsEducation(mine, required)) return { ...line, has, result: 'unfit', note: shortfallNote(required, person) };
  const note = highest.to === 'now' ? '在读，须按期取得学历' : degreeNote(required, person);
  return { ...line, has, result: 'fit', note };
}
