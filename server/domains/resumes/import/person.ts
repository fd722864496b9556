import { findDates } from './dates.ts';
import { isColumnName } from './entries.ts';
import { headingOf } from './headings.ts';
import { labelled, partsOf, withoutBullet } from './lines.ts';
import { hasContact, isOfOthers, ownContact } from './person/contacts.ts';
import { surnames } from './person/surnames.ts';

const ON = '☑';
const OFF = '☐';
const inBrackets = /[[（(【]\s*([√✓✔☑☒■●xXvV×✗✕]?)\s*[\]）)】]/gu;
const on = /[☑☒✓✔√■●◉▣🗹🗸]/gu;
const off = /[□☐○◯〇×✗✕▢❏❑]/gu;

/** The text with every form of a ticked and an empty box as one sign. */
const plain = (text: string) =>
  text
    .replace(inBrackets, (_, mark: string) => (mark === '' || /[×✗✕]/.test(mark) ? OFF : ON))
    .replace(on, ON)
    .replace(off, OFF);

/** The one of several options that is ticked, or that stands alone without any box; undefined where that is not clear. */
function tickedOf<T extends string>(text: string, options: Readonly<Record<T, RegExp>>): T | undefined {
  const marked = plain(text).replace(/\s+/g, '');
  const places = (Object.entries(options) as [T, RegExp][]).flatMap(([option, word]) => {
    const found = word.exec(marked);
    return found ? [{ option, from: found.index, to: found.index + found[0].length }] : [];
  });
  const isMark = (sign: string | undefined) => sign === ON || sign === OFF;
  if (![...marked].some(isMark)) return places.length === 1 ? places[0]?.option : undefined;
  const first = Math.min(...places.map(({ from }) => from));
  const areBefore = isMark(marked[first - 1]);
  const ticked = places.filter(({ from, to }) => marked[areBefore ? from - 1 : to] === ON);
  return ticked.length === 1 ? ticked[0]?.option : undefined;
}

const interpuncts = /\s*[·•・．.‧⋅∙●]\s*(?=\p{Script=Han})/gu;
const hanName = /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u;
const latinName =
  /^(?=.*\p{Lu})\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*(?: \p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*){0,5}$/u;
/** Where a labelled value ends although no separator stands there. */
const nextLabel =
  /\s*(?:性\s*别|民\s*族|出\s*生|生\s*日|年\s*龄|籍\s*贯|户\s*籍|政治面貌|学\s*历|学\s*位|专\s*业|婚姻|电\s*话|联系|手\s*机|邮\s*箱|微\s*信|求职|应聘|毕业|身高|现居|身份证|曾用名|Gender|Sex|Phone|Tel|Email|E-mail|Mobile|Date of Birth|Birth)\s*[:：]?.*$/iu;
const LONGEST = 20;

/** One spelling of a name: interpuncts as `·`, no spaces within Chinese. */
const joined = (words: readonly string[]) => words.join('').replace(interpuncts, '·');

const compound = new RegExp(`^(?:${surnames.compound.join('|')})`);

/** The words of a Chinese name that starts a text: single signs are spaced out, a whole name stands alone. */
function hanWords(text: string): string[] {
  const words = text.replace(/\s*([·•・．‧⋅∙●])\s*/gu, '$1').split(/\s+/);
  const [first = '', second = ''] = words;
  const isSign = (word: string) => [...word].length === 1 && /\p{Script=Han}/u.test(word);
  const wholeSurname = compound.exec(first)?.[0] === first && /^\p{Script=Han}{1,2}$/u.test(second);
  if (!isSign(first)) return wholeSurname ? words.slice(0, 2) : [first];
  if (!isSign(second)) return words.slice(0, 2);
  const end = words.findIndex((word) => !isSign(word));
  return end === -1 ? words : words.slice(0, end);
}

