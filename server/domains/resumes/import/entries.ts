import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import { type FoundDates, findDates, monthOf } from './dates.ts';
import { labelled, partsOf, withoutBullet } from './lines.ts';

/** An entry as far as the text states it; the person completes the rest. */
export interface ReadEntry {
  [field: string]: unknown;
  from?: string;
  to?: string;
  note?: string;
}

const schoolEnd =
  /(?:大学|学院|师专|高等专科学校|专科学校|职业技术学校|党校|高中|中学|附中|一中|二中|三中|中专|职高|职教中心|技校|师范学校|师范|University|College|Institute)(?:[（(][^）)]{1,12}[)）])?$/i;
const schoolInside =
  /^(.*?(?:大学|University of [A-Z][a-z]+|University))(?:[（(][^）)]{1,12}[)）])?(?=.{0,16}(?:学院|系|School|Department)|$)/;
const placeEnd =
  /(?:大学|学院|学校|中学|小学|高中|初中|幼儿园|附中|附小|一中|二中|三中|四中|五中|外国语|实验校|集团|公司|中心|机构|教育|培训|工作室|研究院|研究所|教育局|校区|园|School|Academy|Kindergarten|University|College|Ltd\.?|Centre|Center)(?:[（(][^）)]{1,14}[)）])?$/i;
const positionWord =
  /教师|老师|班主任|讲师|教授|助教|辅导员|主任|校长|园长|组长|教研|专员|经理|编辑|顾问|教员|教练|干事|实习生|实习|主管|主班|配班|家教|助理|负责人|研究员|teacher|lecturer|tutor|intern|director|coach|assistant|professor|head/i;
const forms: [RegExp, string][] = [
  [/非全日制|在职/, 'part-time'],
  [/全日制|统招/, 'full-time'],
  [/自考|自学考试/, 'self-study'],
  [/函授|成人|夜大/, 'adult'],
  [/开放|电大/, 'open'],
];
const noMajor =
  /全日制|统招|自考|函授|在职|排名|绩点|GPA|成绩|奖学金|课程(?!与教学|教学论)|主修|前\s*\d|[:：。！]|^\d|师范类$|毕业|学位证|学历证|学院$|系$|级$|班$|^专业$|双一流|211|985|电话|手机|邮箱|性别|民族|籍贯|政治面貌|姓名|出生|年龄/i;

const degreeWords: [RegExp, EducationCode][] = [
  [/博士|Ph\.?\s?D|Doctor/i, 'doctor'],
  [/硕士|研究生|Master|\bM\.?\s?(?:Ed|A|S|Sc)\b/i, 'master'],
  [/本科|专升本|学士|Bachelor|\bB\.?\s?(?:Ed|A|S|Sc)\b|Undergraduate/i, 'bachelor'],
  [/大专|专科(?!学校)|高职|Associate/i, 'college'],
  [/中专|中师|职高|技校/, 'secondary-vocational'],
  [/高中(?!.{0,6}(?:教师|老师|数学|语文|英语|部))|High School/i, 'senior'],
];

const educationOf = (text: string): EducationCode | undefined =>
  degreeWords.find(([pattern]) => pattern.test(text))?.[1];

const START = 9;
const END = 6;

function putDates(entry: ReadEntry, { from, to }: FoundDates): void {
  if (from) entry.from = monthOf(from, START);
  if (to) entry.to = to === 'now' ? to : monthOf(to, END);
}

const isSentence = (text: string) => /[。；;！!]/.test(text) || [...text].length > 40;

type Slot = (entry: ReadEntry, part: string, name: string) => boolean;

const faculty =
  /^(.{3,}?(?:大学|学院|专科学校|师专))(?:[\p{Script=Han}与]{0,6}(?:教育|师范|文|理|文学|数学|统计|外国语|外语|物理|化学|科学|历史|马克思主义|音乐|美术|艺术|体育|计算机|信息|工程|心理|地理|人文|传媒|管理)(?:学院|系|学部)|[\p{Script=Han}]{1,8}系)$/u;

