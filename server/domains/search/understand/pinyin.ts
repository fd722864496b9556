import { pinyin } from 'pinyin-pro';

export interface Spelling {
  /** 'yingyu' */
  full: string;
  /** 'yy' */
  initials: string;
}

/** A normalised text as it is typed in Latin letters; what is Latin already stays, other signs fall out. */
export function spell(text: string): Spelling {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const syllables = pinyin(letters, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((part) =>
    part.toLowerCase(),
  );
  const initials = syllables.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.slice(0, 1) : syllable));
  return { full: syllables.join(''), initials: initials.join('') };
}

/** A word, and it with any one letter left out: two words that share one of these are at most two edits apart. */
export function nearKeys(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))])];
}

/** Whether one letter more, less, other or swapped with its neighbour makes one word the other. */
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
