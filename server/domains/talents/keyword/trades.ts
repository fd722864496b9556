import { join } from 'node:path';
import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut, inName, inTitle } from '#server/domains/search/public.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { lexeme } from '../index/talent-row.ts';
import type { TalentPart } from './talent-part.ts';

/** Trades that vocational schools and universities teach: each line has those of which any comes near the others. */
const trades = readRows(join(import.meta.dirname, 'trades.tsv')).map(([, line = '']) => line.split(' '));
export const tradeNames = trades.flat();
/** Whether a word is the whole name of one: 工业机器人, which is more than 机器人. */
export const isTrade = (word: string): boolean => tradeNames.includes(word);

/** Names of one trade. */
const sameTrades: readonly (readonly [RegExp, readonly Query[]])[] = [
  [/^计算机/u, [lexeme.subject('it'), lexeme.subject('coding'), ...cut('计算机').map(lexeme.major)]],
  [/^(?:电子商务|电商)$/u, ['电子商务', '电商'].flatMap((name) => [inTitle(name), inName(name), lexeme.major(name)])],
  [/^机电(?!一体化)/u, [inTitle('机电'), inName('机电'), ...['机电', '机械电子'].map(lexeme.major)]],
  [/^(?:汽修|汽车维修)$/u, [inTitle('汽车'), inName('汽车')]],
];

/** Names of a whole class of the catalogue, which a school types for any of its trades. */
const classes = new Set('计算机 机电 汽车 汽修 财经 财会 土建 旅游 传媒 艺术设计 医药 交通'.split(' '));

/** What says nothing of a trade without the word before it. */
export const vague = new Set(
  '普通 管理 技术 工程 应用 教育 教学 指导 辅导 服务 训练 设计 运营 检测 维修 实操 老师 教师 专业 基础 实训 研究 学生 学校 儿童 商务'.split(
    ' ',
  ),
);

interface Trade {
  /** Who teaches it under another name. */
  same: readonly Query[];
  /** Who teaches or studied what the text begins with, then any of its line. */
  nearest: readonly Query[];
  near: readonly Query[];
  /** Other trades of the class that the text names: any of them is meant. */
  others: readonly string[];
}

/** The trade that a text begins with: 电气工程及其自动化 is 电气工程, and 酒店服务 the trade of 酒店. Null for none. */
export function tradeOf(text: string): Trade | null {
  const name = text.replace(/(?:专业|方向|老师|教师|教学)+$/gu, '');
  const begun = name.includes('过') ? [] : tradeNames.filter((word) => name.startsWith(word));
  const word = begun.toSorted((one, other) => other.length - one.length)[0];
  if (word === undefined) return null;
  const titled = (one: string) => allOf(cut(one).map(inTitle));
  const taught = (one: string) => [titled(one), lexeme.major(one)];
  const line = trades.find((words) => words.includes(word)) ?? [];
  const others = classes.has(name.replace(/类$/u, '')) ? line.filter((one) => one !== word) : [];
  return {
    same: [...sameTrades.flatMap(([named, queries]) => (named.test(name) ? queries : [])), ...others.map(titled)],
    nearest: taught(word),
    near: line.flatMap(taught),
    others,
  };
}

/** Who teaches a trade, or has, comes before who has only studied it. */
export const teachingFirst = (name: string): TalentPart['narrower'] =>
  tradeOf(name)?.same.length === 0
    ? {
        text: name,
        query: anyOf([inTitle, inName].map((mark) => allOf(cut(name).map(mark)))),
        who: `想教或教过“${name}”`,
        rest: `所学专业为“${name}”、想教或教过其他课程的人才`,
      }
    : undefined;
