import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import { numeral } from '../text/characters.ts';
import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes, MAX_CELLS, noteOfSome } from './fact.ts';

const decimal = '\\d{1,2}(?:\\.\\d)?';
const proportion = new RegExp(
  `(?<![\\d.]|\\d:|[上下]午\\s?)\\(?(${decimal}|[一二三四五六七八九十])\\)?\\s*[:比]\\s*\\(?(${decimal}|[一二三四五六七八九十])\\)?(?![\\d:])|(?<![\\d.])(${decimal}|[二两三四五六七八九十])\\s*倍`,
  'g',
);

interface Proportion {
  /** People for each post. */
  value: number;
  from: number;
  to: number;
}

/** Every '1:3', '3:1', '三比一', '3倍' in a text. Times of day are none. */
function proportionsIn(text: string): Proportion[] {
  return [...text.matchAll(proportion)].flatMap((match): Proportion[] => {
    const [one, other] = [numeral(match[1] ?? match[3] ?? ''), match[2] ? numeral(match[2]) : 1];
    const isOne = one === 1 || other === 1;
    const value = Math.max(one, other);
    return isOne && value >= 1 && value <= 50 ? [{ value, from: match.index, to: match.index + match[0].length }] : [];
  });
}

const ofOpening =
  /开考|(?:报名|报考|缴费|应聘|有效报名)[^。;]{0,14}人数[^。;]{0,24}(?:比例|之比|的比|比率|倍|达到|达不到|未达|少于|不足|低于|不得少于)|(?:合格|到场|参加|通过[^。;,]{0,8})[^。;]{0,8}人数[^。;]{0,16}(?:不足|达不到|低于|未达|不少于)|不足[^。;,]{0,6}的?(?:岗位)?(?:取消|核减|递减)/;
const ofInvitation =
  /(?:进入|确定|参加|入围|列为|入闱|推荐)[^。;]{0,16}(?:[面复终]试|试讲|上课|复审|现场确认|体检|考察)|面试(?:人|名|对|比例)|体检(?:人|名|对)|入[围闱]比例|(?:面试|试讲)[^。;,]{0,12}入[围闱]|(?:复审|现场确认)(?:人|名|对)|前[^。;,]{0,4}倍[^,。;]{0,6}(?:参加|进入)/;
