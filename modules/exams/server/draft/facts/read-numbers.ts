import { join } from 'node:path';
import { numberOf } from '#modules/imports/server/public.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { numeral } from '../text/characters.ts';
import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';

const kinds = '(?:报名|考务|考试|笔试|报考|面试|测试|考核)';
/** Blanks out what is paid back. */
const withoutRefunds = (text: string): string =>
  text.replace(/[^,。;()]+/g, (span) => (/(?<!不予?|概不)退[还回]/.test(span) ? '□'.repeat(span.length) : span));
/** '五十元' as '50元'; every other character keeps its offset. */
const inDigits = (text: string): string =>
  text.replace(/[一二两三四五六七八九十百零壹贰叁肆伍陆柒捌玖拾佰]+(?=\s*元)/g, (digits) =>
    `${numberOf(digits) ?? digits}`.padEnd(digits.length),
  );
const amount = '(\\d{1,4}(?:\\.\\d{1,2})?)\\s*元';
const charged = readRows(join(import.meta.dirname, 'read-numbers.tsv')).map(
  ([pattern = '']) => new RegExp(pattern.replace('AMOUNT', amount).replace('KINDS', kinds)),
);
/** Money that the people get, or that goes to somebody else. */
const notCharged =
  /补助|补贴|津贴|工资|薪|经费|报销|奖励|资助|安家|违约|体检费|押金|公寓|住宿|宿舍|租金|每月|年收入|待遇|保证金/;
const free =
  /(?:不|不再|不予|无需|无须|均不)(?:向[^,。;]{1,8})?(?:收取?|缴纳?|交纳?)(?:任何|考生|报考人员|应聘者|参考人员)*的?(?:报名|考务|考试|报考|相关|其他|资料|和|、|的)*(?:费用|费)(?![的者]|视为)|不会?以任何(?:名义|形式|理由)[^,。;]{0,10}收取[^,。;]{0,6}费|(?:免收|免缴|免交|免除)(?:考生|任何|的)*(?:报名|考务|考试|报考|笔试|和|及|、|费|用)*费|(?:报名|考试|应聘|招聘)(?:考试)?(?:费[、和]?(?:报名|考试|考务)?费?)?(?:均|全程|一律)?(?:全免|免费|不收费|不收取费用)|不收费/;
const people =
  /低保|最低生活保障|低收入|贫困|脱贫|困难|特困|残疾|孤儿|烈士|优抚|退役|建档立卡|零就业|家庭|农村|人员凭|符合条件/;
const waived = /(?:减免|免缴|免交|免收|免除|免予?(?:缴|交|收)|不收取?)/;

/** Whether a sentence excuses certain people from the fee of which it, its heading or the sentence before speaks. */
function waiverIn({ text, headings, passage }: Sentence, before: Sentence | undefined): RegExpExecArray | null {
  const spokenOf = before?.passage === passage ? before.text : '';
  const isOfFee =
    /费|元/.test(text + headings.join('') + spokenOf) || /减免(?:手续|审核|申请|政策)|(?:办理|申请)减免/.test(text);
  return people.test(text) && isOfFee ? waived.exec(text) : null;
}

/** How many times a fee is paid that is one of each paper, where the text tells the papers or their sum; else a note. */
function timesOf(text: string, each: number): [times: number, note: string] {
  if (!/每[科门]|[/·]\s*[科门]|\/人[/·]科/.test(text)) return [1, ''];
  const sum = Number(/(?:共计?|合计|总计|计)\s*(\d{2,4})\s*元/.exec(text)?.[1]);
  if (sum > each && sum % each === 0) return [sum / each, ''];
  // '90元（45元/科，共2科）' tells the sum first.
  const perPaper = Number(/(\d+)元\s*[/·每]\s*[科门]/.exec(text)?.[1]);
  if (perPaper < each && each % perPaper === 0) return [1, ''];
  const papers = numeral(/(?:共|考试?|笔试)\s*([2-5两二三四五])\s*[科门]/.exec(text)?.[1] ?? '');
  return papers > 1 ? [papers, ''] : [1, '公告按科目收费，请核对总额'];
}

