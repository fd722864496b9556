import { checkText } from '#contract/posts/post-text-check.ts';
import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { compact } from '../read/plain-text.ts';
import { maskContacts } from '../read/private-text.ts';
import { benefitsWithoutCode } from '../read/read-benefits.ts';
import { asksNothing } from '../read/read-papers.ts';
import type { Cells } from '../table/fields.ts';

const MAX_LINES = 12;
const MAX_LINE = 80;
const MAX_MAJORS = 20;
const MAX_MAJOR = 40;

/** 专业: a list of names; 不限 means none. */
export const majorsOf = ({ majors }: Cells): string[] =>
  asksNothing(majors) || /^专业不限$/.test(compact(majors))
    ? []
    : [...new Set(majors.split(/[、,，;；/\n]+/).map((name) => name.trim()))].filter(Boolean);

/** A reserve of teachers (储备) is not a start date. */
export const isReserve = (arrival: string): boolean => /储备/.test(arrival);

/** Whether a post may state an age: only if a public notice regulates it. */
export const mayTellAge = (age: string, tenure: TenureCode | null): boolean =>
  checkText(`年龄：${age}`, tenure ?? undefined).every(({ severity }) => severity !== 'block');

/** Whether a row describes the work or its requirements in a text. */
export const isDescribed = ({ description, demands }: Cells): boolean => description !== '' || demands !== '';

/** Texts that belong below a description, with their headings. */
export const besideDescription = ({ remark, benefits, benefitsText }: Cells): [heading: string, text: string][] => [
  ['备注', remark],
  ['福利待遇', benefitsText],
  ['其他福利', benefitsWithoutCode(benefits).join('、')],
];

/** A text without a description to stand below, in lines that fit. */
const textLines = (heading: string, text: string): string[] =>
  maskContacts(text)
    .text.split(/\n|(?<=[。；;])/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `${heading}：${line}`);

/** '2年以上' has no band of its own: the band of 1–3 years ends where it does not. */
export const isOpenEnded = (experience: string, code: ExperienceCode | undefined): boolean =>
  /以上|起|至少|不少于/.test(experience) && code !== undefined && experiences[code].to !== null;

interface Beside {
  several: boolean;
  tenure: TenureCode | null;
  experience: ExperienceCode | undefined;
  /** Certificates without a code. */
  unreadPapers: readonly string[];
}

/** Facts without a field, one line each, for the description. */
export function otherLines(cells: Cells, { several, tenure, experience, unreadPapers }: Beside): string[] {
  const { conditions, degree, age, teacherKind, lessonKind, arrival } = cells;
  return [
    several ? '招聘若干人' : '',
    teacherKind,
    lessonKind,
    isReserve(arrival) ? '储备岗位' : '',
    asksNothing(degree) ? '' : `学位：${degree}`,
    ...unreadPapers,
    isOpenEnded(cells.experience, experience) ? `经验：${cells.experience}` : '',
    !asksNothing(age) && mayTellAge(age, tenure) ? `年龄：${age}` : '',
    ...(asksNothing(conditions) ? [] : conditions.split(/\n|[；;](?=\s*\d?)/)),
    ...(isDescribed(cells) ? [] : besideDescription(cells).flatMap(([heading, text]) => textLines(heading, text))),
  ]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Fits the text to the form's limits, with a note on each cut. */
export function fitted(lines: readonly string[], majors: readonly string[]) {
  const notes = [
    lines.length > MAX_LINES ? `其他要求最多 ${MAX_LINES} 条，后 ${lines.length - MAX_LINES} 条没有写入` : '',
    lines.some((line) => line.length > MAX_LINE) ? `其他要求每条最多 ${MAX_LINE} 字，超出部分已截去` : '',
    majors.length > MAX_MAJORS ? `专业最多 ${MAX_MAJORS} 个，后 ${majors.length - MAX_MAJORS} 个没有写入` : '',
    majors.some((name) => name.length > MAX_MAJOR) ? `专业名称最多 ${MAX_MAJOR} 字，超出部分已截去` : '',
  ].filter(Boolean);
  return {
    others: lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE)),
    majors: majors.slice(0, MAX_MAJORS).map((name) => name.slice(0, MAX_MAJOR)),
    notes,
  };
}
