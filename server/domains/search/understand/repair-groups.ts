import type { Posted, SearchEngine } from '../engine.ts';
import { regionLexeme } from '../index/code-bits.ts';
import { inTitle } from '../index/vector.ts';
import { isHan } from './normalise.ts';
import { groupOf, readQuery } from './read-query.ts';
import { correctWord } from './spelling/correct-word.ts';
import { correctHan } from './spelling/read-latin.ts';
import { lexemesOfGroups, type WordGroup } from './word-group.ts';

/** Groups that may be dropped. The sector's terms (学科, 编制, a place) are essential: without them there is no answer. */
const mayGo = ({ kind }: WordGroup) => kind === 'plain';

/**
 * Corrects words that no post contains, or drops them; then, while no post contains all remaining ones, drops the most common of
 * the less important words. If nothing would remain, the groups stay, and the answer is empty.
 */
export async function repairGroups(
  engine: SearchEngine,
  groups: readonly WordGroup[],
  now: Date,
): Promise<readonly WordGroup[]> {
  if (!groups.some(mayGo)) return groups;
  const posted = await engine.posted(lexemesOfGroups(groups.filter(mayGo)));
  const sounding = groups.map((group) => bySound(group, posted));
  const [isThere] = await engine.exists([sounding], now);
  if (isThere) return sounding;
  const corrected: WordGroup[] = [];
  for (const group of sounding) {
    const isAbsent = mayGo(group) && postsOf(group, posted) === 0;
    corrected.push(...(isAbsent ? await correct(engine, group) : [group]));
  }
  if (corrected.every(({ kind }) => kind === 'generic')) return sounding;
  const guesses = corrected.filter((group) => !sounding.includes(group));
  return giveUp(engine, corrected, [...guesses, ...byCommonness(corrected.filter(mayGo), posted)], now);
}

const postsOf = ({ codes, words }: WordGroup, posted: Posted): number =>
  Math.max(0, ...[...codes, ...words].map((lexemes) => Math.min(...lexemes.map(posted))));

/** '无理': a word in no title, with the same sound as one of the sector. */
function bySound(group: WordGroup, posted: Posted): WordGroup {
  if (!mayGo(group) || !isHan(group.text)) return group;
  if (group.words.some((lexemes) => lexemes.every((lexeme) => posted(inTitle(lexeme)) > 0))) return group;
  const word = correctHan(group.text, 'sound');
  const meant = word === null ? group : groupOf(word);
  return meant.kind === 'stage' || meant.kind === 'subject' || meant.kind === 'role' ? meant : group;
}

/** A word that no post contains: its correction, or else everything that contains it ('esl' → 英语). */
async function correct({ db }: SearchEngine, { text, kind, within = [] }: WordGroup): Promise<WordGroup[]> {
  if (within.length > 0) return [{ text, kind: kind === 'plain' ? 'subject' : kind, codes: within, words: [] }];
  const word = await correctWord(db, text);
  if (word === null) return [];
  const { region, groups } = readQuery(word);
  const place =
    region === null ? [] : [{ text: word, kind: 'place' as const, codes: [[regionLexeme(region)]], words: [] }];
  return [...groups, ...place];
}

const byCommonness = (groups: readonly WordGroup[], posted: Posted): WordGroup[] =>
  groups.toSorted((one, other) => postsOf(other, posted) - postsOf(one, posted));

/** Drops words one by one until some post contains the rest. */
async function giveUp(
  engine: SearchEngine,
  groups: readonly WordGroup[],
  order: readonly WordGroup[],
  now: Date,
): Promise<readonly WordGroup[]> {
  const shorter = order.map((_, at) => groups.filter((group) => !order.slice(0, at + 1).includes(group)));
  const candidates = [groups, ...shorter].filter((list) => list.some(({ kind }) => kind !== 'generic'));
  const matches = await engine.exists(candidates, now);
  return candidates[matches.indexOf(true)] ?? groups;
}
