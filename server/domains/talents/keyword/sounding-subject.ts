import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { isInDictionary, readingsOf } from '#server/domains/search/public.ts';

const pair = /^\p{Script=Han}{2}$/u;
const names = codesOf(subjects)
  .map((code) => shortOf(subjects, code))
  .filter((name) => pair.test(name));

const isAlike = (sign: string, other: string): boolean =>
  sign === other || readingsOf(sign).some((reading) => readingsOf(other).includes(reading));

/**
 * '音药' → 音乐, '物里' → 物理: two signs that form no word, and sound like a 学科. Resumes may contain both signs by
 * chance, so it does not matter whether anybody is found by them.
 */
export function soundingSubject(word: string): string | null {
  if (!pair.test(word) || isInDictionary(word)) return null;
  const [first = '', second = ''] = word;
  return names.find((name) => isAlike(name.charAt(0), first) && isAlike(name.charAt(1), second)) ?? null;
}