/** The fee of an examination, that of the written test before others and any before none, and that certain people do not pay it. */
export function readFee(sentences: readonly Sentence[]): Fact[] {
  const found = feesIn(sentences);
  const rank = (fact: Fact) => (fact.field !== 'fee' ? 0 : fact.value === 0 ? 3 : /面试/.test(fact.words) ? 2 : 1);
  const best = Math.min(...found.map((fact) => rank(fact) || 3));
  const other = found.find((fact) => rank(fact) > best)?.words;
  const noted = (fact: Fact) => rank(fact) > 0 && other && `另一处写的是“${other}”`;
  const kept = found.filter((fact) => rank(fact) <= best);
  return kept.map((fact) => ({ ...fact, note: joinedNotes(fact.note, noted(fact)) }));
}

function feesIn(sentences: readonly Sentence[]): Fact[] {
  return sentences.flatMap((sentence, at): Fact[] => {
    const { placeOf } = sentence;
    const text = inDigits(withoutRefunds(sentence.text));
    const place = (match: RegExpExecArray) => placeOf(match.index, match.index + match[0].length);
    const waiver = waiverIn(sentence, sentences[at - 1]);
    const none = waiver ? null : free.exec(text);
    const paid = notCharged.test(text) ? undefined : charged.map((pattern) => pattern.exec(text)).find(Boolean);
    const facts: Fact[] = [];
    if (none) facts.push({ field: 'fee', value: 0, ...place(none), note: '' });
    if (paid?.[1]) {
      const [times, note] = timesOf(text, Number(paid[1]));
      const value = Math.round(Number(paid[1]) * times * 100);
      const others = [...text.matchAll(/(\d+(?:\.\d+)?)\s*元/g)].map((match) => Number(match[1]));
      const other = others.find(
        (other) =>
          other !== Number(paid[1]) && other * 100 !== value && !(other < value / 100 && /[/·每]\s*[科门]/.test(text)),
      );
      facts.push({ field: 'fee', value, ...place(paid), note: joinedNotes(note, !!other && `另有：${other}元`) });
    }
    if (waiver) {
      const from = text.slice(0, waiver.index).search(people);
      facts.push({ field: 'feeWaived', value: true, ...placeOf(from, waiver.index + waiver[0].length), note: '' });
    }
    return facts;
  });
}

const count = '(\\d{1,4}|[一二三四五六七八九十]{1,3})';
const hires =
  '(?:招聘|诚聘|遴选|招引|引进|招募|选聘|招录|选调|考调|招考|考聘|聘用|补充|拟聘(?!人)|招收|招(?!生)|需求|计划数?|名额|岗位|聘任|设岗)';
const person =
  '(?:名|(?<=(?:名额|计划|指标)\\D{0,4}\\d{1,4})个|人(?!民|均|次|数)|位)(?!\\s*(?:及?以[上下]|的[岗职]位|入[围闱]|(?:进入|参加)[^,。;]{0,6}(?:复审|[面笔]试|体检|考察)))';
const told = new RegExp(`${hires}(?:20\\d\\d(?:届|年)|[^。;,\\d]){0,40}?(?<!第)${count}\\s*个?${person}`, 'g');
const summed = new RegExp(
  `(?:共计|合计|总计|共|总数(?:由\\p{Script=Han}{0,4}□+[名人个]\\p{Script=Han}{1,4})?为?|总人数为?|计划数为?|(?<=(?:核减|取消|调减)[^。;]{0,12},)实际|(?<=□[名人个],)(?:现|调整|变更|核减|改)+[为至])\\p{Script=Han}{0,16}?${count}\\s*个?${person}`,
  'gu',
);
/** '博士10名、硕士20名' */
const andOthers = /^(?:[、和及]\p{Script=Han}{1,10}\d{1,4}\s*个?[名人])+/u;
/** What is counted beside the people sought. */
const othersBefore =
  /(?:现有|已有|另|另外|去年|上年|往年|原(?!公告|计划)|其中)\p{Script=Han}{0,6}$|(?:新增|增加|追加)[^,。;]{0,8}$/u;
