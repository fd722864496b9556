/** A text in the form that is compared, and where each of its code units stood in the original. */
export interface Normalised {
  text: string;
  /** One more than there are code units, so that an end can be looked up too. */
  origin: number[];
}

/** Half width, lower case. Traditional characters stay: the sector's texts are simplified, and names must not change. */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** `normalise` by code point, so that a match can be marked in the text as it is shown. */
export function normaliseWithOrigin(text: string): Normalised {
  let result = '';
  const origin: number[] = [];
  let at = 0;
  for (const point of text) {
    const plain = normalise(point);
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(at);
    result += plain;
    at += point.length;
  }
  origin.push(at);
  return { text: result, origin };
}

const han = /^\p{Script=Han}+$/u;

/** Whether a word is written in Chinese characters alone. */
export const isHan = (word: string): boolean => han.test(word);

/** What a word may be made of; everything else only separates words. */
export const wordCharacter = /[\p{L}\p{N}]/u;
