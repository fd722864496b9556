import { anyOf } from '#packages/memory-index/query/query.ts';
import { lexeme, mostHomeroomYears } from '../index/talent-row.ts';
import { type Rule, says } from './people-claim.ts';
import { tradeOf } from './trades.ts';

const digits = '零一二三四五六七八九';
/** '十五' is 15, '两' is 2. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (sign = '', none = 0) => (sign === '' ? none : sign === '两' ? 2 : digits.indexOf(sign));
  return (text.includes('十') ? digit(tens, 1) * 10 : 0) + digit(ones);
}

const number = '\\d{1,2}|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]';
/** '3', '3-5', '三到五', '两三', '十几'. */
const span = `(?:(?<pair>[一二两三四五六七八九]{2})|(?<from>${number})(?:年?[-~至到](?<to>${number})|[几多来余])?)`;
const atMost = '不超过|不到|不足|未满|少于|低于|小于|最多';
const bound = `(?<bound>${atMost}|至少|不少于|不低于|最少|起码|超过|大于|具有|满|有|在)?`;
const limit = '(?<limit>及?以[上下内]|之内|内(?!毕业)|多|起)?(?<about>左右|上下)?';
const otherYears = '内?[没未无]|(?:劳动|聘用)?合同|聘期|服务期|级|制|一贯|内?可?(?:到岗|上岗|入职)|内?毕业';
const shape = new RegExp(
  `(?:教龄|工龄|(?:教学|工作)?经验|任教|从教|执教)${bound}${span}年(?!${otherYears})${limit}` +
    `|${bound}(?<!20)(?<![\\d第近前])${span}年(?!${otherYears})${limit}(?:书(?!法)|课(?!程))?的?(?:教学|教书|工作|从教|执教|任教|教龄)?(?:经验|经历|教龄)?`,
  'gu',
);
const isMost = new RegExp(`^(?:${atMost})$|以[下内]|内`, 'u');

const otherWork =
  '(?:驾龄|驾驶|临床|医院|外企|国企|央企|互联网|企业|公司|工厂|车间|行业|工程师|销售|酒店|餐饮|后厨|项目|开发|设计师|运营|外贸|银行|律所|生产|部队|电商)';
const worked = `(?<work>三甲|${otherWork})(?:${otherWork}|一线|工作|护理|实践|实操|从业|任职)*`;
const count = `(?:至少|满|在|有)?(?:${span})年(?:及?以上|多)?`;

/** '临床经验3年', '2年企业经历': no years of teaching. */
const yearsOfOtherWork: Rule = [
  new RegExp(
    `(?:有|具有)?(?:${count}的?${worked}(?:经验|经历|背景)?|${worked}(?:经验|经历|[干做]过)?${count})(?:的|者)?`,
    'gu',
  ),
  ({ 0: typed, groups }) => ({
    label: typed.replace(/^(?:具?有)|[的者]$/gu, ''),
    kind: 'word',
    required: [groups?.work ?? ''],
    words: [groups?.work ?? ''],
    near: [tradeOf(groups?.work ?? '') ?? { near: [] }].flatMap(({ near }) =>
      near.length > 0 ? [{ required: [anyOf(near)] }] : [],
    ),
    note: `简历没有写“${groups?.work}”做了几年，年数没有比较。`,
  }),
];

/** '至少在国外待过一年'. */
const yearsAbroad: Rule = [
  new RegExp(
    `(?:至少|有|曾)?在?(?:国外|海外|境外)(?:待|呆|生活|工作|学习|交流|访学|进修|任教)过?(?:${count}|半年)(?:的|者)?`,
    'gu',
  ),
  ({ 0: typed }) => ({
    label: '海外经历',
    kind: 'school',
    required: [anyOf([lexeme.school('abroad'), '留学', '海外', '国外', '访学'])],
    note: `“${typed}”按简历里提到海外经历算，没有比较时间长短。`,
  }),
];

type Found = RegExpMatchArray['groups'];

/** '3–5 年' and its bounds; null for what is no length of a working life. */
function yearsIn(groups: Found = {}): { text: string; least?: number; most?: number } | null {
  const [from = '', to] = groups.pair ? [...groups.pair] : [groups.from, groups.to];
  const [least, most] = [numberOf(from), to === undefined ? null : numberOf(to)];
  if (!(least > 0 && least < 45) || (most !== null && most < least)) return null;
  if (most !== null) return { text: `${least}–${most} 年`, least, most };
  if (groups.about && !groups.limit && !groups.bound && least > 1)
    return { text: `约 ${least} 年`, least: least - 1, most: least + 1 };
  return isMost.test(groups.bound ?? '') || isMost.test(groups.limit ?? '')
    ? { text: `${least} 年以下`, most: least }
    : { text: `${least} 年以上`, least };
}

