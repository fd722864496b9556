import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import {
  benefitTexts,
  roleTitles,
  stageTitles,
  subjectTitles,
  teachingRoles,
  tenureTitles,
  universityStages,
} from './field-words.ts';
import type { Fit } from './fit.ts';
import type { PostFacts } from './post-facts.ts';
import { readPayRange } from './read-pay-range.ts';
import type { Term } from './read-term.ts';

type Compare = (values: readonly string[], term: Term) => Fit;

/** `stage:university` stands for its four codes. */
export const codesOfTerm = ({ values }: Term): readonly string[] =>
  values.flatMap((value) => (value === 'university' ? universityStages : [value]));

const titled =
  (titles: Readonly<Record<string, RegExp>>, codes: readonly string[]) =>
  ({ title }: PostFacts) =>
    codes.some((code) => titles[code]?.test(title));

const shortest = (code: string): string => {
  const entry: unknown = subjects[code as keyof typeof subjects];
  const { label = code, short = label } = (entry ?? {}) as { label?: string; short?: string };
  return short;
};

const subjectSaid = (codes: readonly string[]) => (post: PostFacts) =>
  codes.some((code) => (subjectTitles[code] ?? new RegExp(shortest(code))).test(post.title));

const rankOf = (code: string | null) => (code ? educations[code as keyof typeof educations].rank : 0);

/** Who has this experience, or just graduated, may apply. */
function opensTo(wanted: string): Fit {
  const { from } = experiences[wanted as keyof typeof experiences];
  return ({ experience, title, text }) => {
    if (from === 0 && /届|校招|应届/.test(title + text)) return true;
    const asked = experiences[experience as keyof typeof experiences].from;
    return asked <= from && (from === 0 || experience !== 'graduate');
  };
}

/** By field: what a post must be. */
const fields: Readonly<Record<string, Compare>> = {
  place: (codes) => (post) => codes.some((code) => post.cityCode.startsWith(code) || post.regionCode.startsWith(code)),
  stage: (codes) => (post) => codes.some((code) => post.stages.includes(code)) || titled(stageTitles, codes)(post),
  subject: (codes) => (post) => codes.some((code) => post.subjects.includes(code)) || subjectSaid(codes)(post),
  role: (codes) => (post) => codes.includes(post.role) || titled(roleTitles, codes)(post),
  tenure: (codes) => (post) => codes.includes(post.tenure) || titled(tenureTitles, codes)(post),
  company: (codes) => (post) => codes.includes(post.companyType),
  certificate: (codes) => (post) => codes.includes(post.certificate ?? ''),
  benefit: (codes) => (post) =>
    codes.some((code) => post.benefits.includes(code) || benefitTexts[code]?.test(`${post.title}\n${post.text}`)),
  education: ([code = ''], { comparison }) =>
    comparison === '=' ? ({ education }) => education === code : ({ education }) => rankOf(education) <= rankOf(code),
  experience: ([code = '']) => opensTo(code),
  pay: ([range = '']) => {
    const { least, most } = readPayRange(range);
    return ({ monthMin, monthMax }) => monthMax !== null && monthMax >= least && (monthMin ?? monthMax) <= most;
  },
  lesson:
    ([yuan = '']) =>
    ({ lessonMax }) =>
      lessonMax !== null && lessonMax >= Number(yuan),
  title: ([value = ''], { comparison }) => {
    const pattern = new RegExp(value, 'i');
    return comparison === '~' ? (post) => pattern.test(post.title) : (post) => post.titleLevel === value;
  },
  name:
    ([value = '']) =>
    ({ company }) =>
      new RegExp(value).test(company),
  says:
    ([value = '']) =>
    ({ title, text }) =>
      new RegExp(value, 'i').test(`${title}\n${text}`),
  teach:
    () =>
    ({ role }) =>
      teachingRoles.includes(role),
  nocert:
    () =>
    ({ certificate }) =>
      certificate === null,
  none: () => () => false,
};

/** Terms that a chip may carry although no fact of a post answers them. */
const withoutFact = new Set(['near', 'unknown']);

/** What a term demands of a post; null for a place near which is asked, and for words that are not understood. */
export function fitOfTerm(term: Term): Fit | null {
  if (withoutFact.has(term.field)) return null;
  const compare = fields[term.field];
  if (!compare) throw new Error(`no such field of a judged query: ${term.field}`);
  const holds = compare(codesOfTerm(term), term);
  return term.isDenied ? (post) => !holds(post) : holds;
}