/** The name that a text starts with, as the value of a label; null where it is none. */
function nameIn(value: string): string | null {
  const [text = ''] = value
    .replace(nextLabel, '')
    .trim()
    .split(/\t|[|｜,，;；/（(]/);
  const name = /^\p{Script=Han}/u.test(text) ? joined(hanWords(text.trim())) : text.trim().replace(/\s+/g, ' ');
  const length = [...name].length;
  if (length < 2 || length > LONGEST) return null;
  return hanName.test(name) || latinName.test(name) ? name : null;
}

/** Short words at the top of a resume that are not names. */
const noName =
  /高中|高级|简历|信息|意向|教师|老师|大学|学院|学校|中学|小学|本科|硕士|博士|^[女男]$|党员|群众|团员|汉族|电话|手机|邮箱|姓名|性别|应聘|求职|个人|教育|证书|至今|评价|专业|毕业|未婚|已婚|籍贯|民族|经历|能力|[省市]$|岁$|年龄|单位|年月|月[薪份初底]|[个每一二三四五六七八九十]月/;

/** Whether a text alone is a Chinese name, by its surname or its interpunct. */
function isHanName(name: string): boolean {
  if (!hanName.test(name) || noName.test(name)) return false;
  const { length } = [...name];
  if (name.includes('·')) return length <= LONGEST;
  if (compound.test(name)) return length >= 3 && length <= 6;
  return length >= 2 && length <= 4 && surnames.single.includes([...name][0] ?? '');
}

const ownName = /^\p{Lu}[\p{Script=Latin}\p{M}'’.-]*(?: \p{Lu}[\p{Script=Latin}\p{M}'’.-]*){1,4}$/u;
/** English words of titles, firms and places; a line with one of them is no name. */
const noLatinName =
  /\b(?:resume|curriculum|vitae|cv|manager|teacher|tutor|lecturer|professor|principal|head|director|officer|engineer|developer|designer|analyst|consultant|assistant|associate|specialist|coordinator|administrator|intern|senior|junior|lead|chief|sales|marketing|office|project|product|software|data|web|full|stack|human|resources|customer|service|services|university|college|school|academy|institute|kindergarten|department|faculty|company|group|systems?|solutions?|technolog(?:y|ies)|logistics|holdings?|partners?|labs?|studios?|media|bank|hospital|hotel|inc|ltd|llc|corp|limited|international|global|national|new|north|south|east|west|city|state|county|street|st|road|avenue|ave|lane|drive|york|london|beijing|shanghai|united|kingdom|states|china|education|experience|summary|profile|contact|skills?|objective|references?|languages?|work|professional|personal|information|details|bachelor|master|doctor|phd|esl|english|spring|boot|java|react|present|native|teaching|language)\b/i;

/** A Latin name is sure where it stands first, or where the mail address is made of it. */
function isLatinName(text: string, isFirst: boolean, email: string): boolean {
  if (!ownName.test(text) || noLatinName.test(text)) return false;
  const local = email.toLowerCase().split('@')[0] ?? '';
  const isInMail = text
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => word.length > 2 && local.includes(word));
  return isFirst || isInMail;
}

/** The name that a line is; null where that is not sure. */
function nameAlone(text: string, { isFirst, email }: { isFirst: boolean; email: string }): string | null {
  if (!/\p{Script=Han}/u.test(text)) return isLatinName(text, isFirst, email) ? text : null;
  const name = joined(text.split(/\s+/));
  return isHanName(name) ? name : null;
}

interface ReadPerson {
  name?: string;
  phone?: string;
  email?: string;
  gender?: 'female' | 'male';
  /** `1996-05-12`, or the month alone. */
  birthday?: string;
}