/** '班主任5年以上', '当过三年班主任': years of that alone. */
const yearsAsHomeroom: Rule = [
  new RegExp(
    `(?:有|具有)?(?:(?:担任|当|做|任|干)过?)?(?:${bound}${span}年${limit}的?(?:担任|当|做)?班主任|班主任(?:工作|管理)?(?:经验|经历|年限)?(?:在|有)?${bound}${span}年${limit})(?:工作|管理)?(?:经验|经历)?(?:的|者)?`,
    'gu',
  ),
  ({ groups }) => {
    const years = yearsIn(groups);
    if (!years) return null;
    const { text, least = 1, most } = years;
    return {
      label: `${text}班主任`,
      kind: 'experience',
      required: [lexeme.homeroomYears(Math.min(least, mostHomeroomYears))],
      refused: most === undefined || most >= mostHomeroomYears ? [] : [lexeme.homeroomYears(most + 1)],
      near: [{ required: ['班主任'] }],
    };
  },
];

/** What years of teaching are not counted by: '5年初三教学经验', '管理经验10年'. */
const part =
  '(?:一所学校|幼儿园|小学|初中|高中|中职|高职|大学|高校|[初高][一二三]|[低中高]年级|毕业班|带班|管理|[校园院]长|\\p{Script=Han}{0,2}主任|组长|中层|教务|德育|教研|辅导员|教练|竞赛|国际部?|ib|特教|康复|心理|行政|招生|培训|编程|双语)';
const partBehind = new RegExp(`^的?(?<part>${part})`, 'u');
const partBefore = new RegExp(`(?<part>${part})(?:岗位?)?(?:教学|工作|任教|管理)*(?:经验|经历|年限|满)?\\s*$`, 'u');

/** '3-5年经验', '教龄两三年', '至少十年', '不到五年教龄'. */
const yearsAtAll: Rule = [
  shape,
  ({ 0: typed, groups, index = 0, input = '' }) => {
    const years = yearsIn(groups);
    if (!years) return null;
    // What is to come is no experience.
    if (
      /(?:退休|服务期|聘期|合同|支教|援[疆藏]|交流|轮岗|进修|试用期?|借调|签|(?:待|呆|住|生活)过?)\s*$/u.test(
        input.slice(0, index),
      )
    )
      return 'unknown';
    const { text, least, most } = years;
    const counted = partBehind.exec(input.slice(index + typed.length)) ?? partBefore.exec(input.slice(0, index));
    return {
      label: `${text}经验`,
      kind: 'experience',
      ...(least === undefined ? {} : { monthsMin: least * 12 }),
      ...(most === undefined ? {} : { monthsMax: least === undefined ? most * 12 : most * 12 + 11 }),
      ...(counted ? { note: `“${text}”按全部教龄比较，没有单独计算“${counted.groups?.part}”的年数。` } : {}),
    };
  },
];

/** How long somebody has worked, what is counted apart first. */
export const yearsOfWork: Rule[] = [
  says(
    /(?:有|具有)?(?:医院)?临床(?:护理|工作|实践|一线)*经[验历](?:丰富)?(?:的|者)?(?!\d|[一二三四五六七八九十])/gu,
    'word',
    '临床经验',
    '临床',
  ),
  [
    /(?<![没无])(?:(?:教学|教育|带班|工作)?经验(?:很|十分|非常)?(?:丰富|足|老道)|有(?:着)?丰富的?(?:教学|教育|带班|工作)?经验)(?:的|者)?/gu,
    () => ({ label: '3 年以上经验', kind: 'experience', monthsMin: 36, note: '“经验丰富”按 3 年以上教龄比较。' }),
  ],
  [
    /(?<!没)(?:有|具有|具备)(?:一定的?|相关的?)?(?:教学|工作|任教)?经验(?:的|者)?(?!优先)/gu,
    () => ({ label: '1 年以上经验', kind: 'experience', monthsMin: 12 }),
  ],
  yearsAsHomeroom,
  yearsAbroad,
  yearsOfOtherWork,
  yearsAtAll,
];

/** '老教师', after the posts and certificates that are called so. */
export const yearsInWords: Rule = [
  /(?<!\p{Script=Han})老(?:教师|教员)|资深的?(?:教师|老师)?|经验丰富的?老(?:教师|老师)/gu,
  () => ({ label: '10 年以上经验', kind: 'experience', monthsMin: 120 }),
];
