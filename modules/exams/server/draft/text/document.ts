import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import { comparable } from './characters.ts';

/** A place in the lines that are shown. */
export interface Place {
  line: number;
  words: string;
}

/** A sentence in its comparable form, with what stands above it. */
export interface Sentence {
  text: string;
  /** The headings above, outermost first, in their comparable form. */
  headings: readonly string[];
  /** How a test of another name was understood. */
  called?: string | undefined;
  /** Sentences of one passage have one number. */
  passage: number;
  /** The line with which its passage begins. */
  line: number;
  /** The place of a part of `text`; of a part that crosses lines only what stands in the first of them. */
  placeOf(from: number, to: number): Place;
}

interface Passage {
  text: string;
  /** The last of its lines. */
  last: string;
  /** The lines that it consists of, each with its offset. */
  parts: { line: number; from: number }[];
}

const clock = String.raw`(?:上午|下午|晚上|中午)?[: ]?\d{1,2}\s*(?:[:时点])`;
const startsWithHours = new RegExp(String.raw`^[(\s]*(?:每[天日])?${clock}[^。;]{0,50}$`);
const endsWithMoment = /(?:[日号\d分时点)]|:\d\d)\s*[,;:]?$/;
const numbered =
  /^(?:[★☆◆◇◎■▲●※❖▶➤]|第[一二三四五六七八九十]+[章节部分条]|[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{1,3}[、.,\s]|\([一二三四五六七八九十]{1,3}\)|\(?\d{1,2}(?:[、.)]|\s(?=\D))|\d{1,2}\.\d{1,2}|[①-⑳]|【)/;
const LABEL = 16;

/** Whether a line only completes the one above: the value of a label, or the hours of its days. */
function continues({ text: above, last }: Passage, line: string): boolean {
  if (above.includes('\t') || line.includes('\t')) return false;
  if (/(?:至|到|-)$/.test(above) && /^(?:20\d\d\s*年|\d{1,2}\s*月)/.test(line)) return true;
  if (/[,。;]\s*\p{Script=Han}{2,8}:?$/u.test(above) && /^\d{3,4}-?\d/.test(line)) return true;
  const label = above.replace(numbered, '');
  if (/:$/.test(above) && label.length <= LABEL && !/[,。;]/.test(label))
    return !numbered.test(line) && !/:$/.test(line);
  return (
    (endsWithMoment.test(last) || startsWithHours.test(last)) && /[月年]/.test(above) && startsWithHours.test(line)
  );
}

const replaced = readRows(join(import.meta.dirname, 'replaced.tsv')).map(
  ([old = '', pattern = '']) => [new RegExp(pattern, 'g'), new RegExp(old, 'g')] as const,
);
/** Blanks out what an announcement of changes replaces, so that only the new text is read. */
const withoutReplaced = (text: string): string =>
  replaced.reduce((rest, [pattern, old]) => rest.replace(pattern, (match) => match.replace(old, '□')), text);

const isFormer = /^\s*(?:原|(?:调整|变更|更正|修改)前)/;
const isNew = /^\s*(?:现|(?:调整|变更|更正|修改)后)/;

function passagesOf(lines: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  /** The column of a table of changes that holds what was said before. */
  let former = -1;
  for (const [line, shown] of lines.entries()) {
    const plain = comparable(shown);
    const cells = plain.split('\t');
    if (cells.length === 1) former = -1;
    else if (cells.some((cell) => isNew.test(cell))) former = cells.findIndex((cell) => isFormer.test(cell));
    const text =
      former < 0 ? plain : cells.map((cell, at) => (at === former ? '□'.repeat(cell.length) : cell)).join('\t');
    const last = passages.at(-1);
    if (last && continues(last, text)) {
      last.parts.push({ line, from: last.text.length + 1 });
      last.text += ` ${text}`;
      last.last = text;
    } else passages.push({ text, last: text, parts: [{ line, from: 0 }] });
  }
  return passages.map((passage) => ({ ...passage, text: withoutReplaced(passage.text) }));
}

/** The offsets at which sentences begin. A bracket and the hours of one day stay in one sentence. */
function startsOf(text: string): number[] {
  const starts = [0];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const isEnd = sign === '。' || (depth === 0 && /[;!?]/.test(sign));
    if (!isEnd) continue;
    depth = 0;
    if (!startsWithHours.test(text.slice(at + 1, at + 30).split(/[。;]/)[0] ?? '')) starts.push(at + 1);
  }
  return starts;
}

