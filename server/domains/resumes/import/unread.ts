import type { ResumeReading } from '#contract/resumes/resume-import.ts';
import { provinces } from '#contract/taxonomy/places/cities.ts';
import { findDates } from './dates.ts';
import { isTableHead } from './entries.ts';
import { isFactLabel } from './fact-labels.ts';
import { headingOf } from './headings.ts';
import { withoutBullet } from './lines.ts';

type Draft = Omit<ResumeReading, 'unread'>;

/** Words that only lead to what they tell. */
const leading =
  /^(?:姓名|性别|出生(?:年月|日期|时间)?|生日|生于|电话|手机号?码?|联系(?:电话|方式)|邮箱|电子邮箱|邮件|毕业于|就读于|就职于|任职于|任教于?|工作|担任|现任|曾任|荣获|获得|发表于|刊发于|刊登于|刊于|载于|简历|个人简历|我的|的|于|在|任|获|至今|现在|目前|年|月|日|至|到|第|期|name|phone|tel|mobile|email|mail|gender|sex|birth|birthday|resume|cv|of|in|at|and|the|present|now|to|from|since)/i;
const places = provinces.flatMap(({ cities }) => cities);

const has = (entries: Draft['entries'], field: string) =>
  [...entries.papers, ...entries.projects, ...entries.honours].some((entry) => entry[field] !== undefined);

/** Words that become codes, allowed where the draft holds such a code. */
const coded: [RegExp, (told: Draft) => boolean][] = [
  [/^(?:[男女][性士生]?|female|male)/i, ({ person }) => person.gender !== undefined],
  [/^(?:00)?86(?=1)/, ({ person }) => person.phone !== undefined],
  [
    /^(?:博士研究生|硕士研究生|研究生|博士|硕士|大学本科|本科|学士|大专|专科|专升本|高职|中专|高中|学历|学位|毕业|全日制|统招|普通|非全日制|在职|自考|自学考试|函授|成人|夜大|开放|电大|bachelors?|masters?|doctor|degree|studies|ph\.?d?|[bm](?:a|sc?|ed)(?![a-z]))/i,
    ({ entries }) => entries.educations.some(({ education, form }) => education ?? form),
  ],
  [/^(?:学校|院校|毕业院校|毕业学校|专业|所学专业)/, ({ entries }) => entries.educations.length > 0],
  [/^(?:单位|工作单位|职务|职位|岗位)/, ({ entries }) => entries.experiences.length > 0],
  [
    /^(?:教师资格证书?|教师资格|教资|资格证书?|证书编?号|编号|证书|高级中学|初级中学|中等职业学校|高等学校|实习指导|幼儿园|小学|初中|高中|中职|高校|teachers?|qualification|certificate)/i,
    ({ entries }) => entries.certificates.length > 0,
  ],
  [
    /^(?:普通话(?:水平)?(?:测试)?(?:等级)?|[一二三123]级[甲乙]等?|[一二三][甲乙]等?|等级|证书|putonghua|mandarin|level|grade|class|[123][ab])/i,
    ({ putonghua }) => putonghua !== undefined,
  ],
  [
    /^(?:大学英语|英语专业|英语|日语|外语|专业|[四六八]级|专[四八]|水平|等级|证书|考试|通过|cet|tem|ielts|toefl|jlpt|[468](?!\d)|分)/i,
    ({ entries }) => entries.foreign.length > 0,
  ],
  [
    /^(?:职称|专业技术(?:职务|职称)|(?:中小学|中学|小学|幼儿园|中教|小教|中职)?(?:正?高级|[一二三]级)(?:教师)?|副?教授|讲师|助教|助理讲师|高级讲师|评聘|professor|lecturer|associate|title|professional)/i,
    ({ entries }) => entries.titles.length > 0,
  ],
  [
    /^(?:求职意向|应聘岗位|应聘职位|意向岗位|期望(?:职位|岗位|城市|薪资|薪酬|月薪|地点)|求职目标|意向城市|工作地点|objective)/i,
    ({ entries }) => entries.intentions.length > 0,
  ],
  [/^(?:独立作者|独立完成|独立|独著|第一作者|一作|作者)/, ({ entries }) => has(entries, 'authorship')],
  [/^(?:课题|项目|题为|主持人?|负责人|核心成员|核心|参与|参加)/, ({ entries }) => has(entries, 'role')],
  [/^(?:国家级|省部级|省级|市厅级|市级|区县级|区级|县级|校级)/, ({ entries }) => has(entries, 'level')],
  [/^(?:ssci|sci|a&?hci|cssci|cscd|ei|北大核心|中文核心|核心期刊|期刊|核心)/i, ({ entries }) => has(entries, 'index')],
];
/** The amounts of a wished pay, in its line alone. */
const pay = /^(?:\d+(?:\.\d)?[k千]?|元|每?月|[k千])/i;
const isAboutPay = (line: string, { entries }: Draft) =>
  /薪|待遇|月|\d\s*[k千]/i.test(line) && entries.intentions.some(({ salaryMin }) => salaryMin);

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

