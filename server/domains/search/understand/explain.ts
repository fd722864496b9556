import type { Understood as Explanation } from '#contract/search/post-search.ts';
import { normalise } from './normalise.ts';
import type { QueryPart } from './query-part.ts';
import { labelOfCodes } from './read-query.ts';
import type { Understood } from './understand.ts';

/** 老师 only ranks: it is no requirement, and no chip. */
export const isChip = ({ groups, pay, region, since }: QueryPart): boolean =>
  pay !== undefined || region !== undefined || since !== undefined || groups.some(({ kind }) => kind !== 'generic');

/** Whether the results have it, or some of them. */
const isMet = ({ instead, ranks }: QueryPart): boolean => instead === undefined || ranks === true;

const isPlace = ({ region, groups }: QueryPart): boolean =>
  region !== undefined || groups.some(({ kind, not }) => kind === 'place' && !not);

/** What the results have of a part: itself, or a wider place; null if they need not have it. */
function heldOf(part: QueryPart): string | null {
  if (isMet(part)) return part.label;
  return isPlace(part) ? labelOfCodes((part.instead ?? []).flatMap(({ codes }) => codes.flat())) : null;
}

/** How a keyword was read, for the person who typed it; `found` is the number of results. */
export function explain(understood: Understood, found: number): Explanation {
  const { parts, ignored, replaced, repaired } = understood;
  const place = parts.find(isPlace)?.label ?? null;
  return {
    parts: parts.filter(isChip).map(({ label }) => label),
    ignored: [...ignored],
    place,
    replaces: place !== null && replaced !== null,
    notes: notesOf(understood, found),
    offered: [...repaired.offered],
  };
}

const mostQuoted = 4;

function quoted(words: readonly string[]): string {
  const all = [...new Set(words)];
  const named = all.slice(0, mostQuoted).map((word) => `“${word}”`);
  return `${named.join('、')}${all.length > mostQuoted ? `等 ${all.length} 处` : ''}`;
}

/** What was left out: only words that were typed, and that no chip covers. */
function missingOf(
  parts: readonly QueryPart[],
  { missing, typed, unusable, corrected }: Understood['repaired'],
): string[] {
  const chips = parts.filter((part) => isChip(part) && isMet(part));
  // A chip of what contains the word (语文 for 对外汉语) has its text, and is what is shown instead.
  const isCovered = (word: string) =>
    chips.some(
      ({ label, text }) =>
        label.includes(word) || (text !== word && text.includes(word)) || (label.length > 1 && word.includes(label)),
    );
  // A place that was named twice has both names.
  const isTyped = (word: string) =>
    word.split(' ').every((one) => typed.includes(normalise(one))) || corrected.some(({ meant }) => meant === word);
  // The a of A-level.
  const isLetter = (word: string) => /^[a-z]$/iu.test(word);
  return missing.filter(
    (word) => !isLetter(word) && isTyped(word) && !isCovered(word) && !unusable.some((one) => one.includes(word)),
  );
}

/** What was not understood, and what was done instead. */
function notesOf({ parts, replaced, repaired }: Understood, found: number): string[] {
  const { corrected, unusable, unnamed } = repaired;
  const missing = missingOf(found > 0 ? parts : [], repaired);
  const chips = parts.filter(isChip).flatMap((part) => heldOf(part) ?? []);
  const few = parts.flatMap(({ ranks, isWish, text }) => (ranks && !isWish ? [text] : []));
  const wishes = parts.flatMap(({ isWish, instead, ranks, label }) => (isWish && instead && ranks ? [label] : []));
  const isAnswered = found > 0 && chips.length > 0;
  const place = parts.find(isPlace)?.label;
  return [
    ...(unusable.length > 0 ? [`年龄、性别和“专业不限”不能作为搜索条件，已略过${quoted(unusable)}。`] : []),
    ...(unnamed.length > 0
      ? [`没有名为${quoted(unnamed)}的单位${isAnswered ? `，以下按${quoted(chips)}列出` : ''}。`]
      : []),
    ...corrected.map(({ typed, meant }) => `没有含“${typed}”的职位，以下按“${meant}”列出。`),
    ...(missing.length > 0 && isAnswered ? [`没有同时符合${quoted(missing)}的职位，以下按${quoted(chips)}列出。`] : []),
    ...(few.length > 0 && isAnswered ? [`同时符合${quoted(few)}的职位不多，排在最前；其后是相近的职位。`] : []),
    ...(wishes.length > 0 && isAnswered ? [`${quoted(wishes)}不是必须，符合的排在前面。`] : []),
    ...(missing.length > 0 && !isAnswered ? [`没有含${quoted(missing)}的职位。`] : []),
    ...(replaced && place ? [`按你写的“${place}”找，没有限定在${replaced}。`] : []),
  ];
}
