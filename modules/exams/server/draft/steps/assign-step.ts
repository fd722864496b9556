import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import type { ExamStep } from '../../../contract/exam-state.ts';
import type { Sentence } from '../text/document.ts';
import type { Span } from './moments.ts';
import { type NamedStep, stepsNamed, withoutCompounds } from './step-names.ts';

export interface Assigned {
  steps: ExamStep[];
  /** Whether the text puts steps and time together beyond doubt. */
  sure: boolean;
}

/** Words that say that something takes place, and nothing of what. */
const neutral = new RegExp(readRows(join(import.meta.dirname, 'neutral.txt')).join('|'), 'gu');
const numbering =
  /^\s*(?:【[^】]{0,14}】|第[一二三四五六七八九十]+[章节部分条]|\d{1,2}\.\d{1,2}(?!\d|月|日|[./-])|\(?[\d一二三四五六七八九十]{1,3}[、.)]|[①-⑳]|【|[·●★☆◆◇◎■▲※❖▶➤*]|[问答]:)*\s*/;
/** Between names that share a time: '体检、考察时间'. */
const list = /^(?:时间)?(?:[、/+]|及其?|和|与|并|以及)(?:网上|现场|开展|进行|组织)?$/;
/** Between a date and the verb that it dates: where or by which means something is done. */
const means = /^[^,。;]{0,18}$/;
/** A name that begins a statement of its own: '准考证打印时间另行通知'. */
const ownLabel = /^(?:打印|领取|下载|发放)?(?:的)?(?:具体)?(?:时间|地点|安排|日期|事宜|另行)/;
const ofRegistering = /提交|填写|填报|登录|投递|发送|报送|递交|寄|发[到至]|到\S{1,20}(?:现场|登记)/;

/** '1月4日前将材料发送到…' */
const sending =
  /^(?:\([^)]*\))?[将把](?:个人)?(?:报名|应聘)?(?:材料|资料|简历|报名表)[^。;]{0,60}(?:发[送至到]|[寄递]|投[递至]|提交|[送交报][至到])|^\s*(?:\([^)]*\))?\s*(?:之|以)?前[^。;]{0,6}[将把][^。;]{0,70}(?:发[送至到]|[寄递]|投[递至]|提交|[送交报][至到])|^\s*(?:之|以)?前(?:发[送至到]|投[递至]|寄[送至到])/;

/** '体检。7月5日上午8时空腹到县医院集合' */
const gathers = /(?:到|在|至)[^,。;]{2,24}(?:集合|集中|报到|签到|候考)/;

const isNeutral = (text: string) => text.replace(numbering, '').replace(neutral, '') === '';

/** The bounds of the part between commas in which a span stands; commas in brackets part nothing. */
function segmentOf(text: string, { from, to }: Span): { start: number; end: number } {
  const [before = ''] = /(?:[^,()]|\([^()]*\)|\([^)]*$|\))*$/.exec(text.slice(0, from)) ?? [];
  const end = text.slice(to).search(/[,。;]/);
  return { start: from - before.length, end: end < 0 ? text.length : to + end };
}

