import { cut } from './segment.ts';

/** A word of a text, with its place. */
export interface Token {
  word: string;
  from: number;
  to: number;
}

/** The words of a part of a text in order. Everything but letters, digits and `+` separates. */
export function tokensOf(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.slice(from, to).matchAll(/[\p{L}\p{N}+]+/gu)) {
    let at = from + index;
    for (const word of wholeLetters(cut(chunk))) {
      at = Math.max(at, text.indexOf(word, at));
      tokens.push({ word, from: at, to: at + word.length });
      at += word.length;
    }
  }
  return tokens;
}

/** The cut, where no single letter is left beside others: hrb is not hr and b. */
function wholeLetters(words: readonly string[]): string[] {
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1) ?? '';
    const isOne = isLetters(last) && isLetters(word) && (last.length === 1 || word.length === 1);
    if (isOne) found.splice(-1, 1, last + word);
    else found.push(word);
  }
  return found;
}

const isLetters = (word: string): boolean => /^[a-z]+$/.test(word);

/** Whether two tokens touch. */
export const touch = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && one.to === other.from;

/** Neighbours as one token. */
export const joined = (tokens: readonly Token[]): Token => ({
  word: tokens.map(({ word }) => word).join(''),
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
});

/** Some neighbours as one token. */
export interface Run {
  token: Token;
  count: number;
}

/** The longest run of touching tokens from a position that is one of some words. */
export function longestRun(
  tokens: readonly Token[],
  at: number,
  longest: number,
  isWord: (word: string, inside: readonly Token[]) => boolean,
): Run | null {
  let best: Run | null = null;
  for (let to = at; to < tokens.length; to += 1) {
    if (to > at && !touch(tokens[to - 1], tokens[to])) break;
    const inside = tokens.slice(at, to + 1);
    const token = joined(inside);
    if (token.word.length > longest) break;
    if (isWord(token.word, inside)) best = { token, count: to + 1 - at };
  }
  return best;
}
