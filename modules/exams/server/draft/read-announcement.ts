import { readWords } from '#contract/taxonomy/reader.ts';
import { chineseDigits, readEducation } from '#modules/imports/server/public.ts';
import type { ExamReading } from '../../contract/exam-reading.ts';
import { withDoubts } from './certain.ts';
import { readDays } from './facts/read-days.ts';
import { readFacts } from './facts/read-facts.ts';
import { readPosts } from './read-posts.ts';
import { readSteps } from './steps/read-steps.ts';
import { plainLine } from './text/characters.ts';
import { documentOf, withKinds } from './text/document.ts';
import { joinedLines, withoutPages } from './text/joined-lines.ts';

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
