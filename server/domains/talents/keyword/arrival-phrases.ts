import { arrivals } from '#contract/talents/talent-shapes.ts';
import type { Claim, Rule } from './people-claim.ts';

const can = '(?:就|要|可以?|能够?|便)*';
const comes = `${can}(?:到岗|上岗|入职|就位|上班|上课(?!程)|报到|到位|顶(?:上|岗)|接手|来(?!源|自)|到(?=的|$|[\\s,，。]))(?:上班|任教)?(?:的)?`;
/** A point in time, and the months of which the next one is meant; none for at once. */
const times: readonly [pattern: string, months: readonly number[]][] = [
  ['(?:最晚|最迟)?(?:年底|年内|元旦|明年初)(?:左右)?', [1]],
  ['(?:国庆节?|十一)[之以]?后?', [10]],
  ['放?(?:寒假|春节|过年|元旦|年)[之以]?前', [1]],
  ['放?暑假[之以]?前', [6]],
  ['[一二两三四五\\d]天[之以]?内', []],
  ['随时|立即|马上|即刻|尽快|立刻|现在|今天|明天|后天|(?:这|本|下)个?(?:周|星期|礼拜)[一二三四五六日天]?', []],
  ['(?:今年|明年)?秋季?(?:学期)?(?:开学)?', [9]],
  ['(?:今年|明年)?春季?(?:学期)?(?:开学)?|(?:过完?年|年|春节|寒假)[之以]?后?', [3]],
  ['(?:暑假)[之以]?后', [9]],
  ['(?:下|新)(?:个|一)?学期(?:开学)?|开学', [3, 9]],
];
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const monthOf = (text: string): number => (/^\d+$/u.test(text) ? Number(text) : numerals.indexOf(text) + 1);
const edge =
  '(?:份)?(?:上旬|中旬|下旬|底|初|[一二三]?十?[一二三四五六七八九]?[日号]|(?<day>\\d{1,2})[日号])?(?<side>[之以]?前|[之以]?后)?';

const claim = (label: string, arrival: NonNullable<Claim['arrival']>): Claim => ({ label, kind: 'arrival', arrival });

/** '随时到岗', '九月前能来', '下学期入职', '两个月内到岗'. */
export const arrivalPhrases: Rule[] = [
  [
    new RegExp(
      `(?:[20]\\d{3}年|今年|明年)?(?<month>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月${edge}${comes}`,
      'gu',
    ),
    ({ groups }) => {
      const month = monthOf(groups?.month ?? '');
      const day = groups?.day ? ` ${groups.day} 日${groups.side?.slice(-1) ?? ''}` : '';
      return claim(`${month} 月${day}到岗`, [month]);
    },
  ],
  [
    new RegExp(`(?<count>半|[一二两三四五六]|\\d)(?<unit>个?月|年|周|个?星期)[之以]?内${comes}`, 'gu'),
    ({ groups }) => {
      const isShort = /周|星期/u.test(groups?.unit ?? '') || /^[半一1]$/u.test(groups?.count ?? '');
      const isYear = groups?.unit === '年';
      return isYear || !isShort ? claim('半年内到岗', 'term') : claim('一个月内到岗', 'month');
    },
  ],
  [new RegExp(`(?:[这本当]个?月|下个?月|月(?=底|初))${edge}${comes}`, 'gu'), () => claim('一个月内到岗', 'month')],
  [/(?<!\p{Script=Han})(?:可以?|能)?(?:随时|立即|马上|立刻)(?!\p{Script=Han})/gu, () => claim(arrivals.now, 'now')],
  ...times.map(
    ([pattern, months]): Rule => [
      new RegExp(`${can}(?:${pattern})(?:[之以]?[前后])?${comes}`, 'gu'),
      ({ 0: typed }) => {
        if (months.length === 0) return claim(arrivals.now, 'now');
        if (months.length === 1 && months[0] !== 3 && months[0] !== 9) return claim(`${months[0]} 月到岗`, months);
        return claim(`${/秋|暑/u.test(typed) ? '秋季' : /[春年]|寒假/u.test(typed) ? '春季' : '下学期'}到岗`, months);
      },
    ],
  ),
];
