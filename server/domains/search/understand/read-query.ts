import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import type { CodeFilter } from '../find/condition.ts';
import { regionLexeme } from '../index/code-bits.ts';
import { teachingRoles } from '../index/teaching.ts';
import { isFiller, meaningOf, meansTeacher, pairIn } from './lexicon.ts';
import { isHan, normalise } from './normalise.ts';
import { isCounty, liesIn, placesNamed } from './places/places.ts';
import { readPay } from './read-pay.ts';
import { cut, cutAll, pairs } from './segment.ts';
import { correctHan, readLatin } from './spelling/read-latin.ts';
import { simplified } from './spelling/simplified.ts';
import type { WordGroup } from './word-group.ts';

/** A parsed keyword: its groups, and its place. */
export interface ReadQuery {
  groups: WordGroup[];
  /** Set if all named places are nested: the innermost. */
  region: string | null;
  /** Minimum fen a month; null for none. */
  least: number | null;
  /** The words for place and pay. */
  named: string[];
}

const maxGroups = 12;

/** The words of a normalised text in the sector's terms: '英语老师' is two. `mend` processes the words of each chunk. */
const wordsOf = (text: string, mend = (words: string[]) => words): string[] =>
  text.split(/[^\p{L}\p{N}+]+/u).flatMap((chunk) => mend(joinLone(cut(chunk).flatMap(pieces))));

/** The 学段 and 学科 in a title, as words for lookup. */
export function readTitle(title: string): CodeFilter[] {
  return wordsOf(normalise(title))
    .flatMap(spelledOut)
    .flatMap((word) => saidBy(groupOf(word)) ?? []);
}

const taught = { '#s:': 'stage', '#x:': 'subject' } as const;

/** The 学段 or 学科 of a group, if it is all that the group requires; null if words must be searched. */
export function saidBy({ kind, codes }: WordGroup): CodeFilter | null {
  const lexemes = codes.flatMap((all) => (all.length === 1 ? all : []));
  const mark = lexemes[0]?.slice(0, 3);
  if ((kind !== 'stage' && kind !== 'subject') || lexemes.length < codes.length) return null;
  if ((mark !== '#s:' && mark !== '#x:') || !lexemes.every((lexeme) => lexeme.startsWith(mark))) return null;
  return { list: taught[mark], codes: lexemes.map((lexeme) => lexeme.slice(3)) };
}

/** Parses a keyword by the sector's words only. Latin letters stay as they are if posts may contain them (`isKnownWord`). */
export function readQuery(keyword: string, isKnownWord: (letters: string) => boolean = () => false): ReadQuery {
  const { least, said, rest } = readPay(simplified(normalise(keyword)));
  const words = wordsOf(rest, soundedOut)
    .flatMap((word) => (isKnownWord(word) || isMeant(word) ? [word] : (readLatin(word) ?? [word])))
    .flatMap(spelledOut);
  const requested = words.filter((word) => !isFiller(word) && !isLone(word));
  const read = [...new Set(requested.length > 0 ? requested : words)].slice(0, maxGroups).map((word) => groupOf(word));
  const { region, others } = settlePlaces(read);
  const isBare = region === null && others.every(({ kind }) => kind === 'generic');
  const places = region === null ? [] : read.filter(({ kind }) => kind === 'place').map(({ text }) => text);
  const named = said === '' ? places : [...places, said];
  return { groups: isBare ? others.map(asPlain) : others, region, least, named };
}

/** '英语老师' is one word in the dictionary and two here. */
function pieces(word: string): string[] {
  const both = pairIn(word);
  if (both) return both;
  if (word.length < 3 || !isHan(word) || isMeant(word)) return [word];
  const parts = cutAll(word).filter((part) => part !== word);
  return parts.join('') === word ? parts : [word];
}

const isLone = (word: string): boolean => isHan(word) && [...word].length === 1;

/** '语' '纹' → '语纹': an unknown word is searched as a whole. */
function joinLone(words: string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of words) {
    if (isLone(word)) run += word;
    else {
      if (run) joined.push(run);
      run = '';
      joined.push(word);
    }
  }
  return run ? [...joined, run] : joined;
}