/** '现有在编教师岗位120人'; whom '面向在编教师遴选9名' seeks are counted. */
const onStaff = /(?:在岗|在编)\p{Script=Han}{0,6}$/u;
/** '专职辅导员25名，其中…' below a heading of posts and numbers. */
const counted = new RegExp(`^[\\s\\d.、()]*\\p{Script=Han}{2,14}?${count}\\s*个?${person}`, 'u');
const othersInside =
  /岗位\s*:[^:]*人数\s*:|现有|(?<!(?:选调|遴选|引进|考调|选聘)[^,。;]{0,8}在编)在岗|在校|每[个名]|人数(?:低于|不足|超过|达|少于)|面试|考官|学生|评委|(?<!购买)服务|累计|一人|限报|以来|(?:进入|参加|通过)\p{Script=Han}{0,6}(?:复审|体检|考察)|递补/u;
/** '资格复审合格的人员共213名': those who are called, not those sought. */
const called = /(?:复审|面试|入围|体检|考察|合格|递补)的?(?:人员|人选|对象|考生|者)?$/;

/** '某岗位（岗位代码7010004）计划数调整为1名' */
const ofOnePost = /(?:岗位|职位)(?:(?:代码|编号|序号)\s*[:为]?\s*\w{2,}|[A-Z]{1,4}-?\d{2,})/;

/** '（一）面向社会招聘…48名': one of several numbers that make up the whole. */
const isItem = /^\s*(?:\([一二三四五六七八九十]\)|\d{1,2}[.、)]|[①-⑳])/;

function foundIn({ text, headings, placeOf }: Sentence) {
  if (/(?:复审|面试|入围|体检)(?:对象|人员|人选)/.test(text)) return [];
  return [summed, told].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const before = /[^,。;]*$/.exec(text.slice(0, match.index))?.[0] ?? '';
      const others = andOthers.exec(text.slice(match.index + match[0].length))?.[0].match(/\d+/g) ?? [];
      const value = others.reduce((sum, addend) => sum + Number(addend), numeral(match[1] ?? ''));
      const isOfOthers =
        othersBefore.test(before) ||
        called.test(before) ||
        (onStaff.test(before) && !/^(?:招|遴选|选|引进|考)/.test(match[0]));
      if (!(value >= 1) || isOfOthers || ofOnePost.test(before + match[0]) || othersInside.test(match[0])) return [];
      const place = placeOf(match.index, match.index + match[0].length);
      const item = isItem.test(text) ? headings.join() : null;
      return [{ value, item, isSum: pattern === summed, fact: { field: 'headcount' as const, value, ...place } }];
    }),
  );
}

function countedIn({ text, headings, placeOf }: Sentence): Fact[] {
  const match = /岗位|人数|计划|名额/.test(headings.at(-1) ?? '') ? counted.exec(text) : null;
  if (!match || othersInside.test(match[0]) || /若干/.test(text)) return [];
  const more = andOthers.exec(text.slice(match[0].length))?.[0] ?? '';
  const value = (more.match(/\d+/g) ?? []).reduce((sum, addend) => sum + Number(addend), numeral(match[1] ?? ''));
  const note = '请核对是否是总数';
  return [{ field: 'headcount', value, ...placeOf(match.index, match[0].length + more.length), note }];
}

const OPENING = 8;

