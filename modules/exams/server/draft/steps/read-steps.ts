import { join } from 'node:path';
import { dayAt } from '#contract/months.ts';
import { readRows } from '#server/platform/read-rows.ts';
import type { FoundFact, UnreadPart } from '../../../contract/exam-reading.ts';
import type { ExamStep } from '../../../contract/exam-state.ts';
import { joinedNotes } from '../facts/fact.ts';
import { isOfFinalList } from '../facts/read-numbers.ts';
import type { Sentence } from '../text/document.ts';
import { type Assigned, assignStep } from './assign-step.ts';
import { hoursIn, isoOf, type Point, type Span, spansOf } from './moments.ts';
import { stepsNamed, withoutCompounds } from './step-names.ts';

type StepFact = Extract<FoundFact, { field: 'step' }>;

const conditions = readRows(join(import.meta.dirname, 'conditions.txt')).map(([pattern = '']) => new RegExp(pattern));
/** What was published or asked for, not when somebody registers or sits an examination. */
const published = /公布|发布|印发|查询|通报|通知|公告|告知|出具/;
const ofResults = /成绩|名单|结果|分数|入围|名次/;
const ofPapers =
  /寄回|寄出|申请(?:减免|免缴|复[查核]|退费)|减免|免缴|免交|退费|改报|补交|补缴|复查|放弃|异议|申诉|反映|举报|递补(?!人[员选]|考生|对象)|停机|(?:停止|暂停)服务|维护/;

const untilBefore =
  /截[至止](?:时间|日期)?[^,。;]{0,40}(?:调整|变更|更改|更正|改)[为至到]\s*$|(?:截[至止](?:时间|日期)?|延长|延期|延后|延|即日起|之日起|即日)(?:,□+:)?[为是:于在至到止、\s□-]*$/;
