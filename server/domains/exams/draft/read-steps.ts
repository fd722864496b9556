import type { FoundFact } from '#contract/exams/exam-reading.ts';
import type { ExamStep } from '#contract/exams/exam-steps.ts';
import { isoOf, type Span, spansOf } from './moments.ts';

/** How announcements name the steps; longer names first, since '准考证' decides before '笔试'. */
const names: [ExamStep, RegExp][] = [
  ['ticket', /准考证/],
  ['recheck', /资格复审|资格复查|面试资格(?:审查|审核|确认)|现场(?:资格)?(?:审查|审核|确认|复审)|复审/],
  ['review', /资格初审|网上(?:资格)?(?:初审|审核|审查)|资格(?:条件)?(?:审查|审核)|初审/],
  ['pay', /缴费|交费|缴纳/],
  ['medical', /体检/],
  ['inspection', /考察|政审/],
  ['publicity', /公示/],
  ['appointment', /办理聘用|签订(?:聘用)?合同|报到|聘用手续|上岗/],
  ['written', /笔试/],
  ['interview', /面试|试讲|说课|专业测试|技能测试|技能测评/],
  ['register', /报名/],
];

/** Dates that belong to no step: conditions of birth, papers and graduation, and how long something holds. */
const conditionAfter =
  /^[日号]?\s*(?:（含[^）]*）|\(含[^)]*\))?\s*(?:及?以?[前后]|之[前后间]|期间|至今)?\s*(?:期间)?\s*(?:出生|取得|毕业|获得|未取得|仍|在职|以来|计算)/;
const conditionBefore =
  /(?:(?<!报名|缴费|报名时间|缴费时间)截止(?:到|至)?|计算(?:到|至)?|年龄[^。；，]{0,16}|出生[^。；，]{0,4}|有效期[^。；]{0,8})$/;

interface Clause {
  text: string;
  line: number;
}

/** A line's sentences, each with the line's number. Brackets and the times of several papers of a day stay together. */
const clausesOf = (line: string, number: number): Clause[] =>
  line.split(/(?<=[。；;])(?![^（(]*[）)])(?!\s*(?:上午|下午)?\d{1,2}[:：∶])/).map((text) => ({ text, line: number }));

interface Named {
  step: ExamStep;
  at: number;
  length: number;
}

const namesIn = (text: string): Named[] =>
  names
    .flatMap(([step, pattern]) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => ({ step, at: match.index, length: match[0].length })),
    )
    .filter((one, at, all) => !all.some((other, k) => k < at && overlaps(other, one)))
    .filter(
      ({ at, length }) =>
        !/(?:通过|经|参加)$/.test(text.slice(0, at)) &&
        !/^(?:成绩|合格|成功|通过)?(?:者|人员|合格|成功|通过)/.test(text.slice(at + length)),
    )
    .sort((one, other) => one.at - other.at);

const overlaps = (one: Named, other: Named) => one.at < other.at + other.length && other.at < one.at + one.length;

interface Assigned {
  step: ExamStep;
  /** Whether the text puts the step and the date together beyond doubt. */
  sure: boolean;
}

/** Between a step's name and its date: nothing but words such as 时间, or a short joint. */
const leads =
  /^(?:（[^）]*）)?(?:[^。；，：:]{0,6}(?:时间|日期|期限|安排)[^。；，]{0,8}|[^。；，]{0,2})[:：为于定在是]{0,2}\s*$/;
/** A line or clause that says no more than that a time follows. */
const timeOnly = /^[\s\d一二三四五六七八九十（）().、．]*(?:[^：:，。]{0,6}时间|日期)[^：:，。]{0,4}[:：为]?\s*$/;
const untilBefore = /截[至止](?:到|至)?\s*$/;
const untilAfter = /^\s*(?:止|截止|之?前)/;
const NEAR = 8;
const FAR = 24;

/** The step that a span in a clause belongs to: named before it, or right after it, or by the heading above. */
function stepOf(text: string, span: Span, heading: Named | undefined): Assigned | null {
  const named = namesIn(text);
  const before = named.filter(({ at }) => at < span.from);
  const close = before.filter(({ at, length }) => leads.test(text.slice(at + length, span.from))).at(-1);
  if (close) return { step: close.step, sure: true };
  if (heading && timeOnly.test(text.slice(0, span.from))) return { step: heading.step, sure: true };
  const [after] = named.filter(({ at }) => at >= span.to && !/[。；]/.test(text.slice(span.to, at)));
  const gap = after ? after.at - span.to : Number.POSITIVE_INFINITY;
  if (after && gap <= NEAR) return { step: after.step, sure: true };
  if (heading && before.length === 0) return { step: heading.step, sure: gap > FAR };
  if (after && gap <= FAR) return { step: after.step, sure: false };
  const last = before.at(-1);
  return last ? { step: last.step, sure: false } : null;
}

