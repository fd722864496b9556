import type { ExamReading } from '#modules/exams/contract.ts';
import { supervises } from '#modules/exams/server/public.ts';

/** What looks like a fact: addresses, telephones, money, shares, ratios, days of publicity and streets. */
const likely = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[\w./?=&%#:-]+/g,
  /(?<!\d)(?:[（(]?0\d{2,3}[）)]?[-—－ ]?\d{7,8}|1[3-9]\d[ -]?\d{4}[ -]?\d{4}|400[ -]?\d{3,4}[ -]?\d{3,4})(?!\d)/g,
  /\d+(?:\.\d+)?\s*万?元|[¥￥]\s*\d+/g,
  /(?:笔试|面试|试讲|教学|答辩|课堂)[^\d，。；]{0,4}\d{1,3}分(?!钟)/g,
  /\d{1,3}(?:\.\d+)?\s*%|[一二三四五六七八九]成/g,
  // 1:1 is the usual ratio for medical checks and is skipped.
  /(?<![\d:：])(?:1\s*[:：∶]\s*(?:[2-9]|1\d)|(?:[2-9]|1\d)\s*[:：∶]\s*1)(?![\d:：])|\d{1,2}\s*倍/g,
  /(?<=公示[^。；]{0,12})(?:\d{1,2}|[三五七十])个?(?:工作日|天|日)/g,
  /\p{Script=Han}{2,12}(?:街|路|巷|大道)\d+号/gu,
];
/** The subject of a mail, where one applies at an address. */
const subject = /\p{Script=Han}{2,8}(?:[+＋]\p{Script=Han}{2,10})+/gu;
const MAX_CELLS = 4;
const MAX_PARTS = 40;

/** Parts that look like facts but were not read as one, listed for the operator. */
export function leftoversOf({ lines, facts, unread }: ExamReading): ExamReading['unread'] {
  const complaints = facts.flatMap((fact) =>
    fact.field === 'phone' && supervises.test(fact.name)
      ? [{ line: fact.line, words: fact.words, note: '监督举报电话' }]
      : [],
  );
  const isTaken = (line: number, text: string) =>
    [...facts, ...unread].some((item) => item.line === line && item.words.includes(text)) ||
    facts.some((fact) => fact.field === 'weights' && fact.line === line && /[%成]$/.test(text));
  return [
    ...complaints,
    ...lines.flatMap((text, line) => {
      if (text.split('\t').length > MAX_CELLS) return [];
      const found = [...likely, ...(facts.some(({ field }) => field === 'url') ? [subject] : [])].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([found]) => found),
      );
      return [...new Set(found)]
        .filter((quote) => !isTaken(line, quote))
        .map((quote) => ({ line, words: quote, note: '没有归到哪一项' }));
    }),
  ].slice(0, MAX_PARTS);
}