/** '资格审核时间顺延至3月21日17:00' is its end, where an examination begins. */
const putOff = /(?:顺延|推迟|延[期后]?)[至到]\s*$/;
const startAfter = /^\s*(?:\([^)]*\))?\s*(?:起|开始|以?后|之后)/;
const ofRegistering: ReadonlySet<ExamStep> = new Set(['register', 'review', 'pay']);
const untilAfter = /^\s*(?:\([^)]*\))?\s*(?:截?止|为止|之前|以前|前(?![往来后])|结束)/;
/** '8:00前到候考室' is when an examination begins. */
const arrival = /^前[^,。;]{0,14}(?:集合|报到|签到|候考|进入|抽签|到达|入场)/;
/** '报名首日，即9月28日' */
const firstDay = /报名(?:首|第一)[日天][,(]?\s*(?:即|为|是)?$/;
/** '本公告自9月1日起至8月31日止有效' is how long one may apply. */
const isValidity = (text: string, { from, to }: Span) =>
  /公告自?\s*$/.test(text.slice(0, from)) && /^[^,。;]{0,6}有效/.test(text.slice(to));
const vagueDate =
  /(?:20\d\d\s*年\s*)?\d{1,2}\s*月\s*(?:上旬|中旬|下旬|底|初|份)|考试?前[一二三四五六七八九十\d]{1,2}[天日周]|(?:笔试|面试)前(?:一周|[一二三四五六七\d]{1,2}[天日])/;

const byFirstDay = '开始按报名首日';

/** The note of a step of which the text names days alone. */
export const wholeDay = '没有写钟点，按全天';

/** Whether a span states a condition or a source. */
function isCondition(text: string, { from, to }: Pick<Span, 'from' | 'to'>): boolean {
  const whole = `${text.slice(0, from)}¦${text.slice(to)}`;
  return conditions.some((pattern) => pattern.test(whole));
}

function unreadReason(text: string, span: Span, row: string): string {
  const clause = row + ownPart(text, span);
  if (ofPapers.test(clause)) return '申请或更改的时间，项目没有这一步';
  return published.test(clause) || ofResults.test(clause) ? '公布或查询的时间，项目没有这一步' : unassigned;
}
const unassigned = '没有归到哪一步';

/** From when the dates without a year count: from the day that signs the text, else so that none passes a later month with a year. */
function beginningOf(sentences: readonly Sentence[], titleYear: number, announcedOn: string) {
  const signed = sentences.flatMap(({ text }, at) => spansOf(text).filter((span) => isSigned(sentences, at, span)));
  const days = [...spansOf(announcedOn), ...signed].map(({ start }) => start);
  const last = days.findLast(({ year }) => year === titleYear || year === titleYear - 1);
  if (last) return last;
  const isOfClass = sentences.slice(0, 3).some(({ text }) => text.includes(`${titleYear}届`));
  const open = sentences.findIndex(({ text }) => /(?<![\d年]\s*)(?:9|1[0-2])\s*月\s*\d/.test(text));
  const later = sentences.slice(open).flatMap(({ text }) => [...text.matchAll(/(20\d\d)\s*年\s*([1-8])\s*月/g)]);
  const isPassed = open >= 0 && (isOfClass || later.some(([, year]) => Number(year) === titleYear));
  return { year: isPassed ? titleYear - 1 : titleYear, month: 0 };
}

/** The steps with their times. The year is the text's own, else that of the date before it, of the signature or of the title. */
export function readSteps(sentences: readonly Sentence[], titleYear: number | null, announcedOn = '') {
  const found: Tabled[] = [];
  /** Steps of which a sentence without a day tells the time of day. */
  const clocks = new Map<ExamStep, boolean>();
  /** Dates that were put to no step, with the reason. */
  const unread: UnreadPart[] = [];
  const begun = titleYear === null ? { year: null, month: 0 } : beginningOf(sentences, titleYear, announcedOn);
  let { year, month } = begun;
  /** Of which the dates may go on into the next. */
  let base = year;
  const isNext = (start: Point) =>
    month - start.month > 6 || (month === begun.month && year !== titleYear && month - start.month > 2);
  let head: { line: number; cells: string[] } | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const text = sentence.text.replace(/(?<!\d)\t(?=\s*(?:20\d\d|\d{1,2}\s*月))/g, ':').replaceAll('\t', ',');
    const above = sentences
      .slice(0, at)
      .filter(({ passage }) => passage === sentence.passage)
      .map((sentence) => sentence.text);
    const spans = spansOf(text);
    if (spans.length === 0 && ofClock.test(text))
      for (const { step } of stepsNamed(withoutCompounds(text)).slice(0, 1)) clocks.set(step, /同[日天]/.test(text));
    if (!sentence.text.includes('\t')) head = null;
    else head ??= { line: sentence.line, cells: sentence.text.split('\t') };
    for (const span of spans) {
      const cell = sentence.text.slice(0, span.from).split('\t').length - 1;
      const column = head?.line === sentence.line ? undefined : head?.cells[cell];
      // Rows of different batches are no parts of one time.
      const table = `${head?.line} ${/第[一二三四五\d]+[批轮期]/.exec(text.slice(0, span.from))?.[0]}`;
      const place = sentence.placeOf(span.from, span.to);
      const statedYear = span.start.year;
      if (isCondition(text, span) || isSigned(sentences, at, span)) continue;
      const isFirst = firstDay.test(text.slice(0, span.from));
      const row = sentence.text.includes('\t') ? (sentence.text.split('\t')[0] ?? '') : '';
      const isOfOther =
        (column && !/\d/.test(column) && !ofColumn(column) && head?.cells.some((cell) => ofColumn(cell))) ||
        (!ofColumn(row) && (ofPapers.test(row) || published.test(row)));
      const assigned: Assigned | null =
        isFirst || isValidity(text, span)
          ? { steps: ['register'], sure: isFirst }
          : isOfOther || isOther(text, span)
            ? null
            : (ofColumn(column) ?? assignStep({ ...sentence, text }, span, column ? [...above, column] : above));
      if (statedYear) base = year = statedYear;
      else if (assigned && year && year === base && isNext(span.start)) year += 1;
      if (assigned || statedYear) month = span.start.month;
      const steps = assigned?.steps.filter((step) => step !== 'publicity' || isOfFinalList(sentence)) ?? [];
      if (!assigned || steps.length === 0) {
        // '…2026年11月9日发布了…'
        const isOfSource = /^[^,。;]{0,30}(?:发布|印发)/.test(text.slice(span.to));
        if (!isOfSource) unread.push({ ...place, note: unreadReason(text, span, row) });
        continue;
      }
      const isBare = span.start.minute === null && span.end.minute === null && span === spans.at(-1);
      const isOfTest = span.start === span.end && /written|interview/.test(steps.join());
      const rest = isBare && ofKinds.test(text.slice(span.to)) ? text.slice(span.to) : '';
      const below = rest + (isBare ? textBelow(sentences.slice(at), isOfTest) : '');
      const given = { ...assigned, steps, text, isSaid: statedYear !== null, called: sentence.called };
      const times = year === null ? null : factsOf({ ...given, year, span: withHours(span, below) });
      if (!times || times.length === 0)
        unread.push({ ...place, note: year === null ? '没有写年份' : '起止时间前后矛盾' });
      else found.push(...times.map((fact) => ({ ...fact, ...place, ...(column && { table }) })));
    }
    unread.push(...vagueOf(sentence, spans));
  }
  const told = onceEach(withRecheck(ofTables(found)));
  const other = ({ step, note }: StepFact) => clocks.get(step) || (clocks.has(step) && note.includes(wholeDay));
  const below = new Map(sentences.map(({ line, headings }) => [line, headings.join('\n')]));
  const facts = told.map((fact) => {
    const isTest = /written|interview/.test(fact.step);
    const loose = unread.find(({ note, line }) => note === unassigned && below.get(line) === below.get(fact.line));
    const also = isTest && loose && `同一标题下还有：${loose.words}`;
    return { ...fact, note: joinedNotes(fact.note, other(fact) && '钟点写在另一处', also) };
  });
  return { facts, unread };
}