const noRatio = /不(?:设|受|限)[^,。;]{0,6}(?:开考)?比例|不再?执行开考/;
/** What marks the lower ratio of an exception. */
const lowered = /降|可为|放宽|减少到|最低|可按|适当|放低|调低|调整[为到]|下调|按照?\s*$/;
/** Ratios of single posts, which are no rule. */
const ofSome = /(?:[A-Z]{1,4}-?\d{2,}|(?<!\d)\d{2,}号?岗位)[^。;]{0,6}开考|岗位表(?:执行|为准|要求)?[(,]/;

/** '不足2倍的，按实际人数面试' cancels nothing. */
const noEffect =
  /^(?![^。;]*开考)[^。;]{0,12}[,则].{0,6}(?:按(?:照)?[^,。;]{0,8}实[际有]|不再(?:减少|核减|取消)|照常|成绩须|须达到?\d)|^(?![^。;]*(?:开考|取消|减))[^。;]{0,24}(?:免[^,。;]{0,4}[笔初]试|全部(?:参加|进入|列入|入围))/;
const takesEffect = /开考|取消|核减|减少|调减|递减|追加|补足/;

/** 'A01岗位的开考比例降为2:1，其余岗位仍按3:1执行' */
const ofRest = /(?:其余|其[他它])[^,。;]{0,16}$/;

/** 开考比例, and how far it may be lowered, in the sentences of one passage. */
export function readRatio(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.flatMap((sentence, at): { fact: Fact; isException: boolean }[] => {
    const { text, placeOf, headings } = sentence;
    if (text.split('\t').length > MAX_CELLS) return [];
    const rest = proportionsIn(text).find((share) => ofRest.test(text.slice(0, share.from)));
    const isOfSome = !rest && ofSome.test(text);
    if ((!ofOpening.test(text) && !/开考比例/.test(headings.at(-1) ?? '')) || isOfSome) return [];
    const opening = opensAt(text);
    const all = proportionsIn(text).filter(
      (share) => !isOfInvitation(text, share) && !(beyond.test(text.slice(0, share.from)) && !/开考/.test(text)),
    );
    const next = sentences[at + 1];
    const isSame =
      next && next.passage === sentence.passage && lowered.test(next.text) && !ofInvitation.test(next.text);
    const first = rest ?? all.find((share) => !isLowered(text, share, opening)) ?? all[0];
    if (!first || isWaived(text.slice(0, first.from)) || noEffect.test(text.slice(first.to))) return [];
    const others = [
      ...all.filter((share) => share !== first && isLowered(text, share, opening)),
      ...(isSame ? proportionsIn(next.text) : []),
    ].filter(({ value }) => value < first.value);
    const floor = others.length > 0 ? Math.min(...others.map(({ value }) => value)) : null;
    const different = all.filter((share) => share.value !== first.value && !others.includes(share));
    const note = joinedNotes(
      rest ? '部分岗位的比例不同' : noteOfSome(sentence, first.from),
      !takesEffect.test(text + headings.at(-1)) && '没有写达不到时怎么办',
      !Number.isInteger(first.value) && '项目的开考比例只能填整数',
      different.length > 0 && `另有：${different.map(({ value }) => `1:${value}`).join('、')}`,
    );
    const place = placeOf(Math.min(opening, first.from), Math.max(first.to, ...all.map(({ to }) => to)));
    const fact: Fact = { field: 'ratio', value: first.value, floor, ...place, note };
    return [{ fact, isException: all.every((share) => isLowered(text, share, opening)) }];
  });
  const general = found.filter(({ isException }) => !isException);
  return (general.length > 0 ? general : found).map(({ fact }) => fact);
}

/** '报名人数超过计划数8倍的加试一场' */
const beyond = /(?<!不)(?:超过|多于|大于)[^,。;]{0,10}$/;
/** Whether the text waives the ratio: '不设开考比例，但到场不足2倍的…'. */
const isWaived = (before: string) => noRatio.test(before) && !/(?:低于|达到)/.test(before);

const opensAt = (text: string) => Math.max(0, text.search(/开考|报名|报考|缴费|应聘|有效/));

function isLowered(text: string, { from }: Proportion, opening: number): boolean {
  const comma = Math.max(text.lastIndexOf(',', from), text.lastIndexOf('(', from));
  const before = text.slice(Math.max(comma, 0), from);
  return from > opening && lowered.test(before) && !/最低开考|开考最低/.test(before);
}

/** A ratio of those invited to an interview, in a sentence about both. */
function isOfInvitation(text: string, { from, to }: Proportion): boolean {
  const behind = /^[^,。;]{0,24}/.exec(text.slice(to).replace(/,?从高分?到低分?(?:的顺序)?/, ''))?.[0] ?? '';
  const before = /[^,。;]{0,20}$/.exec(text.slice(0, from))?.[0] ?? '';
  return (
    !/开考/.test(behind + before) &&
    (ofInvitation.test(behind) || /面试(?:人|名|对|比例)|体检(?:人|名|对)/.test(before))
  );
}

const invited = /面试|教学展示|试讲|复审|现场确认/;
/** '（三）面试。按1:3确定人选': invited to what the heading or the beginning of the sentence names. */
const isBelow = ({ text, headings }: Sentence) =>
  /确定[^。;]{0,6}人[选员]|划定/.test(text) &&
  invited.test(`${headings.findLast((heading) => heading !== '') ?? ''}${text}`);

const ofShortlist = readRows(join(import.meta.dirname, 'read-ratio.tsv')).map(
  ([kind = '', pattern = '']) => [kind, new RegExp(pattern)] as const,
);

/** 入围比例: how many are invited to the interview for each post. */
export function readShortlist(sentence: Sentence): Fact[] {
  const { text, placeOf } = sentence;
  if (!ofInvitation.test(text) && !isBelow(sentence)) return [];
  const found = proportionsIn(text).find((share) => {
    const behind = text.slice(share.to).replace(/^([^()。;]{0,6})\([^()]*\)/, '$1');
    const whole = `${text.slice(0, share.from)}¦${behind.slice(0, 40)}`;
    const [kind] =
      ofShortlist.find(([kind, pattern]) => pattern.test(whole) && (kind !== 'below' || isBelow(sentence))) ?? [];
    return kind !== undefined && kind !== 'none';
  });
  if (!found) return [];
  const note = joinedNotes(
    noteOfSome(sentence, found.from),
    !Number.isInteger(found.value) && '项目的入围比例只能填整数',
  );
  return [{ field: 'shortlist', value: found.value, ...placeOf(found.from, found.to), note }];
}