/** The number of people sought in all: a sum where one is told, else the first number. */
export function readHeadcount(sentences: readonly Sentence[]): Fact[] {
  // '调整后，招聘总数为19名'
  const changed = sentences
    .filter(({ text }) => /(?:调整|变更|增加|核减|增减|调减|修改)后|(?:核减|取消|调减)[^。;]{0,12},实际/.test(text))
    .flatMap(foundIn);
  const opening = sentences.slice(0, OPENING).flatMap(foundIn);
  const all =
    opening.length > 0
      ? opening
      : sentences
          .filter(({ text, headings }) => /计划|岗位|名额|人数|招聘/.test(text + headings.join('')))
          .flatMap(foundIn);
  const isOpen = sentences
    .slice(0, OPENING)
    .some(({ text }) => /[招聘][^。;]{0,20}若干|\d\s*[名人][^。;]{2,30}若干/.test(text));
  if (isOpen && !all.some(({ isSum }) => isSum)) return [];
  const listed = isOpen || all.length > 0 ? [] : sentences.flatMap(countedIn);
  if (listed.length > 0) return listed.slice(0, 1);
  const first = all.find(({ isSum }) => !isSum);
  const sum = changed.findLast(({ isSum }) => isSum);
  if (sum && sum.value !== first?.value)
    return [{ ...sum.fact, note: joinedNotes(first && `另一处写的是“${first.fact.words}”`) }];
  const best = all.find(({ isSum, value }) => isSum && value >= (first?.value ?? 0)) ?? first;
  if (!best) return [];
  const greater = [...all, ...sentences.slice(OPENING).flatMap(foundIn)].find(({ value }) => value > best.value);
  // '(二)面向社会招聘…小学教师4名' is no part of the first number, unless all others add up to it.
  const others = best.isSum ? [] : all.filter(({ fact, isSum }) => !isSum && fact.line !== best.fact.line);
  const rest = others.reduce((added, { value }) => added + value, 0);
  const items = new Map([best, ...others].map((item) => [item.fact.line, item]));
  if (best.item !== null && items.size > 1 && [...items.values()].every(({ item }) => item === best.item)) {
    const quotes = [...items.values()].map(({ fact }) => fact.words).join('；');
    const value = [...items.values()].reduce((added, item) => added + item.value, 0);
    return [{ ...best.fact, value, note: `由几项相加：${quotes}` }];
  }
  const note = joinedNotes(
    greater && `另一处写的是“${greater.fact.words}”`,
    ((!best.isSum && opening.length === 0) || (rest > 0 && rest !== best.value)) && '请核对是否是总数',
  );
  return [{ ...best.fact, note }];
}

const days = '(\\d{1,2}|[三五七十]|十五)\\s*个?\\s*(工作日|天|日(?![期前]))';
const behind = new RegExp(`(?:公示|[贴张]榜)[^。;\\d三五七十]{0,14}${days}`);
const ahead = new RegExp(`${days}的?公示`);
const within = new RegExp(`公示[^。;]{0,40}\\((?:共|公示)?${days}`);

const ofOthers = /成绩|分数|名次|排名|面试(?:人|名|对)|入围|进入|资格|笔试|审[核查]结果|岗位调整|加分/;
const ofFinal =
  /拟(?:\p{Script=Han}{0,2})?[聘录招引选签补]|(?:录用|聘用|录取|引进|招募|选聘|选调|考调|遴选|聘任|签约|确定的?)(?:的)?(?:人|名|对|教师)|(?:体检|考察)[^。;]{0,8}合格|录用者|合格者|没有?意见|无异议/u;

/** Whether a sentence with 公示 speaks of those to be hired, not of scores or of those invited. */
export function isOfFinalList({ text, headings }: Sentence): boolean {
  if (ofFinal.test(text)) return true;
  if (ofOthers.test(text)) return false;
  const heading = headings.findLast((heading) => heading !== '');
  return (
    heading === undefined ||
    /^\W*公示/.test(text.replace(/^[\s\d.、()一二三四五六七八九十]+/, '')) ||
    /公示|聘[用任]|录用|录取|拟聘|签约|入编/.test(heading)
  );
}

/** How long the list of those to be hired is published. */
export const readPublicity = (sentence: Sentence): Fact[] => {
  const { text } = sentence;
  const match = within.exec(text) ?? behind.exec(text) ?? ahead.exec(text);
  if (!match || !isOfFinalList(sentence)) return [];
  const value = numeral(match[1] ?? '');
  if (!(value >= 3 && value <= 30)) return [];
  const note = match[2] === '工作日' ? '' : '公告写的是自然日';
  const place = sentence.placeOf(match.index, match.index + match[0].length);
  return [{ field: 'publicityDays', value, ...place, note }];
};