/** Whether a word has a meaning by itself. */
const isMeant = (word: string): boolean =>
  meaningOf(word) !== undefined || placesNamed(word).length > 0 || meansTeacher(word) || isFiller(word);

const shortestSounded = 3;

/** '班主' '仁' → '班主任': meaningless neighbours that together sound like a sector's word. */
function soundedOut(words: string[]): string[] {
  const heard: string[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (to < words.length && isHan(words[to] ?? '') && !isMeant(words[to] ?? '')) to += 1;
    const run = words.slice(from, to);
    const word = run.length > 1 && run.join('').length >= shortestSounded ? correctHan(run.join(''), 'sound') : null;
    heard.push(...(word === null ? words.slice(from, Math.max(to, from + 1)) : [word]));
    from = Math.max(to, from + 1);
  }
  return heard;
}

/** '小语' → '小学' '语文'. */
function spelledOut(word: string): string[] {
  if (meaningOf(word)) return [word];
  const parts = synonymsOf(word)
    .slice(0, 1)
    .flatMap((whole) => cut(whole).flatMap(pieces));
  return parts.length > 1 && parts.every(meaningOf) ? parts : [word];
}

/** The group of a single word. */
export function groupOf(word: string): WordGroup {
  const meaning = meaningOf(word);
  if (meaning) {
    const words = [...new Set([word, ...meaning.synonyms])].map(lexemesOf);
    return { text: word, kind: meaning.kind, codes: meaning.codes, within: meaning.within, words };
  }
  const places = placesNamed(word);
  if (places.length > 0)
    return { text: word, kind: 'place', codes: places.map((code) => [regionLexeme(code)]), words: [[word]] };
  if (meansTeacher(word))
    return { text: word, kind: 'generic', codes: teachingRoles, words: [word, ...synonymsOf(word)].map(lexemesOf) };
  return { text: word, kind: 'plain', codes: [], words: [...plainWords(word), ...synonymsOf(word).map(lexemesOf)] };
}

/** A word as indexed: whole if it is segmented that way, else all of its pieces. */
function lexemesOf(word: string): string[] {
  return cut(word);
}

function plainWords(word: string): string[][] {
  const pieces = pairs(word);
  const isUnknown = isHan(word) && (word.length > 2 || cut(word).length > 1);
  return isUnknown && pieces.length > 0 ? [[word], pieces] : [[word]];
}

const asPlain = (group: WordGroup): WordGroup => (group.kind === 'generic' ? { ...group, kind: 'role' } : group);

/** '广东 惠州 博罗' is one place; '广州 深圳' means either; 浦江 alone may be part of a name. */
function settlePlaces(groups: WordGroup[]): { region: string | null; others: WordGroup[] } {
  const places = groups.filter(({ kind }) => kind === 'place');
  const others = groups.filter(({ kind }) => kind !== 'place');
  const codes = places.flatMap(codesOf);
  const innermost = codes.filter((code) =>
    places.every((group) => codesOf(group).some((other) => liesIn(code, other))),
  );
  const deepest = innermost.filter((code) => !innermost.some((other) => other !== code && liesIn(other, code)));
  const [first] = places;
  if (deepest.length === 1 && deepest[0] && first) {
    const mayName = places.length === 1 && isCounty(deepest[0]) && !/[区县市旗]$/.test(first.text);
    return mayName ? { region: null, others: [...others, first] } : { region: deepest[0], others };
  }
  if (places.length === 0) return { region: null, others };
  const either: WordGroup = {
    text: places.map(({ text }) => text).join(' '),
    kind: 'place',
    codes: deepest.length > 0 ? deepest.map((code) => [regionLexeme(code)]) : places.flatMap((group) => group.codes),
    words: deepest.length > 0 ? [] : places.flatMap((group) => group.words),
  };
  return { region: null, others: [...others, either] };
}

const codesOf = ({ codes }: WordGroup): string[] => codes.flat().map((lexeme) => lexeme.slice(3));
