import { findDates } from './dates.ts';
import { isColumnName } from './entries.ts';
import { headingOf } from './headings.ts';
import { labelled, partsOf, withoutBullet } from './lines.ts';
import { hasContact, isOfOthers, ownContact } from './person/contacts.ts';
import { nameAlone, nameIn } from './person/names.ts';
import { tickedOf } from './person/ticks.ts';

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