const latinSchool =
  /^(?=.*\b(?:University|College|Institute|School|Academy)\b)[A-Z][\p{Script=Latin}\p{M}&'’. -]+(?:[（(][^）)]{1,12}[)）])?$/u;
/** 教育学硕士 is the name of a degree: a level, and no major where one is written beside it. */
const degreeTitle =
  /^(哲学|经济学?|法学|教育学?|文学|历史学|理学|工学|农学|医学|军事学|管理学|艺术学|工商管理|公共管理)(?:学位)?(?:专业)?(学士|硕士|博士)(?:研究生)?(?:学位)?$/;

/** The school's name in a longer text: 东海师范大学教育学院 → 东海师范大学. */
export function schoolOf(part: string): string | undefined {
  const bare = part.replace(/^(?:毕业于|就读于|在)/, '').trim();
  if (isSentence(bare)) return undefined;
  // 伦敦大学学院 is a school of its own; University College … begins with its kind.
  if (/大学学院$/.test(bare) || latinSchool.test(bare)) return bare;
  const inside = faculty.exec(bare)?.[1] ?? schoolInside.exec(bare)?.[1];
  if (inside && inside.length > 3) return inside;
  return schoolEnd.test(bare) ? bare : undefined;
}

/** 就读于临川师范大学文学院汉语言文学专业, and what is said behind it. */
const study =
  /^(?:就读于|毕业于|[在于])?(.{2,20}?(?:大学|学院|学校|师专))(?:\p{Script=Han}{1,10}?(?:学院|系))?(?!学院)(\p{Script=Han}[\p{Script=Han}（）()、]{1,22}?)专业(.*)$/u;

const fillEducation: Slot = (entry, part, name) => {
  const [, at, of, more = ''] = (name === '' && entry.school === undefined && study.exec(part)) || [];
  if (at && of) {
    const level = educationOf(more);
    Object.assign(entry, { school: at, major: of }, level && { education: level });
    return true;
  }
  const school = /学校|院校|school|university/i.test(name)
    ? (schoolOf(part) ?? part)
    : name === ''
      ? schoolOf(part)
      : undefined;
  if (school && entry.school === undefined) {
    entry.school = school;
    const rest = part.slice(part.indexOf(school) + school.length);
    const level = educationOf(rest);
    if (level) entry.education ??= level;
    return true;
  }
  if (/专业|major/i.test(name) && !/课程/.test(name)) {
    entry.major ??= part.replace(/专业$/, '');
    return true;
  }
  const level = educationOf(part);
  const form = forms.find(([pattern]) => pattern.test(part))?.[1];
  if (form) entry.form ??= form;
  const bare = part.replace(/[（(](?:本科|硕士|博士|专科|大专|学士|硕士研究生|师范类|全日制|统招)[)）]/g, '').trim();
  const isLevel =
    /^(?:全日制|统招|非全日制|在职)?(?:普通)?(?:大学)?(?:博士|硕士|本科|学士|专科|大专|高职|专升本|研究生|学位|学历|中专|中师|高中|专业|毕业|[（）()/·\s-])+$/.test(
      part,
    );
  if (level && entry.education === undefined) entry.education = level;
  if (degreeTitle.test(bare)) {
    if (entry.major === undefined) entry.degreeTitle ??= bare;
    return entry.degreeTitle === bare;
  }
  if (isLevel || /学历|学位|degree/i.test(name)) return level !== undefined || form !== undefined;
  const latin =
    /^(?:(?:Bachelor|Master|Doctor)(?: of [A-Z]\w+)? (?:in|of)|(?:B\.?\w{0,3}|M\.?\w{0,3}|Ph\.?D\.?)(?: (?:in|of))?) ([A-Z].+)$/.exec(
      bare,
    );
  if (latin?.[1]) {
    entry.major ??= latin[1];
    return true;
  }
  const major = bare
    .replace(/(?:硕士|博士|学士|本科|专科|大专)(?:研究生)?$/, '')
    .replace(/专业$/, '')
    .replace(/^(?:专业)\s*/, '');
  const isMajor =
    name === '' &&
    !isSentence(major) &&
    !noMajor.test(major) &&
    /^[\p{Script=Han}A-Za-z()（）·&\s-]{2,24}$/u.test(major);
  if (isMajor && entry.major === undefined && entry.school !== undefined) {
    entry.major = major;
    return true;
  }
  return level !== undefined || form !== undefined;
};

const fillExperience: Slot = (entry, part, name) => {
  if (/单位|公司|学校|机构|employer|company|school/i.test(name)) {
    entry.employer ??= part;
    return true;
  }
  if (/职务|职位|岗位|position|title|担任|任教学科|职责岗位/i.test(name)) {
    entry.position ??= part;
    return true;
  }
  if (name !== '' || isSentence(part)) return false;
  const [, workplace, duty] = /^(.{2,30})[（(]([^（）()]{2,16})[）)]$/u.exec(part) ?? [];
  if (workplace && duty && entry.employer === undefined && positionWord.test(duty) && placeEnd.test(workplace)) {
    entry.employer = workplace;
    entry.position ??= duty;
    return true;
  }
  const bare = part
    .replace(/^(?:于|在|任职于|就职于|任教于)/, '')
    .replace(/^(?:担任|任)(?=.*(?:教师|老师|主任))/, '')
    .replace(/(?<=[校学园院司中])(?:任教|任职|就职|工作)$/, '');
  if (entry.employer === undefined && placeEnd.test(bare) && !(positionWord.test(bare) && !placeEnd.test(bare))) {
    entry.employer = bare;
    return true;
  }
  if (entry.position === undefined && positionWord.test(bare) && [...bare].length <= 24) {
    // Workplace and position may be joined: 杭州青枫高级中学数学教师.
    const [, place, post] =
      /^((?:(?!担任).){2,30}(?:中学|小学|学校|幼儿园|大学|学院|高中|公司|中心|集团|附中|附小|机构))(?:担任)?(.{2,16})$/u.exec(
        bare,
      ) ?? [];
    if (place && post && entry.employer === undefined && positionWord.test(post)) {
      entry.employer = place;
      entry.position = post;
      return true;
    }
    entry.position = bare;
    return true;
  }
  return false;
};

const slots = { educations: fillEducation, experiences: fillExperience };
const heads = { educations: 'school', experiences: 'employer' } as const;

/** Whether a line starts a new entry: it has a period or a place that the current entry already has. */
function begins(kind: keyof typeof slots, entry: ReadEntry, line: string, dates: FoundDates): boolean {
  if (entry.from !== undefined && dates.from && dates.to) return true;
  const probe: ReadEntry = {};
  for (const part of partsOf(dates.rest)) {
    const pair = labelled(part);
    slots[kind](probe, pair?.value ?? part, pair?.label ?? '');
  }
  return entry[heads[kind]] !== undefined && probe[heads[kind]] !== undefined && !isSentence(withoutBullet(line));
}

const columnName =
  /^(?:序号|(?:起止|起始|开始|终止|结束|截止|入学|毕业|入职|离职)?(?:时间|年月|日期)|(?:毕业|所在)?(?:学校|院校)(?:名称)?|(?:所学)?专业(?:名称)?|学历|学位|学历学位|(?:工作|所在|任职)?单位(?:名称)?|部门|(?:担任|岗位)?(?:职务|职位)|岗位|工作内容|称谓|(?:与本人)?关系|姓名|年龄|政治面貌|(?:学习|培养)(?:形式|方式)|联系(?:电话|方式)|电话|(?:证明|见证)人(?:及?(?:联系)?(?:电话|方式))?|备注)$/;
export const isColumnName = (cell: string) => columnName.test(cell.replace(/[\s/／、:：]/g, ''));
/** The names of a table's columns. */
export const isTableHead = (line: string) => {
  const cells = line.split('\t');
  return cells.length > 1 && cells.every(isColumnName);
};

/** The entries of a section of educations or experiences. */
export function readEntries(kind: keyof typeof slots, lines: readonly string[]): ReadEntry[] {
  const entries: ReadEntry[] = [];
  let current: ReadEntry | null = null;
  for (const line of lines) {
    if (isTableHead(line)) continue;
    const isNote = isSentence(withoutBullet(line)) && !findDates(line).to;
    const dates = isNote ? { from: null, to: null, rest: line, written: '' } : findDates(line);
    if (!current || (!isNote && begins(kind, current, line, dates))) {
      current = {};
      entries.push(current);
    }
    if (dates.from && current.from === undefined) putDates(current, dates);
    const left: string[] = [];
    for (const part of isNote ? [line] : partsOf(withoutBullet(dates.rest.replace(/^[\s:：,，;；|]+/, '')))) {
      const pair = isNote ? null : labelled(part);
      if (!slots[kind](current, pair?.value ?? part, pair?.label ?? '')) left.push(part);
    }
    const note = withoutBullet(left.join('，').trim());
    if (note) current.note = current.note ? `${current.note}\n${note}` : note;
  }
  return entries
    .map((entry) => settled(kind, entry))
    .filter((entry) => entry[heads[kind]] !== undefined)
    .map((entry) => (kind === 'experiences' ? enrich(entry) : entry));
}

/** A period under a heading of its kind is an entry even where no word tells a school or an employer: its first part is one. */
function settled(kind: keyof typeof slots, { degreeTitle: title, ...entry }: ReadEntry): ReadEntry {
  const parts = String(entry.note ?? '').split(/(?<=^[^\n]*)，/);
  const [first = ''] = parts;
  const isDated = entry.from !== undefined && entry.to !== undefined;
  const whole: ReadEntry = { ...entry };
  if (isDated && entry[heads[kind]] === undefined && first !== '' && !isSentence(first) && !first.includes('\n')) {
    whole[heads[kind]] = first;
    const left = parts.slice(1).filter((part) => part.includes('\n') || !slots[kind](whole, part, ''));
    delete whole.note;
    if (left.length > 0) whole.note = left.join('，');
  }
  const [, duty, more] = /^([^，\n：:]{2,12})(?:[，\n]([\s\S]*))?$/.exec(String(whole.note ?? '')) ?? [];
  if (kind === 'experiences' && isDated && whole.position === undefined && duty && !isSentence(duty)) {
    whole.position = duty;
    delete whole.note;
    if (more) whole.note = more;
  }
  if (typeof title !== 'string') return whole;
  if (whole.major === undefined)
    return { ...whole, major: title.replace(/(?:学位)?(?:专业)?(?:学士|硕士|博士)(?:研究生)?(?:学位)?$/, '') };
  return { ...whole, note: [title, whole.note].filter(Boolean).join('，') };
}

/** The single 学段 that a text names. 中学 alone may be 初中 or 高中, so it names none. */
const stageIn = (text: unknown) => {
  const { stages } = readWords(String(text ?? ''));
  return stages.length === 1 ? stages[0] : undefined;
};

/** Adds 学段 and 学科 from the position or the employer. */
function enrich(entry: ReadEntry): ReadEntry {
  const said = readWords(String(entry.position ?? ''));
  const stage = stageIn(entry.position) ?? stageIn(entry.employer);
  const subject = said.subjects.length === 1 ? said.subjects[0] : undefined;
  const homeroom = /(?<!(?:副|助理|见习|实习|协助|配合|协同|辅助|帮助|跟随|跟班)[\s，]*)班主任(?!助理)/.test(
    `${entry.position ?? ''}${entry.note ?? ''}`,
  );
  return { ...entry, ...(stage ? { stage } : {}), ...(subject ? { subject } : {}), ...(homeroom ? { homeroom } : {}) };
}
