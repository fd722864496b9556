import { normalise } from './normalise.ts';

/** A word that operators added: `term` is read as `means`, which is in words of the sector. */
export interface ExtraWord {
  term: string;
  means: string;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const latin = /^[a-z0-9]+$/;

/** Replaces terms in a keyword, the longest first; Latin ones only as whole words. A keyword without any stays as it is. */
export function rewordingOf(words: readonly ExtraWord[]): (keyword: string) => string {
  const means = new Map(words.map(({ term, means }) => [normalise(term), means]));
  if (means.size === 0) return (keyword) => keyword;
  const terms = [...means.keys()].sort((one, other) => other.length - one.length);
  const patterns = terms.map((term) => (latin.test(term) ? `(?<![a-z0-9])${term}(?![a-z0-9])` : escaped(term)));
  const pattern = new RegExp(patterns.join('|'), 'g');
  return (keyword) => {
    const plain = normalise(keyword);
    const reworded = plain.replace(pattern, (term) => ` ${means.get(term) ?? term} `);
    return reworded === plain ? keyword : reworded.trim();
  };
}

let current = rewordingOf([]);
let known = '[]';

/** Sets the words that every search of this process is read with. @returns whether they differ from those before */
export function setExtraWords(words: readonly ExtraWord[]): boolean {
  const given = JSON.stringify(words);
  if (given === known) return false;
  [current, known] = [rewordingOf(words), given];
  return true;
}

/** The tag of pages that show searches: the words of this process may change. */
export const EXTRA_WORDS = 'extra-words';

/** A keyword with the operators' words replaced by what they mean. */
export const reworded = (keyword: string): string => current(keyword);
