import { join } from 'node:path';
import { dayAt } from '#contract/months.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import { chineseDigits, readEducation } from '#modules/imports/server/public.ts';
import { readRows } from '#server/platform/read-rows.ts';
import type { ExamReading, FoundFact } from '../../contract/exam-reading.ts';
import { examSteps } from '../../contract/exam-state.ts';
import { joinedNotes } from './facts/fact.ts';
import { readDays } from './facts/read-days.ts';
import { readFacts } from './facts/read-facts.ts';
import { readPosts } from './read-posts.ts';
import { readSteps } from './steps/read-steps.ts';
import { comparable, plainLine } from './text/characters.ts';
import { documentOf, withKinds } from './text/document.ts';
import { joinedLines, withoutPages } from './text/joined-lines.ts';

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
function withDoubts(reading: Reading, since: string): Pick<Reading, 'facts' | 'unread'> {
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

/** The year that the dates without one belong to: that of the title, else the first of the text. */
function yearOf(title: string, lines: readonly string[]): number | null {
  const plain = chineseDigits(title.normalize('NFKC'));
  const first = (pattern: RegExp) => lines.map((line) => pattern.exec(chineseDigits(line))?.[1]).find(Boolean);
  const year =
    /(20\d\d)(?!\d|届)/.exec(plain)?.[1] ??
    first(/(20\d\d)[年./-]\s?\d{1,2}[月./-]\s?\d/) ??
    /(20\d\d)届/.exec(plain)?.[1] ??
    first(/(20\d\d)(?:年度?|-20\d\d学年)(?:[春秋上下]|教师|教育|第|招聘|公开|学年)/);
  return year ? Number(year) : null;
}

/** Without the spaces around it; a tab at its beginning stands for an empty cell. */
const trimmed = (line: string) =>
  (line.split('|').length > 4 ? asRow(line) : line).replace(/^[^\S\t]+|\s+$/g, '').replace(justified, '$1$2');
/** '电　话：' stands for 电话. */
const justified = /(?<![^\s。；;，,（(、])([电地传邮时日])[ \u3000\u00a0]{1,6}([话址真箱间期点编])(?=\s*[:：])/gu;

/** A row whose cells are parted by bars, as pages of plain text write it. */
const asRow = (line: string) =>
  /^[\s|:-]+$/.test(line) ? '' : line.replace(/^\s*\||\|\s*$/g, '').replaceAll(/\s*\|\s*/g, '\t');

/** '应聘小学岗位的须具有大专及以上学历' */
const ofStage =
  /(高中|初中|小学|幼儿园)(?:教师|岗位|学段)+(?:教师|的|须|需|应|具[有备]|要求|[:：])*((?:全日制|普通|大学)*(?:大专|专科|本科|硕士|研究生)[^，,。；;、（(]{0,12})(?!优先)(?=[，,。；;、（(]|$)/g;

/** Posts of a table that asks for no education ask for that of the text: of their stage, else the one that the text names. */
export function withEducation({
  lines,
  rows,
  facts,
}: Pick<ExamReading, 'lines' | 'rows' | 'facts'>): ExamReading['rows'] {
  const stated = facts.find((fact) => fact.field === 'education');
  const single = stated?.field === 'education' && stated.note === '' ? stated.value : '';
  const staged = lines.flatMap((line) => [...line.matchAll(ofStage)]);
  const isAsked = rows.some(({ post }) => /education/.test(Object.keys(post?.requirements.words ?? {}).join(' ')));
  return rows.map((row) => {
    const { post, notes } = row;
    const level = staged.find(([, stage = '']) => post?.stage && readWords(stage).stages[0] === post.stage)?.[2];
    const wording = level ?? single;
    const { value: education } = readEducation(wording);
    if (!post || isAsked || !education || education === 'any') return row;
    const requirements = { ...post.requirements, education, words: { ...post.requirements.words, education: wording } };
    return { ...row, post: { ...post, requirements }, notes: [...notes, `表中没有写学历，按正文“${wording}”理解`] };
  });
}

/**
 * Reads a draft out of an announcement's lines: each thing with where it stood, and what was concluded rather than read.
 * `organiser` employs where the table of posts names no employer; dates of a text without any year belong to the day on which it was announced.
 */
export function readAnnouncement(written: readonly string[], organiser = '', announcedOn = ''): ExamReading {
  const lines = joinedLines(withoutPages(written.map(trimmed).filter((line) => line.trim() !== ''))).map(plainLine);
  const sentences = withKinds(documentOf(lines));
  const facts = readFacts(lines, sentences);
  const title = facts.find(({ field }) => field === 'title');
  const year = yearOf(title?.words ?? lines[0] ?? '', lines) ?? (Number.parseInt(announcedOn, 10) || null);
  const { facts: steps, unread } = readSteps(sentences, year, announcedOn);
  const register = steps.find(({ step }) => step === 'register');
  const days = readDays(sentences, year, register);
  const rows = withEducation({ lines, rows: readPosts(lines, organiser), facts });
  return { lines, ...withDoubts({ lines, facts: [...facts, ...days, ...steps], unread }, announcedOn), rows };
}
