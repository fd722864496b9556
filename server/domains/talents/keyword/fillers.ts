import { join } from 'node:path';
import { cut, normalise } from '#server/domains/search/public.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { refusalWords } from './refusals.ts';
import type { Unusable } from './unusable-phrases.ts';

/**
 * What says nothing of the people who are sought: these words, and what is made of them. What is neither such nor read as
 * something else is named to the searcher: see `unreadIn`.
 */
const words = readRows(join(import.meta.dirname, 'fillers.tsv')).flatMap(([, said = '']) => said.split(' '));
const longest = Math.max(...words.map((word) => word.length));
const known = new Set(words);

/** Whether a run of characters is made of fillers alone. */
export function isFilling(text: string): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at += 1)
    if (ends.has(at))
      for (let to = at + 1; to <= Math.min(text.length, at + longest); to += 1)
        if (known.has(text.slice(at, to))) ends.add(to);
  return ends.has(text.length);
}

/** A phrase without the words at its ends that are fillers; '' where nothing else remains. */
export function withoutFillers(phrase: string): string {
  const text = normalise(phrase).trim();
  if (isFilling(text)) return '';
  let at = 0;
  const words = cut(text).map((word) => {
    const from = text.indexOf(word, at);
    at = from + word.length;
    return { from, to: at, isFiller: isFilling(word) };
  });
  // 外 of a name that no dictionary has is no filler: 外研社.
  const isSign = (at: number) => words[at] !== undefined && words[at].to - words[at].from === 1;
  const isName = (...three: number[]) => three.every(isSign) && three.some((at) => words[at]?.isFiller === false);
  const from = words.find(({ isFiller }, at) => !isFiller || isName(at, at + 1, at + 2))?.from ?? 0;
  const last = words.findLastIndex(({ isFiller }) => !isFiller);
  // Signs behind the last word belong to it: c++.
  return text.slice(from, last === words.length - 1 ? text.length : words[last]?.to);
}

const isCount = /^[各共要招]?(?:\d{1,3}|[一二两三四五六七八九十几]{1,3}(?=[名人个位]))[名人个位]?$/u;
/** Whether a text says nothing of people: fillers, words that refuse, numbers of people. */
export function saysNothing(text: string): boolean {
  const plain = text.replace(refusalWords, '').trim();
  return plain === '' || isFilling(plain) || isCount.test(plain);
}

/**
 * What of a keyword is neither in one of the texts that were read nor a listed filler. A single sign belongs to what it stands
 * beside: 打 of 打羽毛球.
 */
export function unreadIn(said: string, read: readonly string[]): Unusable[] {
  const covered = Array.from(said, () => false);
  for (const word of read.flatMap((text) => text.split(/[\s、或]+/u)).filter((text) => text !== ''))
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
      covered.fill(true, at, at + word.length);
  const isOpen = (at: number) => covered[at] === false && /[\p{L}\p{N}]/u.test(said[at] ?? '');
  const found: Unusable[] = [];
  for (let from = 0; from < said.length; from += 1) {
    if (!isOpen(from)) continue;
    let to = from;
    while (isOpen(to)) to += 1;
    const text = said.slice(from, to);
    const isSign = text.length === 1 && /\S/u.test(`${said[from - 1] ?? ''}${said[to] ?? ''}`);
    // 主任 of what is a post that resumes do not name.
    if (!isSign && (!saysNothing(text) || /主任|负责人/u.test(text))) found.push({ text, reason: 'unread', from });
    from = to;
  }
  return found;
}
