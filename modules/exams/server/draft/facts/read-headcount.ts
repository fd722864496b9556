import { numeral } from '../text/characters.ts';
import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';

const count = '(\\d{1,4}|[一二三四五六七八九十]{1,3})';
const hires =
  '(?:招聘|诚聘|遴选|招引|引进|招募|选聘|招录|选调|考调|招考|考聘|聘用|补充|遴选|招收|招(?!生)|需求|计划数?|名额|岗位|聘任|设岗)';
const person =
  '(?:名|(?<=(?:名额|计划|指标)\\D{0,4}\\d{1,4})个|人(?!民|均|次|数)|位)(?!\\s*(?:及?以[上下]|的[岗职]位))';
const told = new RegExp(`${hires}(?:20\\d\\d(?:届|年)|[^。;,\\d]){0,40}?(?<!第)${count}\\s*个?${person}`, 'g');
const summed = new RegExp(
  `(?:共计|合计|总计|共|总数为?|总人数为?|计划数为?)\\p{Script=Han}{0,16}?${count}\\s*个?${person}`,
  'gu',
);
/** '博士10名、硕士20名' */
const andOthers = /^(?:[、和及]\p{Script=Han}{1,10}\d{1,4}\s*个?[名人])+/u;
/** What is counted beside the people sought. */
const othersBefore = /(?:现有|已有|另|另外|去年|上年|往年|原(?!公告|计划)|增加|追加|其中)\p{Script=Han}{0,6}$/u;
/** '现有在编教师岗位120人'; whom '面向在编教师遴选9名' seeks are counted. */
const onStaff = /(?:在岗|在编)\p{Script=Han}{0,6}$/u;
const verb = /^(?:招|遴选|选|引进|考)/;
/** '专职辅导员25名，其中…' below a heading of posts and numbers. */
const counted = new RegExp(`^[\\s\\d.、()]*\\p{Script=Han}{2,14}?${count}\\s*个?${person}`, 'u');
const othersInside =
  /岗位\s*:[^:]*人数\s*:|现有|在岗|在校|每[个名]|人数(?:低于|不足|超过|达|少于)|面试|考官|学生|评委|服务|累计|一人|限报|以来|(?:进入|参加|通过)\p{Script=Han}{0,6}(?:复审|体检|考察)|递补/u;
/** '资格复审合格的人员共213名': those who are called, not those sought. */
const called = /(?:复审|面试|入围|体检|考察|合格|递补)的?(?:人员|人选|对象|考生|者)?$/;

/** '某岗位（岗位代码7010004）计划数调整为1名' */
const ofOnePost = /(?:岗位|职位)(?:代码|编号|序号)\s*[:为]?\s*\w{2,}/;

function foundIn({ text, placeOf }: Sentence) {
  if (/(?:复审|面试|入围|体检)(?:对象|人员|人选)/.test(text)) return [];
  return [summed, told].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const before = /[^,。;(]*$/.exec(text.slice(0, match.index))?.[0] ?? '';
      const others = andOthers.exec(text.slice(match.index + match[0].length))?.[0].match(/\d+/g) ?? [];
      const value = others.reduce((sum, one) => sum + Number(one), numeral(match[1] ?? ''));
      const isOfOthers =
        othersBefore.test(before) || called.test(before) || (onStaff.test(before) && !verb.test(match[0]));
      if (!(value >= 1) || isOfOthers || ofOnePost.test(before + match[0]) || othersInside.test(match[0])) return [];
      const place = placeOf(match.index, match.index + match[0].length);
      return [{ value, isSum: pattern === summed, fact: { field: 'headcount' as const, value, ...place } }];
    }),
  );
}

function countedIn({ text, headings, placeOf }: Sentence): Fact[] {
  const match = /岗位|人数|计划|名额/.test(headings.at(-1) ?? '') ? counted.exec(text) : null;
  if (!match || othersInside.test(match[0])) return [];
  const note = '请核对是否是总数';
  return [{ field: 'headcount', value: numeral(match[1] ?? ''), ...placeOf(match.index, match[0].length), note }];
}

/** '调整后，招聘总数为19名' */
const afterChange = /(?:调整|变更|增加|核减|调减|修改)后/;
const OPENING = 8;

/** The number of people sought in all: a sum where one is told, else the first number. */
export function readHeadcount(sentences: readonly Sentence[]): Fact[] {
  const changed = sentences.filter(({ text }) => afterChange.test(text)).flatMap(foundIn);
  const opening = sentences.slice(0, OPENING).flatMap(foundIn);
  const all =
    opening.length > 0
      ? opening
      : sentences
          .filter(({ text, headings }) => /计划|岗位|名额|人数|招聘/.test(text + headings.join('')))
          .flatMap(foundIn);
  const isOpen = sentences.slice(0, OPENING).some(({ text }) => /[招聘][^。;]{0,20}若干/.test(text));
  const listed = isOpen || all.length > 0 ? [] : sentences.flatMap(countedIn);
  if (listed.length > 0) return listed.slice(0, 1);
  const first = all.find(({ isSum }) => !isSum);
  const sum = changed.findLast(({ isSum }) => isSum);
  if (sum && first && sum.value !== first.value) return [{ ...sum.fact, note: `另一处写的是“${first.fact.words}”` }];
  const best = all.find(({ isSum, value }) => isSum && value >= (first?.value ?? 0)) ?? first;
  if (!best) return [];
  const greater = [...all, ...sentences.slice(OPENING).flatMap(foundIn)].find(({ value }) => value > best.value);
  const isUnsure = !best.isSum && opening.length === 0;
  // '(二)面向社会招聘…小学教师4名' is no part of the first number, unless all others add up to it.
  const beside = best.isSum ? [] : all.filter(({ fact, isSum }) => !isSum && fact.line !== best.fact.line);
  const rest = beside.reduce((added, { value }) => added + value, 0);
  const note = joinedNotes(
    greater && `另一处写的是“${greater.fact.words}”`,
    (isUnsure || (rest > 0 && rest !== best.value)) && '请核对是否是总数',
  );
  return [{ ...best.fact, note }];
}
