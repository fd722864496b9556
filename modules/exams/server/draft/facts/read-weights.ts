import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import { numeral } from '../text/characters.ts';
import type { Place, Sentence } from '../text/document.ts';
import { type Fact, joinedNotes, noteOfSome } from './fact.ts';

type Component = 'written' | 'interview' | 'other';

const parts = readRows(join(import.meta.dirname, 'read-weights.tsv')).map(
  ([component, pattern = '']) => [component as Component, new RegExp(pattern)] as const,
);
const anyPart = new RegExp(parts.map(([, { source }]) => source).join('|'));
const share = String.raw`(?:(\d{1,3}(?:\.\d)?)\s*%|0?\.(\d{1,2})(?!\d)|百分之([一二三四五六七八九十]{1,3})|([一二三四五六七八九])成)`;
/** From the name of a part to its share: nothing but words of counting. */
const link = String.raw`(?:\([^()%]{0,48}[,(](?=占|按|权重)|\([^()]{0,24}\)|答辩)?(?:总?(?:成绩|分数|分值|得分)|\d{1,3}分钟|\s|原始|百分制|折[算合]|换算|成|后|[×xX*(]|占比?|按照?|以|乘以?|的|总分?|综合|考试|合成|÷\s*\d{1,2}(?:\.\d{1,2})?|:|为|各|权重|比例|比重|计入?|加权|\+(?:\p{Script=Han}{0,4}加分)?|[=)])*`;
const paired = new RegExp(`(${anyPart.source})${link}${share}`, 'gu');
/** '笔试、面试各占50%', '技能操作和试讲各占一半' */
const both = new RegExp(
  `(${anyPart.source})[^。;%,]{0,12}[、和与及][^。;%,]{0,6}?(${anyPart.source})[^。;%]{0,14}各(?:占|按)?[^。;%\\d百]{0,10}(?:50\\s*%|百分之五十|一半)`,
);
/** '笔试、面试分别按60%和40%计入总成绩' */
const apart = new RegExp(
  String.raw`笔试(?:成绩)?[、和与及](?:面试|试讲)(?:成绩)?[^。;%\d百]{0,10}(?:分别|各自?)[^。;%\d百]{0,12}${share}[^。;%\d百]{0,4}${share}`,
);
const ratio =
  /笔试[^。;,]{0,14}面试[^。;]{0,16}?([1-9]0?)\s*[:比]\s*([1-9]0?)\s*(?:的?(?:比例|权重))?[^。;]{0,14}(?:成绩|折算|合成|计算|总分|加权|折合|计)/;
/** '笔试40分、面试60分，两项相加' */
const points =
  /(?:总成绩[^。;%]{0,12}[=由])?笔试[^。;,、\d]{0,8}(\d0)分\)?[、,+和及与](?:面试|试讲|说课|课堂教学)[^。;,\d]{0,8}(\d0)分(?:(?<=总成绩.*)|[^。;]{0,14}(?:折算|相加|合计|合成|总分|总成绩|100分))/;
/** '…举行，考学科知识，占30%': the share of what the sentence is about. */
const alone = new RegExp(
  String.raw`(?:^|[,(])\s*(?:成绩|分值|分数)?(?:占|按|权重为?|计入)(?:总?成绩|总分|综合成绩|的|比例|权重)*${share}`,
);
/** Percentages of the paper or of one mark, not of the total. */
const ofPaper = /其中[^。;]*$/;
/** '试讲占面试成绩的70%' */
const ofInterview = /占(?:面试|笔试)(?:总?成绩|总分)?的?\s*\d/;

type Share = { component: Component; value: number; place: Place };

const componentOf = (name: string): Component => parts.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

function percentOf([whole, fraction, chinese, tenths]: readonly (string | undefined)[]): number {
  if (whole) return Number(whole);
  if (fraction) return Number(fraction.padEnd(2, '0'));
  return tenths ? numeral(tenths) * 10 : numeral(chinese ?? '');
}

const total = (shares: readonly { value: number }[]) => shares.reduce((sum, { value }) => sum + value, 0);

