import { correctHan, cut, type Part, readOnce } from '#server/domains/search/public.ts';
import { unreadIn } from './fillers.ts';
import { blanked, refusalWords } from './refusals.ts';

/** What a search for posts reads in a text, and where. */
export interface PlacedWords {
  from: number;
  to: number;
  words: Part;
}

interface Span {
  from: number;
  to: number;
}

/** Where the typed words of a part stand; `either` joins those of several. */
function spansOf(text: string, typed: string): Span[] {
  return typed.split(' ').flatMap((word) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(word); word !== '' && at >= 0; at = text.indexOf(word, at + word.length))
      spans.push({ from: at, to: at + word.length });
    return spans;
  });
}

/** A word that no list of the sector has. */
export const isUnknown = ({ groups }: Part): boolean =>
  groups.length > 0 &&
  groups.every(({ kind, codes, within = [] }) => kind === 'plain' && codes.length + within.length === 0);

const particles = /^[的了能会可有要想带]+|[的了吗呢吧者]+$/gu;

/** Signs that the segmenter left over (娃的, 能值), without particles around them; none where nothing else remains. */
function tidied(part: Part): readonly Part[] {
  if (!isUnknown(part) || /[a-z\d]/u.test(part.text) || cut(part.text).length < 2) return [part];
  const word = part.text.replace(particles, '');
  if (word === part.text || correctHan(part.text, 'any') !== null) return [part];
  return word.length > 1 ? readOnce(word) : [];
}

/** A letter alone is part of another word: the a of A-level. */
const isLetter = ({ text }: Part): boolean => /^[a-z]$/u.test(text);

/** A grade without what it grades is found in any certificate, and a letter in any word. */
const isVague = (part: Part): boolean =>
  isUnknown(part) && /^(?:[一二三四五六七八九十]级|[初中高]级|[a-z])$/u.test(part.text);

/** The parts of a text with their places. */
export function placedWords(text: string): PlacedWords[] {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const parts = (plain === '' ? [] : readOnce(plain)).flatMap(tidied).filter((part) => !isVague(part));
  return parts.map((words) => {
    const spans = spansOf(text, words.text);
    const from = Math.min(text.length, ...spans.map((span) => span.from));
    return { words, from, to: Math.max(from, ...spans.map((span) => span.to)) };
  });
}

/** What of a text no part covers and no filler explains: it is told to the searcher. `left` has the fillers, `rest` has not. */
export function unreadBy(text: { left: string; rest: string }, used: readonly Part[], isRefusing: boolean): string[] {
  // A refusal that refuses nothing was not understood.
  const read = (typed: string) => (isRefusing ? typed.replace(refusalWords, (word) => ' '.repeat(word.length)) : typed);
  const spans = used.flatMap((part) => (isLetter(part) ? [] : spansOf(text.rest, part.text)));
  const uncovered = (typed: string) => spans.reduce(blanked, read(typed));
  const labels = used.flatMap(({ label }) => [label, ...label.split('、')]);
  // What was said twice is read once: 高中 beside 高三.
  const isSaidElsewhere = (phrase: string) => {
    const parts = readOnce(phrase);
    return parts.length > 0 && parts.every(({ label }) => labels.includes(label));
  };
  return unreadIn(uncovered(text.rest), uncovered(text.left)).filter((phrase) => !isSaidElsewhere(phrase));
}