/** All texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'key' ? [] : textsIn(inner)));
}

/** All that the draft says. */
function wordsOf(told: Draft): string {
  const texts = textsIn(told);
  for (const { cityCodes } of told.entries.intentions)
    for (const code of (cityCodes ?? []) as string[])
      texts.push(places.find((place) => place.code === code)?.name ?? '');
  return texts.join('\n');
}

/** The line without the dates that the draft holds. */
function withoutDates(line: string, told: string): string {
  let rest = line;
  for (let n = 0; n < 4; n += 1) {
    const { from, to, written, rest: left } = findDates(rest);
    if (!from || written === '') return rest;
    const isTold = (date: typeof from) =>
      told.includes(`${date.year}${date.month === null ? '' : String(date.month).padStart(2, '0')}`);
    if (!isTold(from) || (to && to !== 'now' && !isTold(to))) return rest;
    rest = left;
  }
  return rest;
}

/** A word in Latin letters, which is told as a whole or not: pieces of it stand in any text. */
const latin = /^[\p{Script=Latin}\p{M}]{2,}/u;

const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

/** Whether a piece of a run stands in the draft; a number only as a whole, since pieces of it stand in any other. */
function stands(piece: string, next: string | undefined, said: string): boolean {
  if (isDigit(piece.at(-1)) && isDigit(next)) return false;
  for (let at = said.indexOf(piece); at !== -1; at = said.indexOf(piece, at + 1)) {
    const isCut =
      (isDigit(piece[0]) && isDigit(said[at - 1])) || (isDigit(piece.at(-1)) && isDigit(said[at + piece.length]));
    if (!isCut) return true;
  }
  return false;
}

/** Whether a run of signs is made of what the draft says and of words that only lead to it. */
function isTold(run: string, said: string, codes: readonly RegExp[]): boolean {
  let at = 0;
  while (at < run.length) {
    const rest = run.slice(at);
    const least = latin.exec(rest)?.[0].length ?? 2;
    let length = rest.length;
    while (length >= least && !stands(rest.slice(0, length), rest[length], said)) length -= 1;
    if (length < least) {
      const word = [leading, ...codes].map((pattern) => pattern.exec(rest)?.[0].length ?? 0);
      length = Math.max(
        ...word.filter((one) => !latin.test(rest) || one >= least),
        rest.length === 1 && stands(rest, undefined, said) ? 1 : 0,
      );
    }
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/**
 * The lines of which some word is neither in an entry, nor in a note, nor in the person's data: every word that was written is in
 * the draft or here. `facts` are what a line alone gave: a date beside a fact is told by the entry of that fact, not by another's.
 */
export function unreadOf(
  lines: readonly string[],
  told: Draft,
  facts: ReadonlyMap<number, readonly unknown[]> = new Map(),
): string[] {
  const said = wordsOf(told);
  const known = coded.flatMap(([pattern, holds]) => (holds(told) ? [pattern] : []));
  return lines.filter((line, index) => {
    const codes = isAboutPay(line, told) ? [...known, pay] : known;
    const own = facts.get(index);
    const heading = headingOf(line);
    if ((heading && heading.value === '') || isTableHead(line)) return false;
    const rest = withoutDates(withoutBullet(line), own ? textsIn(own).join('\n') : said);
    if (own && findDates(rest).from) return true;
    const runs = rest
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter((run) => run !== '' && !isFactLabel(run));
    // Spaces within a value are not kept: 138 1234 5678.
    return !isTold(runs.join(''), said, codes) && runs.some((run) => !isTold(run, said, codes));
  });
}