/** The date of birth, or its month. */
function birthdayOf(text: string): string | undefined {
  const [, y, m, d] =
    /((?:19[4-9]|20[01])\d)\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})/.exec(
      text.replace(/(?<!\d)(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3'),
    ) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  if (y && m && d && Number(m) <= 12 && Number(d) <= 31) return `${y}-${two(m)}-${two(d)}`;
  const { from } = findDates(text);
  return from?.month ? `${from.year}-${two(String(from.month))}` : undefined;
}

const genders = {
  female: /女|\bfemale|(?<![A-Za-z])F(?![A-Za-z])/i,
  male: /男|\bmale|(?<![A-Za-z])M(?![A-Za-z])/i,
} as const;
/** Both options of one question, with their boxes: □男 ☑女. */
const bothGenders = /[^\p{L}\p{N}:：]*(?:男[^\p{L}\p{N}]*女|女[^\p{L}\p{N}]*男)[^\p{L}\p{N}]*/u;

const nameLabel = /^(?:(?:真实|本人|学生|考生|应聘[者人]|申请[者人]|中文)?(?:姓名|名字)|中文名|name|fullname)$/i;

function readLabel(person: ReadPerson, name: string, value: string): boolean {
  if (nameLabel.test(name)) {
    const found = nameIn(value);
    if (found) person.name ??= found;
    return found !== null;
  }
  if (/^(?:性别|gender|sex)$/i.test(name)) {
    const gender = tickedOf(value, genders);
    if (gender) person.gender ??= gender;
    return gender !== undefined;
  }
  if (/出生|生日|birth/i.test(name)) {
    const birthday = birthdayOf(value);
    if (birthday) person.birthday ??= birthday;
    return true;
  }
  return false;
}

const labelStart =
  /(姓\s*名|性\s*别|出生(?:日期|年月|时间)?|生\s*日|Name|Gender|Sex|Date of Birth|Birthday)\s*[:：]?\s*/i;

/** 'label value' pairs of one line, also from table cells without a colon. */
function readPairs(person: ReadPerson, line: string): boolean {
  const [both] = bothGenders.exec(line) ?? [];
  // Two spaces may also lie within a name.
  const [, ownName] = /(?:^|[\s|｜,，;；])姓\s*名\s*[:：]?\s*(\S.*)$/u.exec(line) ?? [];
  const stated = ownName && nameIn(ownName);
  if (stated) person.name ??= stated;
  const cells = (both === undefined ? line : line.replace(both, '\t'))
    .split(/\t|\s{2,}|[|｜,，;；]|\s+(?=\p{Script=Han}{2,8}[:：])/u)
    .map((cell) => withoutBullet(cell.trim()));
  let read = stated !== undefined && stated !== null && stated !== '';
  if (both !== undefined) {
    const gender = tickedOf(both, genders);
    if (gender) person.gender ??= gender;
    read ||= gender !== undefined;
  }
  cells.forEach((cell, index) => {
    const pair = labelled(cell);
    const [whole = '', name = ''] = labelStart.exec(cell) ?? [];
    const [, alone] =
      /(?:^|^\p{Script=Han}{2,4}\s(?=.*\d岁)|[（(]|\d岁[/／·•、\s]*)([女男])(?=[)）]?$|\s*[/／·•、]|\s+\S)/u.exec(
        cell,
      ) ?? [];
    if (alone && (!pair || nameLabel.test(pair.label))) person.gender ??= alone === '女' ? 'female' : 'male';
    if (pair) read = readLabel(person, pair.label, pair.value || (cells[index + 1] ?? '')) || read;
    else if (name && cell.startsWith(whole)) {
      const value = cell.slice(whole.length) || (cells[index + 1] ?? '');
      read = readLabel(person, name.replace(/\s(?=\p{Script=Han})/gu, ''), value) || read;
    } else if (alone) read = true;
    else if (/^(?:出?生于\s*)?(?:19[5-9]|200)\d\s*[年./-]\s*\d{1,2}/.test(cell) && cell.includes('生')) {
      person.birthday ??= birthdayOf(cell);
      read = true;
    }
  });
  return read;
}

/** A name before what the person seeks or is: 张三-语文教师, 张三（女）, or behind its letters: San Zhang 张三. */
const besideName =
  /^(\p{Script=Han}[\p{Script=Han}·]{1,10})\s*(?:[-–—_]+.*(?:教师|老师|应聘|求职|简历)|[（(][女男A-Za-z])|^[A-Za-z .'-]+\s+(\p{Script=Han}{2,10})$/u;

/** In the first lines a name may share its line; further down, in the narrow column, it has its own. */
const TOP = 8;

/** Reads the personal data of a resume. `taken` collects the lines used. */
export function readPerson(lines: readonly string[], taken: Set<number>): ReadPerson {
  const [phone, email] = [ownContact('phone', lines), ownContact('email', lines)];
  const person: ReadPerson = { ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
  lines.forEach((line, index) => {
    if ((!isOfOthers(line) && readPairs(person, line)) || hasContact(line)) taken.add(index);
  });
  if (person.name) return person;
  for (const [index, line] of lines.entries()) {
    const bare = line.replace(/(?:的)?(?:个人)?简历$|^个人简历[-—:：\s]*|Resume of\s*|的?求职简历$/i, '').trim();
    if (headingOf(bare)) continue;
    const [, first = '', last = first] = besideName.exec(bare) ?? [];
    const candidates = index < TOP ? [last, bare, ...partsOf(bare)] : [bare];
    const of = { isFirst: index === 0, email: index < TOP ? (person.email ?? '') : '' };
    const name = candidates
      .filter((part) => !isColumnName(part))
      .map((part) => nameAlone(part, of))
      .find((found) => found !== null);
    if (!name) continue;
    person.name = name;
    taken.add(index);
    break;
  }
  return person;
}