/** '（二）每天受理时间：9:00—17:00' */
const ofHours = /^(?!.{0,6}(?:咨询|联系|工作|办公))[^\d,。;]{0,7}(?:每[天日]|[上下]午|^\d{1,2}[:时点])/;

/** What the passage of a test goes on with, and the hours that are told next of any days, up to the next day or step. */
function textBelow([sentence, ...rest]: readonly Sentence[], isOfTest: boolean): string {
  let below = '';
  for (const { passage, text } of rest) {
    if (!(isOfTest && passage === sentence?.passage) && !ofHours.test(text)) break;
    if (spansOf(text).length + stepsNamed(withoutCompounds(text)).length > 0) break;
    below += text;
  }
  return below;
}

/** '1月16日举行。辅导员岗位9:00—11:00；教辅岗位14:30—16:30': a day with the hours of the sentences behind it. */
function withHours(span: Span, below: string): Span {
  const hours = hoursIn(below).flatMap((minutes) => minutes.map((minute) => minute ?? Number.NaN));
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return first < last ? { ...span, start: { ...span.start, minute: first }, end: { ...span.end, minute: last } } : span;
}

/** '教师岗位8:30—11:30，工勤岗位14:00—17:00' */
const ofKinds = /(?:岗位?|教师|人员|[类组]|学段)\s*:?\s*(?:[上下]午)?\s*\d{1,2}[:时点]/;
const ofClock = /(?<!\d)(?:上午|下午)?\s*\d{1,2}\s*(?::\s*\d{2}|[点时](?!间))/;

/** What the head of a column names: '宣讲及报名时间'. */
function ofColumn(column = ''): Assigned | null {
  const named = stepsNamed(withoutCompounds(column), true);
  const steps = named.filter(({ isVague }) => !isVague || named.length === 1).map(({ step }) => step);
  return steps.length > 0 ? { steps: [...new Set(steps)], sure: true } : null;
}

/** The line below a text or its title that holds nothing but a date, which the office that signs may precede. */
const isSignature = (text: string, { from, to }: Span) =>
  /^(?:\s*\p{Script=Han}{4,30}[局校院园会室厅部组网处心府](?=\s))?[\s()]*$/u.test(text.slice(0, from) + text.slice(to));

