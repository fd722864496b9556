import { join } from 'node:path';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { type Candidate, type Check, notFilled, type PostRequirements } from './check.ts';
import { highestEducation } from './highest-education.ts';

/** 专业类 → majors. A notice names the class ('中国语言文学类'); a resume names the major ('汉语言文学'). */
const families = new Map(
  readRows(join(import.meta.dirname, 'major-families.tsv')).map(([name = '', majors = '']) => [
    name,
    majors.split(' '),
  ]),
);

/** The class in a notice that contains a major, by normalised names; null if the list has none. */
function familyOf(major: string, required: string): string | null {
  const name = required.replace(/类$/, '');
  return [name, `${name}学`].some((one) => families.get(one)?.includes(major)) ? `${name}类` : null;
}

type Education = ResumeContent['educations'][number];

interface MajorMatch {
  /** 2: the same name; 1: a class that contains it, or a name that contains the other. */
  rank: 1 | 2;
  note: string | undefined;
}

const anyMajor = /^(?:专业)?不限/;
/** A single shared character is not enough for similarity: '学' would match all majors. */
const shortestShared = 2;

/** A name without brackets, spaces and generic words: '学科教学（数学）' equals '学科教学·数学'. */
const plain = (major: string) =>
  major
    .normalize('NFKC')
    .replace(/[\s()·、,]/g, '')
    .replace(/(?:师范类?|专业|方向)+$/, '');

function stem(major: string): string {
  const name = plain(major).replace(/类$/, '');
  return name.length > shortestShared ? name.replace(/学$/, '') : name;
}

function isNear(mine: string, required: string): boolean {
  const [a, b] = [stem(mine), stem(required)];
  return Math.min(a.length, b.length) >= shortestShared && (a.includes(b) || b.includes(a));
}

/** The majors that a post requires; empty if any is welcome. */
export function requiredMajors(majors: readonly string[] = []): string[] {
  const required = majors.filter((major) => major.trim() !== '');
  return required.some((major) => anyMajor.test(major.trim())) ? [] : required;
}

/** How a major matches one of the required ones; null if it does not. */
export function matchMajor(major: string, required: readonly string[]): MajorMatch | null {
  const mine = plain(major);
  if (required.some((one) => plain(one) === mine)) return { rank: 2, note: undefined };
  const family = required.map((one) => familyOf(mine, plain(one))).find((name) => name !== null);
  if (family) return { rank: 1, note: `属于${family}` };
  return required.some((one) => isNear(mine, one)) ? { rank: 1, note: '专业相近，以单位审核为准' } : null;
}

function matchOf(education: Education, required: readonly string[]) {
  const match = matchMajor(education.major, required);
  return match && { education, ...match };
}

/** 专业. The same name matches; one of the named class, or a similar one, matches with an explanation. */
export function checkMajor({ requirements }: PostRequirements, { content }: Candidate): Check | null {
  const required = requiredMajors(requirements.majors);
  if (required.length === 0) return null;
  const line = { key: 'major', name: '专业', wants: required.join('、'), section: 'educations' };
  const highest = highestEducation(content.educations);
  const studied = content.educations.filter(({ major }) => major !== '');
  const inOrder = [...studied].sort((a, b) => Number(b === highest) - Number(a === highest));
  const matches = inOrder.map((education) => matchOf(education, required)).filter((match) => match !== null);
  const best = matches.sort((a, b) => b.rank - a.rank)[0];
  if (best) {
    const lower = best.education === highest ? undefined : `以${labelOf(educations, best.education.education)}专业符合`;
    return { ...line, has: best.education.major, result: 'fit', note: best.note ?? lower };
  }
  const first = inOrder[0];
  return first ? { ...line, has: first.major, result: 'unfit' } : { ...line, has: notFilled, result: 'missing' };
}
