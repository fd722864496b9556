import type { BenefitCode } from './benefits.ts';
import type { CertificateCode } from './certificates.ts';
import type { EducationCode } from './educations.ts';
import type { RoleCode } from './roles.ts';
import type { StageCode } from './stages.ts';
import type { SubjectCode } from './subjects.ts';
import type { TenureCode } from './tenures.ts';
import type { TitleCode } from './titles.ts';
import { benefitWords } from './words/benefit-words.ts';
import { certificateWords, educationWords, titleWords } from './words/requirement-words.ts';
import { roleWords } from './words/role-words.ts';
import { stageWords } from './words/stage-words.ts';
import { subjectWords } from './words/subject-words.ts';
import { tenureWords } from './words/tenure-words.ts';
import type { WordLists } from './words/word-lists.ts';

/** What a text says in the sector's terms, each code once, in text order. */
export interface Reading {
  stages: StageCode[];
  subjects: SubjectCode[];
  roles: RoleCode[];
  tenures: TenureCode[];
  titles: TitleCode[];
  educations: EducationCode[];
  certificates: CertificateCode[];
  benefits: BenefitCode[];
  /** The remaining text: places, names and so on, with single spaces where words were removed. */
  rest: string;
}

type Kind = Exclude<keyof Reading, 'rest'>;
interface Meaning {
  kind: Kind;
  code: string;
}

const lists: Record<Kind, WordLists<string>> = {
  stages: stageWords,
  subjects: subjectWords,
  roles: roleWords,
  tenures: tenureWords,
  titles: titleWords,
  educations: educationWords,
  certificates: certificateWords,
  benefits: benefitWords,
};

/** Words that contain one of the sector's words and mean something else. They stay in the rest. */
const others =
  '劳动合同 劳动关系 劳动法 劳动者 劳动保障 劳动纪律 劳动报酬 社会科学 自然科学 双语 计算机等级 计算机二级 英语四级 英语六级 英语专业四级 英语专业八级 大学英语四级 大学英语六级 大学附属 大学附中 大学附小 师范大学 外国语大学 理工大学 体育大学 艺术大学 医科大学 农业大学 科技大学 大学生 体检考察 体检合格 入职体检 编制计划 编制方案 编制教案 编制试卷 编制预算 教师资格证 教师资格 教资 公共交通 交通便利 交通大学 交通运输 交通方便 行政区 行政村 食堂经营 就业创业 历史文化 历史悠久 科学发展 科学技术 艺术团 竞赛获奖 竞赛奖';

/** First signs that stand for a 学段 in an abbreviation. */
export const stageInitials: Readonly<Record<string, StageCode>> = { 小: 'primary', 初: 'junior', 高: 'senior' };
/** Signs that stand for a 学科 in an abbreviation. */
const subjectInitials: Readonly<Record<string, SubjectCode>> = {
  语: 'chinese',
  数: 'math',
  英: 'english',
  物: 'physics',
  化: 'chemistry',
  生: 'biology',
  政: 'politics',
  史: 'history',
  地: 'geography',
  体: 'pe',
  音: 'music',
  美: 'fine-arts',
  科: 'science',
  信: 'it',
};
/** The 学科 of a sign at a 学段: below 高中, 政 is 道德与法治. */
export function subjectOfInitial(stage: StageCode, sign: string): SubjectCode | undefined {
  const code = subjectInitials[sign];
  return code === 'politics' && stage !== 'senior' ? 'morality' : code;
}
/** 小语, 初数, 高英: only alone or before 老师, since 高地 and 小数 are words of their own. */
const abbreviation = /^([小初高])([语数英物化生政史地体音美科信])(?=$|[\s,，、/;；|·()（）]|老师|教师|教研|组|岗)/;
const boundary = /[\s,，、/;；|·()（）]|聘|招/;

let meanings: Map<string, Meaning[]> | undefined;
let longest = 0;

function vocabulary(): Map<string, Meaning[]> {
  if (meanings) return meanings;
  meanings = new Map(others.split(' ').map((word) => [word, []]));
  for (const kind of Object.keys(lists) as Kind[])
    for (const [code, words] of Object.entries(lists[kind]))
      for (const word of words) meanings.set(word, [...(meanings.get(word) ?? []), { kind, code }]);
  longest = Math.max(...[...meanings.keys()].map((word) => word.length));
  return meanings;
}

const latin = /[a-z0-9]/;

/** Latin words match as a whole only: AP does not match in `app`. */
function standsAlone(text: string, at: number, length: number): boolean {
  const touches = (inside: number, outside: number) =>
    latin.test(text.charAt(inside)) && outside >= 0 && latin.test(text.charAt(outside));
  return !touches(at, at - 1) && !touches(at + length - 1, at + length);
}

interface Found {
  length: number;
  meanings: Meaning[];
}

function wordAt(text: string, at: number): Found | null {
  const words = vocabulary();
  for (let length = Math.min(longest, text.length - at); length >= 2; length--) {
    const found = words.get(text.slice(at, at + length));
    if (found && standsAlone(text, at, length)) return { length, meanings: found };
  }
  return null;
}

function abbreviationAt(text: string, at: number): Found | null {
  if (at > 0 && !boundary.test(text.charAt(at - 1))) return null;
  const [whole, stage = '', subject = ''] = abbreviation.exec(text.slice(at, at + 6)) ?? [];
  const stageCode = stageInitials[stage];
  const subjectCode = stageCode && subjectOfInitial(stageCode, subject);
  if (!whole || !subjectCode) return null;
  return {
    length: 2,
    meanings: [
      { kind: 'stages', code: stageCode },
      { kind: 'subjects', code: subjectCode },
    ],
  };
}

/**
 * Extracts the sector's words from a text, longest match first: '小学语文 广州' is 小学, 语文 and the rest 广州. Linear in the length of the
 * text, of which the first 5,000 characters are read.
 */
export function readWords(text: string): Reading {
  const clean = text.slice(0, 5000).normalize('NFKC').toLowerCase();
  const found = new Map<Kind, Set<string>>();
  let rest = '';
  for (let at = 0; at < clean.length; ) {
    const word = abbreviationAt(clean, at) ?? wordAt(clean, at);
    for (const { kind, code } of word?.meanings ?? []) found.set(kind, (found.get(kind) ?? new Set()).add(code));
    rest += word && word.meanings.length > 0 ? ' ' : clean.slice(at, at + (word?.length ?? 1));
    at += word?.length ?? 1;
  }
  const codes = <Code extends string>(kind: Kind) => [...(found.get(kind) ?? [])] as Code[];
  return {
    stages: codes('stages'),
    subjects: codes('subjects'),
    roles: codes('roles'),
    tenures: codes('tenures'),
    titles: codes('titles'),
    educations: codes('educations'),
    certificates: codes('certificates'),
    benefits: codes('benefits'),
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}