function sharesIn({ text, headings, placeOf }: Sentence): Share[] {
  if (ofInterview.test(text)) return [];
  const pairs = [...text.matchAll(paired)].filter(
    (match) => /总(?:成绩|分)/.test(match[0]) || !ofPaper.test(text.slice(0, match.index)),
  );
  const found = pairs.map((match) => ({
    component: componentOf(match[1] ?? ''),
    value: percentOf(match.slice(2)),
    place: placeOf(match.index, match.index + match[0].length),
  }));
  const rest = found.length > 1 ? 100 - total(found) : 0;
  const unsaid = rest > 0 ? /[+=]\s*[^+%;。]*(?:积分|量化)[^+%;。]*/.exec(text) : null;
  if (unsaid) return [...found, { component: 'other', value: rest, place: placeOf(unsaid.index, unsaid.index + 1) }];
  if (found.length > 0) return found;
  const match = alone.exec(text);
  const subject = anyPart.exec(text.slice(0, match?.index ?? 0)) ?? anyPart.exec(headings.at(-1) ?? '');
  if (!match || !subject || ofPaper.test(text.slice(0, match.index))) return [];
  const place = placeOf(match.index + match[0].search(/[^,(\s]/), match.index + match[0].length);
  return [{ component: componentOf(subject[0]), value: percentOf(match.slice(1)), place }];
}

const onlyWhole = '项目的占比只能填整数';
const whole = (written: number, interview: number, other: number | null, place: Place, note: string): Fact[] => [
  {
    field: 'weights',
    written,
    interview,
    other,
    ...place,
    note: joinedNotes(note, !!other && `还有占 ${other}% 的第三部分，项目只有笔试和面试`, written % 1 > 0 && onlyWhole),
  },
];

/** '教育知识、学科知识、面试分别占40%、30%、30%', '总成绩=公共知识×30%+专业知识×30%+面试×40%' */
const spread =
  /((?:[^、,。;%]{2,14}[、和与及+]){2}[^、,。;%]{2,24}?)[^。;%]{0,30}?(?:分别|各)[^。;%\d]{0,14}(\d{1,2})\s*%\s*[、,]\s*(\d{1,2})\s*%\s*[、,和]\s*(\d{1,2})\s*%/;
const summed = /总(?:成绩|分)\s*=\s*((?:[^+%×*]{2,14}[×*]\s*\d{1,2}\s*%\s*\+?\s*){3})/;

/** Three parts with their shares, of which those of knowledge are papers of the written test. */
function ofThree({ text, placeOf }: Sentence): Fact[] {
  const [listed, told] = [spread.exec(text), summed.exec(text)];
  const match = listed ?? told;
  if (!match) return [];
  const names = (match[1] ?? '').split(listed ? /[、和与及+]/ : /[×*]\s*\d{1,2}\s*%\s*\+?\s*/).slice(0, 3);
  const values = listed ? listed.slice(2) : [...match[0].matchAll(/(\d{1,2})\s*%/g)].map(([, value]) => value);
  const place = placeOf(match.index, match.index + match[0].length);
  const shares = names.map((name, at) => {
    const component = componentOf(name);
    return {
      component: component === 'other' && /知识|理论/.test(name) ? 'written' : component,
      value: Number(values[at]),
      place,
    } as const;
  });
  return combined(shares, names.some((name) => /知识|理论/.test(name)) ? '各科知识按笔试理解' : '');
}

/** Shares of one sentence that add up to the whole. */
function inSentence(sentence: Sentence): Fact[] {
  const { text, placeOf } = sentence;
  const equal = both.exec(text);
  if (equal) {
    const place = placeOf(equal.index, equal.index + equal[0].length);
    const halves = equal.slice(1, 3).map((name) => ({ component: componentOf(name), value: 50, place }));
    return combined(halves, '');
  }
  const shares = apart.exec(text);
  const told = shares ?? ratio.exec(text) ?? points.exec(text);
  const [a, b] = shares
    ? [percentOf(shares.slice(1, 5)), percentOf(shares.slice(5))]
    : [Number(told?.[1]), Number(told?.[2])];
  const times = 100 / (a + b);
  if (told && (times === 1 || times === 10)) {
    return whole(a * times, b * times, null, placeOf(told.index, told.index + told[0].length), '');
  }
  const three = ofThree(sentence);
  return three.length > 0 ? three : combined(sharesIn(sentence), '');
}

function combined(shares: readonly Share[], note: string): Fact[] {
  const of = (component: Component) => shares.filter((share) => share.component === component);
  const aside = of('other');
  // '笔试60%，说课40%': what the other part is called elsewhere.
  const isLesson = aside.length === 1 && /说课|答辩|面谈|专业测试/.test(aside[0]?.place.words ?? '');
  const written = of('written');
  // '初面占30%，笔试占30%，终面占40%'
  const interviews = of('interview').length > 0 || !isLesson ? of('interview') : aside;
  const others = interviews === aside ? [] : aside;
  const place = [...written, ...interviews, ...others][0]?.place;
  const [a, b, rest] = [total(written), total(interviews), total(others)];
  // '面试采取试讲和面谈的形式。试讲占70%，面谈占30%' are parts of the interview.
  if (
    a === 0 &&
    shares.every(({ component, place }) =>
      component !== 'other' ? !/面试/.test(place.words) : /说课|答辩|面谈|才艺/.test(place.words),
    )
  )
    return [];
  const isWhole = a + b + rest === 100 && (rest > 0 ? a + b > 0 : a > 0 && b > 0);
  return place && isWhole ? whole(a, b, rest || null, place, note) : [];
}

const interviewOnly =
  /不(?:再)?(?:组织|进行|举行|设|安排|参加)?笔试|免(?:予|于|除)?笔试|(?:只|仅|直接)(?:组织|进行|参加|采取|采用)?(?:的)?面试|面试成绩(?:即|就是|作为|为|等同于?)[^。;]{0,12}(?:成绩|依据)|取消笔试|采[用取](?:直接)?(?:面试|直接考核)/;
/** '材料评议占60%，视频面谈占40%': parts that are no interview alone. */
const isOfOther = ({ text }: Sentence) => {
  const shares = [...text.matchAll(/占[^。;,%\d]{0,8}(\d{1,2})\s*%/g)].map(([, value]) => Number(value));
  const isTest = /面试|试讲|课堂教学|教学展示/.test(text) && !/评议|评审|材料|业绩|资历|履历|量化/.test(text);
  return !isTest && shares.length > 1 && shares.reduce((a, b) => a + b) === 100;
};

/** How the total is made up: told in one sentence, in the lines of its parts, or by the lack of a written test. */
export function readWeights(sentences: readonly Sentence[]): Fact[] {
  const told = sentences.flatMap((sentence) => {
    const scope = noteOfSome(sentence, sentence.text.search(anyPart));
    return inSentence(sentence).map((fact) => ({ ...fact, note: joinedNotes(fact.note, scope) }));
  });
  if (told.length > 0) return told;
  const shares = sentences.flatMap(sharesIn);
  const distinct = [...new Map(shares.map((entry) => [`${entry.component} ${entry.value}`, entry])).values()];
  const sources = distinct.map(({ place }) => place.words).join('；');
  const parted = combined(distinct, joinedNotes(shares.length > 2 && `由几处合成：${sources}`));
  if (parted.length > 0 || shares.some(({ component }) => component === 'written')) return parted;
  if (sentences.some(isOfOther)) return [];
  const hasWritten = sentences.some(({ text }) => /笔试(?:时间|成绩|于|定于|内容|科目)|打印准考证/.test(text));
  return sentences.flatMap((sentence) => {
    const match = hasWritten ? null : interviewOnly.exec(sentence.text);
    if (!match) return [];
    const note = joinedNotes(!/成绩|得分/.test(match[0]) && '没有写占比，按不组织笔试理解');
    return whole(0, 100, null, sentence.placeOf(match.index, match.index + match[0].length), note);
  });
}