const isHeading = (line: string): boolean =>
  line.length <= 24 &&
  /^\s*(?:[（(]?[一二三四五六七八九十]{1,3}[）)]?[、.．\s]?|第[一二三四五六七八九十]+[章节部分]|[（(]?\d{1,2}[）)、.．])/.test(
    line,
  ) &&
  !/[。；]$/.test(line);

/** How deep a heading stands: 一、 above （一） above 1. */
const levelOf = (line: string): number =>
  [/^\s*[一二三四五六七八九十第]/, /^\s*[（(][一二三四五六七八九十]/].findIndex((sign) => sign.test(line));

/** The headings above a line, by level; each ends those of its own level and below. */
function headingsOf(line: string, above: readonly (Named | undefined)[]): (Named | undefined)[] {
  const level = levelOf(line);
  const kept = above.slice(0, level < 0 ? 2 : level);
  kept[level < 0 ? 2 : level] = namesIn(line).at(0);
  return kept;
}

/** The longest clause that heads the rest of its line: '（一）报名。' */
const LEAD = 14;

interface Reading {
  facts: FoundFact[];
  /** Dates that were put to no step. */
  unread: { line: number; words: string }[];
}

/** The steps with their times. The year is the text's own, else that of the date before it or of the title. */
export function readSteps(lines: readonly string[], titleYear: number | null): Reading {
  const facts: FoundFact[] = [];
  const unread: Reading['unread'] = [];
  let headings: (Named | undefined)[] = [];
  let year = titleYear;
  let month = 0;
  for (const [at, line] of lines.entries()) {
    const [own] = namesIn(line);
    if (isHeading(line)) headings = headingsOf(line, headings);
    let within = own && isHeading(line) ? undefined : headings.findLast(Boolean);
    for (const { text, line: number } of clausesOf(line, at)) {
      const [named] = namesIn(text);
      if (named && text.length <= LEAD && spansOf(text).length === 0) within = named;
      for (const span of spansOf(text)) {
        const words = text.slice(span.from, span.to).trim();
        if (conditionAfter.test(text.slice(span.to)) || conditionBefore.test(text.slice(0, span.from))) continue;
        const found = stepOf(text, span, within);
        const said = span.start.year;
        if (said) year = said;
        else if (year && month - span.start.month > 6) year += 1;
        month = span.start.month;
        if (!found) {
          if (said === null || !/发布|印发|通知/.test(text)) unread.push({ line: number, words });
          continue;
        }
        const isUntil = untilBefore.test(text.slice(0, span.from)) || untilAfter.test(text.slice(span.to));
        facts.push(...factOf({ ...found, span, words, number, year, isUntil, isSaid: said !== null }));
      }
    }
  }
  return { facts: onceEach(facts), unread };
}

interface Given extends Assigned {
  span: Span;
  words: string;
  number: number;
  year: number | null;
  isSaid: boolean;
  /** Whether a single moment is the end of its step. */
  isUntil: boolean;
}

function factOf({ step, sure, span, words, number, year, isSaid, isUntil }: Given): FoundFact[] {
  if (year === null) return [];
  const endYear = span.end.year ?? (span.end.month < span.start.month ? year + 1 : year);
  const [from, endsAt] = [isoOf(span.start, year, 'start'), isoOf(span.end, endYear, 'end')];
  if (from > endsAt) return [];
  const isLong = span.start !== span.end && from !== endsAt;
  const startsAt = isUntil && !isLong ? isoOf({ ...span.start, minute: null }, year, 'start') : from;
  const notes = [
    ...(isSaid ? [] : ['年份按前文']),
    ...(span.start.minute === null || span.end.minute === null ? ['没有写钟点，按全天'] : []),
    ...(isLong ? [] : [isUntil ? '没有写开始时间' : '没有写结束时间']),
    ...(sure ? [] : ['属于哪一步是推断的']),
  ];
  return [{ field: 'step', step, startsAt, endsAt, line: number, words, note: notes.join('；') }];
}

/** Of several times of a step the first that is sure counts; the others are told. */
function onceEach(facts: readonly FoundFact[]): FoundFact[] {
  const groups = Map.groupBy(facts, (fact) => (fact.field === 'step' ? fact.step : ''));
  return [...groups.values()].map((group) => {
    const rank = ({ note }: FoundFact) => (note.includes('推断') ? 2 : 0) + (/开始|结束/.test(note) ? 1 : 0);
    const [best] = [...group].sort((one, other) => rank(one) - rank(other));
    const others = group.filter((one) => one !== best && one.words !== best?.words);
    const more =
      others.length > 0
        ? [
            `另有：${others
              .map(({ words }) => words)
              .join('、')
              .slice(0, 80)}`,
          ]
        : [];
    return { ...(best as FoundFact), note: [best?.note, ...more].filter(Boolean).join('；') };
  });
}
