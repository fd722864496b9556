import { pinyin } from 'pinyin-pro';

interface Spelling {
  /** 'yingyu' */
  full: string;
  /** 'yy' */
  initials: string;
}

/** A normalised text in Latin letters; Latin text stays, other characters are dropped. */
export function spell(text: string): Spelling {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const syllables = pinyin(letters, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((part) =>
    part.toLowerCase(),
  );
  const initials = syllables.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.slice(0, 1) : syllable));
  return { full: syllables.join(''), initials: initials.join('') };
}

/** All readings of one sign: le, yue, yao and lao of 乐. */
export const readingsOf = (sign: string): string[] =>
  pinyin(sign, { toneType: 'none', type: 'array', multiple: true, v: true });

/** A spelling without the differences that many accents do not make: zh and z, ch and c, sh and s, ng and n, l and n. */
export const blurred = (full: string): string =>
  full
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replace(/l/g, 'n');

/** A word, and its variants with one letter deleted: two words that share one of these are at most two edits apart. */
export function nearKeys(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))])];
}

/** Whether two words differ by one insertion, deletion, substitution or swap of neighbours. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = [...one].length <= [...other].length ? [[...one], [...other]] : [[...other], [...one]];
  if (long.length - short.length > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2);
}
