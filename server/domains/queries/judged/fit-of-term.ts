import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { Fit } from './fit.ts';
import type { PostFacts } from './post-facts.ts';
import type { Term } from './read-term.ts';

interface PayRange {
  least: number;
  most: number;
}

/** Yuan a month, '8000', '8000-12000' or '~5000' (about), or a lesson, '100/lesson'. */
export function readPayRange(text: string): PayRange {
  if (text.startsWith('~')) return { least: Number(text.slice(1)) * 0.8, most: Number(text.slice(1)) * 1.3 };
  const [least = '', most] = text.replace('/lesson', '').split('-');
  return { least: Number(least), most: most === undefined ? Number.POSITIVE_INFINITY : Number(most) };
}

/** Titles that say a 学段 as well as its code does; a mention in the description does not count. */
const stageTitles: Readonly<Record<string, RegExp>> = {
  nursery: /托育|托班|早教/,
  preschool: /幼儿园|学前班/,
  primary: /小学/,
  junior: /初中/,
  senior: /高中/,
  special: /特教|特殊教育/,
};

/** Titles that say a 学科; others are said by their label. */
const subjectTitles: Readonly<Record<string, RegExp>> = {
  chinese: /语文/,
  math: /数学/,
  english: /英语|英文|雅思|托福/,
  biology: /生物/,
  politics: /政治|思政|道德与法治/,
  morality: /道德与法治|道法/,
  pe: /体育/,
  science: /科学教师|科学(代课|临聘|骨干)/,
  it: /信息科技|信息技术/,
  psychology: /心理/,
  'special-education': /特教|特殊教育/,
  coding: /编程|科创|创客|机器人/,
  music: /音乐|声乐|钢琴/,
  'fine-arts': /美术|绘画/,
  dance: /舞/,
};

/** Titles that name a role of another code: 语文教师兼班主任. */
const roleTitles: Readonly<Record<string, RegExp>> = {
  homeroom: /班主任/,
  substitute: /代课|临聘/,
};

/** Texts that state a benefit that its field lacks. */
const benefitTexts: Readonly<Record<string, RegExp>> = {
  apartment: /包食宿|包吃住|包住|提供(免费)?(食宿|住宿|宿舍|公寓)|教师公寓|免费住宿/,
  canteen: /包食宿|包吃|包餐|包午餐|免费(午|工作)?餐|餐补/,
  weekend: /双休/,
  vacation: /寒暑假/,
  settlement: /安家费/,
  bonus: /年终奖|13 ?薪/,
  insurance: /五险一金/,
  annuity: /职业年金/,
  transport: /交通补贴|车补/,
};

/** Titles that state the tenure. */
const tenureTitles: Readonly<Record<string, RegExp>> = {
  substitute: /代课|临聘/,
  dispatch: /派遣/,
  retired: /银龄|返聘/,
  intern: /实习|见习/,
  hourly: /兼职|外聘/,
  agency: /人事代理/,
};

/** Roles that teach or guide learners. Laboratory, editorial and office posts are not among them. */
const teachingRoles: readonly string[] = [
  ...['teacher', 'homeroom', 'kindergarten', 'substitute', 'foreign', 'coach', 'lecturer', 'assistant', 'researcher'],
  ...['teaching-first', 'teaching-research', 'ideology', 'psychologist', 'resource', 'practice'],
];

/** `stage:university` of a judged query. */
const universityStages: readonly string[] = [
  'higher-vocational',
  'vocational-undergraduate',
  'undergraduate',
  'postgraduate',
];

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
