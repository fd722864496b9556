import type { SearchEngine } from '../engine.ts';
import { regionLexeme } from '../index/code-bits.ts';
import { inTitle } from '../index/vector.ts';
import { correctWord } from '../understand/correct-word.ts';
import { isHan } from '../understand/normalise.ts';
import { correctHan } from '../understand/read-latin.ts';
import { groupOf, readQuery } from '../understand/read-query.ts';
import { lexemesOfGroups, type WordGroup } from '../understand/word-group.ts';
import type { TermStats } from './term-stats.ts';

/** What may be given up. What the sector knows (学科, 编制, a place) is what a person is about: without it, it is no answer. */
const mayGo = ({ kind }: WordGroup) => kind === 'plain';
/** Words that so many posts have together are right as they are. */
const surely = 50;

/**
 * Words that no post has are corrected where something is near, else given up; then, while no post has all that is left, the
 * commonest of the less important words. Where nothing would be left, the groups stay: the answer is that there is none.
 */
export async function repairGroups(
  engine: SearchEngine,
  groups: readonly WordGroup[],
  { stats, now }: { stats: TermStats; now: Date },
): Promise<WordGroup[]> {
  const sounding = groups.map((group) => bySound(group, stats));
  const inDoubt = sounding.filter(mayGo);
  if (inDoubt.length === 0 || byChance(sounding, stats) > surely) return sounding;
  const unknown = inDoubt.filter((group) => postsOf(group, stats) === 0);
  const [whole, ...alone] = await engine.exists([sounding, ...unknown.map((group) => [group])], now);
  if (whole) return sounding;
  const absent = new Set(unknown.filter((_, at) => !alone[at]));
  const corrected: WordGroup[] = [];
  for (const group of sounding) corrected.push(...(absent.has(group) ? await correct(engine, group) : [group]));
  if (corrected.every(({ kind }) => kind === 'generic')) return sounding;
  const guesses = corrected.filter((group) => !sounding.includes(group));
  const known = guesses.length > 0 ? await engine.stats(lexemesOfGroups(corrected)) : stats;
  const order = [...guesses, ...byCommonness(corrected.filter(mayGo), known)];
  return giveUp(engine, corrected, order, { stats: known, now });
}

/** Posts that would have all the groups if one said nothing of the other. */
const byChance = (groups: readonly WordGroup[], stats: TermStats): number =>
  groups
    .filter(({ kind }) => kind !== 'generic')
    .reduce((posts, group) => posts * Math.min(1, postsOf(group, stats) / Math.max(1, stats.posts)), stats.posts);

const postsOf = ({ codes, words }: WordGroup, stats: TermStats): number =>
  Math.max(
    0,
    ...codes.map((lexemes) => Math.min(...lexemes.map(stats.posted))),
    ...words.map((lexemes) => Math.min(...lexemes.map(stats.posted))),
  );

/** '无理': a word that no title has, but one of the same sound that the sector knows. */
function bySound(group: WordGroup, stats: TermStats): WordGroup {
  if (group.kind !== 'plain' || stats.posts === 0 || !isHan(group.text)) return group;
  if (group.words.some((lexemes) => lexemes.every((lexeme) => stats.posted(inTitle(lexeme)) > 0))) return group;
  const word = correctHan(group.text, 'sound');
  const meant = word === null ? group : groupOf(word);
  return meant.kind === 'stage' || meant.kind === 'subject' || meant.kind === 'role' ? meant : group;
}

/** A word that no post has: the word it was meant to be, or else all of what it is a part of ('esl' → 英语). */
async function correct({ db }: SearchEngine, { text, kind, within = [] }: WordGroup): Promise<WordGroup[]> {
  if (within.length > 0) return [{ text, kind: kind === 'plain' ? 'subject' : kind, codes: within, words: [] }];
  const word = await correctWord(db, text);
  if (word === null) return [];
  const { region, groups } = readQuery(word);
  const place =
    region === null ? [] : [{ text: word, kind: 'place' as const, codes: [[regionLexeme(region)]], words: [] }];
  return [...groups, ...place];
}

const byCommonness = (groups: WordGroup[], stats: TermStats): WordGroup[] =>
  groups.sort((one, other) => postsOf(other, stats) - postsOf(one, stats));

async function giveUp(
  engine: SearchEngine,
  groups: WordGroup[],
  order: WordGroup[],
  { stats, now }: { stats: TermStats; now: Date },
): Promise<WordGroup[]> {
  const shorter = order.map((_, at) => groups.filter((group) => !order.slice(0, at + 1).includes(group)));
  const candidates = [groups, ...shorter].filter((list) => list.some(({ kind }) => kind !== 'generic'));
  // To look for words that are surely there would take longer than for any others.
  const sure = candidates.findIndex((list) => byChance(list, stats) > surely);
  const inDoubt = sure < 0 ? candidates : candidates.slice(0, sure);
  const matches = await engine.exists(inDoubt, now);
  const first = matches.indexOf(true);
  return candidates[first >= 0 ? first : sure] ?? groups;
}