const levels = readRows(join(import.meta.dirname, 'levels.txt')).map(([sign = '']) => new RegExp(sign));
/** How deep a line stands by its number; null without a number. */
function levelOf(text: string): number | null {
  const at = levels.findIndex((sign) => sign.test(text));
  return at < 0 ? null : at;
}

const HEADING = 26;
const LEAD = 24;
/** A line that is a heading without a number: a few words, marked or followed by a colon, the name of a step, or a question. */
const bare = new RegExp(readRows(join(import.meta.dirname, 'headings.txt')).join('|'), 'u');

/** What a line says before its first stop: '（一）报名。应聘者…'. */
function leadOf(text: string): string {
  const [label = ''] = /^[^。:,;]*/.exec(text.replace(numbered, '')) ?? [];
  return label.length <= LEAD ? label : '';
}

/** The sentences of an announcement in their order. */
export function documentOf(lines: readonly string[]): Sentence[] {
  let headings: string[] = [];
  return passagesOf(lines).flatMap(({ text, parts }, passage) => {
    const plain = text.trim();
    const level = bare.test(plain) ? 0 : levelOf(plain);
    const above = level === null ? headings : headings.slice(0, level);
    const isHeading = plain.length <= HEADING && !/[。;]$/.test(plain) && level !== null;
    if (level !== null) {
      headings = [...Array.from({ length: level }, (_, at) => headings[at] ?? ''), isHeading ? plain : leadOf(plain)];
    }
    const isNamed = level !== null || /电话|热线|咨询|联系/.test(leadOf(plain));
    const below = isNamed ? [...above, leadOf(plain)] : above;
    const starts = startsOf(text);
    return starts.flatMap((from, at): Sentence[] => {
      const piece = text.slice(from, starts[at + 1]);
      if (piece.trim() === '') return [];
      const placeOf = (start: number, end: number): Place => {
        const source = parts.findLast((candidate) => candidate.from <= from + start) ?? { line: 0, from: 0 };
        const shown = lines[source.line] ?? '';
        return { line: source.line, words: shown.slice(from + start - source.from, from + end - source.from).trim() };
      };
      return [{ text: piece, headings: at === 0 ? above : below, passage, line: parts[0]?.line ?? 0, placeOf }];
    });
  });
}

const other =
  '初试|复试|终试|初选|复选|初评|专业测试|业务测试|素质测试|综合测试|能力测试|(?:业务|理论|知识|文化)考试|专业考核|业务考核|专业测评';
const anyOther = new RegExp(other);
const what =
  '(笔试|闭卷|书面|试卷|机考|答题)|面试|试讲|说课|答辩|面谈|面对面|讲课|授课|上课|模拟课堂|无生|结构化|展示|技能';
/** '初试（笔试）', '复试采取说课的形式': in whose own words a test is told to be one. */
const told = new RegExp(
  `(?<!进入|参加|通过)(${other})(?:(?!${other})[^])(?:(?!${other}|笔试成绩|面试成绩)[^]){0,70}?(?:${what})`,
  'g',
);

/** The sentences with tests of other names called by their kind, where the text tells it: 初试 is 笔试 or 面试. Every offset stays. */
export function withKinds(sentences: readonly Sentence[]): Sentence[] {
  const kinds = new Map<string, string>();
  const whole = sentences.map(({ text }) => text).join('\n');
  for (const [, name = '', written] of whole.matchAll(told))
    if (!kinds.has(name)) kinds.set(name, `${name.slice(0, -2)}${written ? '笔试' : '面试'}`);
  // Beside an interview a test of skills is none.
  const isApart = /技能测[试评][^。]{0,20}面试成绩|面试成绩[^。]{0,20}技能测[试评]/.test(whole);
  const skills = isApart ? /技能测[试评]/g : /(?!)/g;
  const byKind = (text: string) => text.replace(new RegExp(other, 'g'), (name) => kinds.get(name) ?? name);
  const renamed = (text: string) => byKind(text).replace(skills, '技能展示');
  return sentences.map((sentence) => {
    const [name = ''] = anyOther.exec([sentence.text, ...sentence.headings].join()) ?? [];
    const called = kinds.has(name) ? `“${name}”按${kinds.get(name)?.slice(-2)}理解` : undefined;
    return { ...sentence, called, text: renamed(sentence.text), headings: sentence.headings.map(renamed) };
  });
}
