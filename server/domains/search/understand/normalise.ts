/** A normalised text, with each code unit's position in the original. */
interface Normalised {
  text: string;
  /** One more than there are code units, for looking up an end. */
  origin: number[];
}

/** Half width, lower case. Traditional characters stay, since names must not change. */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** `normalise` by code point, so that a match can be highlighted in the displayed text. */
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

/** Whether a word consists of Chinese characters only. */
export const isHan = (word: string): boolean => han.test(word);

/** Characters of words; all others are separators. */
export const wordCharacter = /[\p{L}\p{N}]/u;
