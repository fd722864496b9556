import { tradeOf } from './near-people.ts';
import type { Rule } from './people-claim.ts';

const digits = '零一二三四五六七八九';
/** '十五' is 15, '两' is 2. */
function numberOf(text: string): number {
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
const otherYears = '级|制|一贯|内?可?(?:到岗|上岗|入职)|内?毕业';
const shape = new RegExp(
  `(?:教龄|工龄|(?:教学|工作)?经验|任教|从教|执教)${bound}${span}年(?!${otherYears})${limit}` +
    `|${bound}(?<!20)(?<![\\d第近前])${span}年(?!${otherYears})${limit}(?:书(?!法)|课(?!程))?的?(?:教学|教书|工作|从教|执教|任教|教龄)?(?:经验|经历|教龄)?`,
  'gu',
);
const isMost = new RegExp(`^(?:${atMost})$|以[下内]|内`, 'u');

const otherWork =
  '(?:临床|医院|外企|国企|央企|互联网|护士|企业|公司|工厂|车间|行业|工程师|销售|酒店|餐饮|后厨|项目|开发|设计师|运营|外贸|银行|律所|生产|部队|电商)';
const worked = `(?<work>三甲|${otherWork})(?:${otherWork}|一线|工作|护理|实践|实操|从业|任职)*`;
const count = `(?:至少|满|在|有)?(?:${span})年(?:及?以上|多)?`;

/** '临床经验3年', '2年企业经历': no years of teaching. */
export const yearsOfOtherWork: Rule = [
  new RegExp(`(?:有|具有)?(?:${count}的?${worked}(?:经验|经历|背景)?|${worked}(?:经验|经历)?${count})(?:的|者)?`, 'gu'),
  ({ 0: typed, groups }) => ({
    label: typed.replace(/^(?:具?有)|[的者]$/gu, ''),
    kind: 'word',
    required: [groups?.work ?? ''],
    words: [groups?.work ?? ''],
    near: tradeOf(groups?.work ?? '')?.near ?? [],
  }),
];

/** '3-5年经验', '教龄两三年', '至少十年', '不到五年教龄'. */
export const yearsOfWork: Rule = [
  shape,
  ({ groups = {} }) => {
    const [from = '', to] = groups.pair ? [...groups.pair] : [groups.from, groups.to];
    const [least, most] = [numberOf(from), to === undefined ? null : numberOf(to)];
    if (!(least > 0 && least < 45) || (most !== null && most < least)) return null;
    const kind = 'experience' as const;
    if (most !== null)
      return { label: `${least}–${most} 年经验`, kind, monthsMin: least * 12, monthsMax: most * 12 + 11 };
    if (groups.about && !groups.limit && !groups.bound && least > 1)
      return { label: `约 ${least} 年经验`, kind, monthsMin: (least - 1) * 12, monthsMax: (least + 1) * 12 + 11 };
    return isMost.test(groups.bound ?? '') || isMost.test(groups.limit ?? '')
      ? { label: `${least} 年以下经验`, kind, monthsMax: least * 12 }
      : { label: `${least} 年以上经验`, kind, monthsMin: least * 12 };
  },
];