/** Whether a date is the day of the text: its signature, or behind 发布时间 in the head of its page. */
function isSigned(sentences: readonly Sentence[], at: number, span: Span): boolean {
  const text = sentences[at]?.text ?? '';
  if (/(?:发布|公告)(?:时间|日期)\s*:?\s*$/.test(text.slice(0, span.from))) return true;
  return isSignature(text, span) && (/[局校院园会]/.test(text) || !stepsNamed(sentences[at - 1]?.text ?? '')[0]);
}

/** The part of a sentence around a date. */
function ownPart(text: string, { from, to }: Span): string {
  const end = text.slice(to).search(/[,。;]/);
  return text.slice(text.lastIndexOf(',', from) + 1, from) + text.slice(to, end < 0 ? undefined : to + end);
}

/** Whether a date is of no step: its part of the sentence publishes something, or speaks of refunds, objections and the like. */
function isOther(text: string, span: Span): boolean {
  if (/(?:缴费|报名)(?:截止|起止)?(?:时间|日期)?[为于是:\s]*$/.test(text.slice(0, span.from))) return false;
  const clause = ownPart(text, span).replace(/发布之日/, '');
  // '以1月5日前发布的公告为准'
  if (/^[之以]?[前起后]?(?:在[^,。;]{1,16})?(?:发布|公布|公告)的/.test(text.slice(span.to))) return true;
  if (ofPapers.test(clause)) return !/邮戳/.test(clause);
  const isPublished =
    /公布|查询|发布/.test(clause) ||
    (/公示|公告/.test(clause) && ofResults.test(clause) && !/拟[聘录招引]/.test(clause));
  return isPublished && (ofResults.test(clause) || stepsNamed(withoutCompounds(clause)).length === 0);
}

/** Times that name no day: '5月中旬', '考前三天'. */
function vagueOf(sentence: Sentence, spans: readonly Span[]): UnreadPart[] {
  const match = spans.length === 0 ? vagueDate.exec(sentence.text) : null;
  if (!match || stepsNamed(withoutCompounds(sentence.text.replace(match[0], ''))).length === 0) return [];
  if (isCondition(sentence.text, { from: match.index, to: match.index + match[0].length })) return [];
  return [{ ...sentence.placeOf(match.index, match.index + match[0].length), note: '没有写具体日期' }];
}

interface Given extends Assigned {
  span: Span;
  text: string;
  year: number;
  isSaid: boolean;
  called: string | undefined;
}

type Timed = Pick<StepFact, 'field' | 'step' | 'startsAt' | 'endsAt' | 'note'>;

function factsOf({ steps, sure, span, text, year, isSaid, called }: Given): Timed[] {
  const { start, end } = span;
  const endYear = end.year ?? (end.month < start.month ? year + 1 : year);
  const isOpen = start.minute === null && end.minute === null;
  const isSingle = start === end || (isOpen && start.month === end.month && start.day === end.day);
  const before = text.slice(0, span.from);
  const isLast = putOff.test(before) ? steps.every((step) => ofRegistering.has(step)) : untilBefore.test(before);
  const isArrival = start.minute !== null && arrival.test(text.slice(span.to)) && !steps.includes('appointment');
  const isUntil = isSingle && !isArrival && (isLast || untilAfter.test(text.slice(span.to)));
  const isFrom = isSingle && !isUntil && (startAfter.test(text.slice(span.to)) || firstDay.test(before));
  const startsAt = isUntil ? null : isoOf(start, year, 'start');
  const endsAt = isFrom || (isSingle && start.minute !== null && !isUntil) ? null : isoOf(end, endYear, 'end');
  if (startsAt && endsAt && startsAt >= endsAt) return [];
  const note = joinedNotes(
    !isSaid && '没有写年份，按标题或前文',
    (start.minute === null || end.minute === null) && wholeDay,
    isFrom && firstDay.test(before) && byFirstDay,
    !startsAt && '没有写开始时间',
    !endsAt && '没有写结束时间',
    !sure && '属于哪一步是推断的',
    /written|interview/.test(steps.join()) && called,
  );
  return steps.map((step) => ({ field: 'step', step, startsAt, endsAt, note }));
}

/** With the line of the heading of its table. */
type Tabled = StepFact & { table?: string | undefined };

