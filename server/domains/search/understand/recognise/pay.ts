import { monthlyText } from '#contract/posts/salary-text.ts';
import type { PayRange } from '../query-part.ts';
import { amount, readAmount, unitOf } from './amount.ts';
import type { Recogniser } from './claim.ts';

/** An amount needs a word before it, a unit, or a period after it: 985 and 2027 are not pay, nor is 20万 of 安家费. */
const word =
  '(?:年薪|年收入|年入|年包|月薪|月收入|月入|月工资|底薪|到手|税前|税后|工资|薪资|薪酬|薪水|待遇|收入|(?:(?:一个|每个?)月)?(?:能|可以?)?[给开拿发挣]到|一个月|每个?月|每月|一年)';
const atLeast = '(?:不低于|不少于|至少|起码|最低|最少|高于|大于|超过|超|过)';
const atMost = '(?:不超过|不高于|低于|少于|最多|最高)';
const period = '(?:[/每一]?个?(?:月|年))';
const after = '(?:及以上|以上|以下|以内|之内|左右|上下|往上|朝上|起步|起|\\+|多)';
const shape = new RegExp(
  `(?<word>${word})?(?:[是有在要的达到上]{0,2})(?<bound>${atLeast}|${atMost})?(?<one>${amount}|万)(?:[-~至到—–](?<other>${amount}))?(?<yuan>元|块钱?)?(?<period>${period})?(?:工资|的?薪资)?(?<after>${after})?`,
  'gu',
);
/** Words before a number that say it is something else, and units after it. */
const otherMoney = /(?:费|补|助|贴|金|奖|房|给|第|初|高|小|大|共|前|近|周|星期|每天|一天|每日|日薪|\p{L}薪制|[a-z])$/u;
const otherUnit =
  /^(?:届|年级|年制|级|人|名|个|位|字|岁|号|班|节|课|天|周|米|平|公里|km|点|小时|时|学期|次|所|家|种|分|线|期|本|流|对|月|年)/u;
/** '给到20万安家费' */
const settles = /^的?(?:安家|购房|住房|科研|启动|人才)/u;

/** Plausible pay a month in yuan. More is by the year; a bare number below the least is none. */
const month = { least: 1_000, bare: 1_500, yearly: 50_000, most: 150_000 };

/** '月薪过万', '年薪20万', '8-12k', '8k以上', '五千左右', '1万5': a range in fen a month. */
export const monthlyPay: Recogniser = {
  shapes: [shape],
  read({ 0: said, index, input, groups = {} }) {
    const pay = payOf(groups, input.slice(0, index), input.slice(index + said.length));
    return pay && { text: said, label: labelOf(pay), groups: [], pay };
  },
};

type Found = Record<string, string | undefined>;

function payOf(found: Found, before: string, rest: string): PayRange | null {
  const { word: named, bound, one = '', other } = found;
  if (!isPay(found, before, rest)) return null;
  const unit = Math.max(unitOf(one), unitOf(other ?? ''));
  const low = one === '万' ? [10_000, 10_000] : readAmount(one, unit);
  const high = other === undefined ? low : readAmount(other, unit);
  if (!low || !high) return null;
  const [least, most] = [low[0] ?? 0, high[1] ?? 0];
  const isYearly =
    /年/.test(`${named ?? ''}${found.period ?? ''}`) || (!/月/.test(`${named}${found.period}`) && most > month.yearly);
  const share = isYearly ? 12 : 1;
  const [from, to] = [least / share, most / share];
  if (from > to || from < month.least || to > month.most) return null;
  return rangeOf(from, to, `${bound ?? ''} ${found.after ?? ''}`);
}

function isPay(
  { word: named, bound, one = '', other, yuan, period: by, after: end }: Found,
  before: string,
  rest: string,
) {
  if (named) return !/^[\d.]/.test(rest) && !settles.test(rest);
  if (otherMoney.test(before) || otherUnit.test(rest) || /[\d.-]$/.test(before) || /^[\d.]/.test(rest)) return false;
  if (one === '万') return bound !== undefined || /[上]$/.test(before);
  const hasUnit = unitOf(one) > 1 || unitOf(other ?? '') > 1 || /[千万]/.test(`${one}${other ?? ''}`);
  if (hasUnit || yuan || (by && /^\d/.test(one))) return true;
  // Round thousands or hundreds alone: '8000', '8000以上', '8000-10000'.
  const plain = /^\d{4,5}$/.test(one) && Number(one) % 100 === 0 && Number(one) >= month.bare;
  return plain && (end !== undefined || other !== undefined || bound !== undefined || !/^(?:19|20)\d\d$/.test(one));
}

const fen = (yuan: number) => Math.round(yuan * 100);

function rangeOf(from: number, to: number, said: string): PayRange {
  if (/以下|以内|之内|不超过|不高于|最多|最高|(?<!不)低于|(?<!不)少于/.test(said))
    return { least: null, most: fen(to) };
  if (/左右|上下/.test(said)) return { least: fen(from * 0.8), most: fen(to * 1.2) };
  return from === to || /以上|起|\+|多|往上/.test(said)
    ? { least: fen(from), most: null }
    : { least: fen(from), most: fen(to) };
}

function labelOf({ least, most }: PayRange): string {
  if (least === null) return `月薪 ${monthlyText(most ?? 0)} 以内`;
  return most === null ? `月薪 ${monthlyText(least)} 起` : `月薪 ${monthlyText(least)}–${monthlyText(most)}`;
}