/** The named steps by the times that they share. */
function groupsOf(text: string, named: readonly NamedStep[]): ExamStep[][] {
  const groups: ExamStep[][] = [];
  for (const [at, { step, at: from }] of named.entries()) {
    const before = named[at - 1];
    if (before && list.test(text.slice(before.end, from))) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}
const groupUntil = (text: string, named: readonly NamedStep[]) => groupsOf(text, named).at(-1) ?? [];
const groupFrom = (text: string, named: readonly NamedStep[]) => groupsOf(text, named)[0] ?? [];

const result = (steps: readonly ExamStep[], sure: boolean, named?: NamedStep): Assigned => ({
  steps: [...new Set(steps)],
  sure: sure && !named?.isVague,
});

/** The steps whose time a span of a sentence is; null where nothing says so. `above`: earlier sentences of its passage. */
export function assignStep(sentence: Sentence, span: Span, above: readonly string[]): Assigned | null {
  const text = withoutCompounds(sentence.text);
  const named = stepsNamed(text, true);
  const before = named.filter(({ end }) => end <= span.from);
  const last = before.at(-1);
  const { start, end } = segmentOf(text, span);
  const heading = headed(sentence, above);
  // '五、面试 / 12月19日上午7:30前报到': at an hour one comes to the test.
  const isOfTest = span.start.minute !== null && /written|interview/.test(`${heading?.steps}`);
  const isArrival = isOfTest && /^前?[^,。;]{0,10}报到/.test(text.slice(span.to));
  const behind = named.filter(
    ({ at, step, isVague }) =>
      at >= span.to && (!isVague || heading?.steps.includes(step)) && !(isArrival && step === 'appointment'),
  );
  const inside = behind.filter(({ at }) => at < end);
  const [first] = inside;
  const isBehind = first !== undefined && isNeutral(text.slice(span.to, first.at));
  const between = last && text.slice(last.end, span.from);
  // '笔试面试：12月26日笔试，12月27日面试': of two names as close the one in the same part counts.
  if (
    last &&
    between !== undefined &&
    isNeutral(between) &&
    !(isBehind && (before.length > 1 || between.includes(','))) &&
    !(between.includes(',') && first && first.step !== last.step && means.test(text.slice(span.to, first.at))) &&
    !(between.includes(':') && first?.step === 'publicity' && means.test(text.slice(span.to, first.at)))
  )
    return result(groupUntil(text, before), !(between.includes(':') && first && first.step !== last.step), last);
  const isSent = /邮戳/.test(text.slice(start, end)) || sending.test(sentence.text.slice(span.to));
  if (isSent && !/medical|inspection|appointment/.test(`${heading?.steps}`)) return result(['register'], false);
  const prefix = text.slice(start, span.from);
  if (first) {
    const isClose = means.test(text.slice(span.to, first.at));
    return result(groupFrom(text, inside), isClose && !/[,]/.test(prefix));
  }
  const subject = before.filter(({ at, isVague }) => at >= start && !isVague).at(-1);
  const rest = text.slice(span.to, end);
  if (subject) return result([subject.step], false);
  const isPlain = isNeutral(prefix) && (isNeutral(rest) || means.test(rest));
  if (
    heading?.steps.includes('register') &&
    ofRegistering.test(rest) &&
    isNeutral(prefix) &&
    before.every(({ isVague }) => isVague)
  )
    return result(['register'], true);
  const next = behind.find(({ at, end: to }) => {
    const before = text.slice(end + 1, at);
    return before.length <= 16 && !/[,。;]|\d[月日]/.test(before) && !ownLabel.test(text.slice(to));
  });
  if (isNeutral(prefix) && next && !/举行|进行/.test(rest) && before.every(({ isVague }) => isVague))
    return result(groupFrom(text, behind.slice(behind.indexOf(next))), true);
  if (!isPlain) return null;
  const earlier = before.filter(({ isVague }) => !isVague);
  if (earlier.length > 0) {
    const isOne = new Set(earlier.map(({ step }) => step)).size === 1;
    return isNeutral(rest) || isOne ? result([earlier.at(-1)?.step ?? 'register'], isOne && isNeutral(rest)) : null;
  }
  if (!heading) return null;
  const isSame = behind.length > 0 && behind.every(({ step, isVague }) => step === heading.steps[0] && !isVague);
  if (isNeutral(rest)) return result(heading.steps, heading.sure || isSame);
  return result(heading.steps.slice(0, 1), heading.sure && heading.steps.length === 1 && gathers.test(rest));
}

/** The steps of the sentence's label, of the sentence before where that is short, else of the innermost heading that names any. */
function headed({ text, headings }: Sentence, above: readonly string[]): { steps: ExamStep[]; sure: boolean } | null {
  const label =
    /^【[^】]{2,14}】|^[^:,。;]{2,14}(?=:)|^\s*(?:笔试|面试)(?=科目|内容|形式|方式|采)/.exec(text)?.[0] ?? '';
  const texts = [
    ...headings,
    ...above
      .slice(-1)
      .filter((line) => line.length <= 20)
      .map(withoutCompounds),
    label,
  ].filter((line) => !/组成|两部分|方式进行/.test(line));
  for (const isVague of [false, true]) {
    const naming = texts.findLast((text) => stepsNamed(text, isVague).length > 0);
    const named = naming === undefined ? [] : stepsNamed(naming, isVague);
    const group = groupFrom(naming ?? '', named);
    if (group.length > 0) return { steps: group, sure: group.length === named.length && !isVague };
  }
  return null;
}