/** The days of a step in several rows of a table, such as the places of a registration, as one time. */
function ofTables(facts: readonly Tabled[]): StepFact[] {
  const groups = Map.groupBy(facts, ({ step, table }) => (table === undefined ? null : `${step} ${table}`));
  return [...groups].flatMap(([key, group]) => {
    const rowFacts = group.map(({ table: _, ...fact }) => fact);
    const [first] = rowFacts;
    if (key === null || !first || rowFacts.length === 1) return rowFacts;
    const starts = rowFacts.flatMap(({ startsAt }) => startsAt ?? []).toSorted();
    const ends = rowFacts.flatMap(({ endsAt }) => endsAt ?? []).toSorted();
    const quotes = rowFacts.map((fact) => fact.words).join('、');
    const note = joinedNotes(first.note, `由几行合成：${quotes.slice(0, MAX_OTHERS)}`);
    return [{ ...first, startsAt: starts[0] ?? null, endsAt: ends.at(-1) ?? null, note }];
  });
}

const MAX_OTHERS = 80;

const dayOf = (iso: string | null) => iso && dayAt(new Date(iso));
const isSameDays = (one: StepFact, other: StepFact) =>
  (one.startsAt === null || dayOf(one.startsAt) === dayOf(other.startsAt)) &&
  (one.endsAt === null || dayOf(one.endsAt) === dayOf(other.endsAt));

/** Of several times of a step the first that is sure counts; the others are listed in its note. */
function onceEach(facts: readonly StepFact[]): StepFact[] {
  const groups = Map.groupBy(facts, ({ step }) => step);
  return [...groups.values()].flatMap((group) => {
    const rank = ({ note, startsAt, endsAt }: StepFact) =>
      (note.includes('推断') ? 4 : 0) + (note.includes(byFirstDay) ? 2 : 0) + (startsAt && endsAt ? 0 : 1);
    const [first] = [...group].sort((one, other) => rank(one) - rank(other));
    if (!first) return [];
    // '8月6日开展面试' and, below, '面试时间：8月6日8:30-17:30'
    const isTimed = (fact: StepFact) => !fact.note.includes(wholeDay) && isSameDays(fact, first);
    const base = (first.note.includes(wholeDay) && group.find(isTimed)) || first;
    // The first day may stand apart from the last, or the hour of the last from its day.
    const isFrom = ({ note, startsAt, endsAt }: StepFact) =>
      note.includes(byFirstDay) || (startsAt && dayOf(endsAt) === dayOf(base.endsAt));
    const from = base.startsAt ? undefined : group.find(isFrom);
    const note = base.note.replace('没有写开始时间', from?.note.includes(byFirstDay) ? byFirstDay : wholeDay);
    const best = { ...base, ...(from && { startsAt: from.startsAt, note }) };
    const others = group
      .filter((fact) => fact !== base && fact !== from && !(fact.note.includes(wholeDay) && isSameDays(fact, best)))
      .filter(({ startsAt, endsAt }) => startsAt !== best.startsAt || endsAt !== best.endsAt);
    const quotes = others.map((other) => other.words).join('、');
    return [{ ...best, note: joinedNotes(best.note, quotes && `另有：${quotes.slice(0, MAX_OTHERS)}`) }];
  });
}

/** An 资格审核 after the written test is a 资格复审 and a 现场审核 before it none, where the text has no other. */
function withRecheck(facts: readonly StepFact[]): StepFact[] {
  const written = facts.find(({ step }) => step === 'written')?.startsAt;
  const has = (step: ExamStep) => facts.some((fact) => fact.step === step);
  const as = (fact: StepFact, step: ExamStep, why: string): StepFact =>
    has(step) ? fact : { ...fact, step, note: joinedNotes(fact.note, why) };
  return facts.map((fact) => {
    const { step, startsAt, endsAt } = fact;
    if (step === 'review' && written && startsAt && startsAt > written)
      return as(fact, 'recheck', '在笔试之后，按资格复审');
    if (step === 'recheck' && written && endsAt && endsAt < written)
      return as(fact, 'review', '在笔试之前，按资格初审');
    return fact;
  });
}
