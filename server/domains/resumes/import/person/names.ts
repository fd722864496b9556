import { surnames } from './surnames.ts';

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
export function nameIn(value: string): string | null {
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
export function nameAlone(text: string, { isFirst, email }: { isFirst: boolean; email: string }): string | null {
  if (!/\p{Script=Han}/u.test(text)) return isLatinName(text, isFirst, email) ? text : null;
  const name = joined(text.split(/\s+/));
  return isHanName(name) ? name : null;
}
