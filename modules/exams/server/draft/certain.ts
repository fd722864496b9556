import { join } from 'node:path';
import { dayAt } from '#contract/months.ts';
import { readRows } from '#server/platform/read-rows.ts';
import type { ExamReading, FoundFact } from '../../contract/exam-reading.ts';
import { examSteps } from '../../contract/exam-state.ts';
import { joinedNotes } from './facts/fact.ts';
import { comparable } from './text/characters.ts';

type StepFact = Extract<FoundFact, { field: 'step' }>;
type Reading = Pick<ExamReading, 'lines' | 'facts' | 'unread'>;

/** The narrow forms in which a value is beyond doubt, and signs against them: each with its kind and its reason. */
const rules = readRows(join(import.meta.dirname, 'certain.tsv'));
const notesOf = (field: string, text: string) =>
  rules.flatMap(([of, sign, pattern = '', note]) =>
    of === field && new RegExp(pattern, 'u').test(text) !== (sign === '+') ? note : [],
  );

const clock = /(?<!\d)(?:0?[6-9]|1\d|2[0-4])\s*(?::\s*[0-5]\d(?!\d)|[点时](?![间段候]))/;
const share = /(?:占[^。；，]{0,8}|(?:面试|技能|试讲)[^。；，]{0,8}[×*]\s*)\d{1,2}\s*[%％]/;
const rank = ({ step }: StepFact) => Object.keys(examSteps).indexOf(step);

/** The text of a line that no fact and no unread entry covers. */
const restOf = ({ lines, facts, unread }: Reading, line: number) =>
  [...facts, ...unread].reduce(
    (rest, item) => (item.line === line ? rest.replace(comparable(item.words), '□') : rest),
    comparable(lines[line] ?? ''),
  );

function notesOfStep(fact: StepFact, reading: Reading, since: string) {
  const { startsAt, endsAt, line, note } = fact;
  const [begun, over] = [startsAt ?? endsAt ?? '', endsAt ?? startsAt ?? ''];
  const [lineText, factText] = [comparable(reading.lines[line] ?? ''), comparable(fact.words)];
  const within = (stops: RegExp) =>
    lineText
      .replace(factText, '□')
      .split(stops)
      .find((clause) => clause.includes('□')) ?? lineText;
  const rest = `${restOf(reading, line)}${/月|\t/.test(reading.lines[line + 1] ?? '') ? '' : restOf(reading, line + 1)}`;
  const isOff = reading.facts.some((other) => {
    if (other.field !== 'step' || other.step === fact.step) return false;
    const [earlier, next] = rank(other) > rank(fact) ? [begun, other.endsAt] : [other.startsAt, over];
    return earlier && next && earlier > next;
  });
  const weekday = /(?:星期|周)([一二三四五六日天])/.exec(factText)?.[1]?.replace('天', '日');
  const isDay = (iso: string) => '日一二三四五六'[new Date(dayAt(new Date(iso))).getUTCDay()] === weekday;
  return [
    dayAt(new Date(begun)) < since && '早于发布日期',
    isOff && '先后与其他时间不合',
    weekday && !isDay(begun) && !isDay(over) && '星期与日期不符',
    clock.test(rest) && !note.includes('钟点写在') && '同一处还有钟点',
    ...notesOf('step', within(/[。;]/)),
    ...notesOf('clause', within(/[,。;]/)),
  ];
}

/** What the form of a fact is compared in. */
function formOf(fact: FoundFact, { lines }: Reading): string {
  if (fact.field === 'organiser') return fact.value;
  if (fact.field === 'title') return `${fact.value}\n${lines[fact.line - 1] ?? ''}`;
  const isNamed = fact.field === 'phone' && !/^(?:电话|手机|联系方式)$/.test(fact.name);
  return isNamed ? fact.name + fact.note : comparable(lines[fact.line] ?? '');
}

/** Whether a time is of no step: against all else that is said, or over on the day of the announcement. */
const isRefuted = (fact: FoundFact, since: string) =>
  fact.field === 'step' &&
  (/推断.*(?:早于|请核对是否是这一步)/.test(fact.note) || (fact.endsAt && dayAt(new Date(fact.endsAt)) <= since));

/** Adds the doubts about each fact to its note, so that only facts without a note are accepted beforehand. */
export function withDoubts(reading: Reading, since: string): Pick<Reading, 'facts' | 'unread'> {
  const facts = reading.facts.map((fact) => {
    const more = fact.field === 'step' ? notesOfStep(fact, reading, since) : notesOf(fact.field, formOf(fact, reading));
    const others = reading.lines.filter((_, at) => at !== fact.line);
    const isOnce = fact.field === 'organiser' && !others.some((line) => line.replaceAll(' ', '').includes(fact.value));
    const isShared = fact.field === 'weights' && others.some((line) => share.test(line) && !/总成绩|总分/.test(line));
    const notes = new Set([...fact.note.split('；'), ...more, isOnce && '只在一处写明', isShared && '另一处还有占比']);
    return { ...fact, note: joinedNotes(...notes) };
  });
  const refused = facts.filter((fact) => isRefuted(fact, since));
  return {
    facts: facts.filter((fact) => !refused.includes(fact)),
    unread: [...reading.unread, ...refused.map(({ line, words }) => ({ line, words, note: '没有归到哪一步' }))],
  };
}
