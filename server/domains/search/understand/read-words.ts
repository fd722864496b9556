import { shortOf } from '#contract/taxonomy/list.ts';
import { stageInitials, subjectOfInitial } from '#contract/taxonomy/reader.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import type { CodeFilter } from '../find/condition.ts';
import { regionLexeme } from '../index/code-bits.ts';
import { teachingRoles } from '../index/lexemes.ts';
import { isFiller } from '../sayings/connecting-words.ts';
import { meaningOf, meansTeacher, pairIn } from './lexicon.ts';
import { isHan, normalise } from './normalise.ts';
import { placesNamed } from './places/places.ts';
import { cut, cutAll, pairs } from './segment.ts';
import { correctHan } from './spelling/read-latin.ts';
import { joined, longestRun, type Run, type Token, tokensOf, touch } from './tokens.ts';
import type { WordGroup } from './word-group.ts';

/** The words of a title in the sector's terms: '英语老师' is two. */
const wordsOf = (text: string): string[] =>
  joinLone(tokensOf(text, 0, text.length).flatMap(pieces)).map(({ word }) => word);

/** The 学段 and 学科 in a title, as words for lookup. */
export function readTitle(title: string): CodeFilter[] {
  return wordsOf(normalise(title))
    .flatMap(spelledOut)
    .flatMap((word) => saidBy(groupOf(word)) ?? []);
}

const taught = { '#s:': 'stage', '#x:': 'subject' } as const;

/** The 学段 or 学科 of a group, if it is all that the group requires; null if words must be searched. */
export function saidBy({ kind, codes, not }: WordGroup): CodeFilter | null {
  const lexemes = codes.flatMap((all) => (all.length === 1 ? all : []));
  const mark = lexemes[0]?.slice(0, 3);
  if (not || (kind !== 'stage' && kind !== 'subject') || lexemes.length < codes.length) return null;
  if ((mark !== '#s:' && mark !== '#x:') || !lexemes.every((lexeme) => lexeme.startsWith(mark))) return null;
  return { list: taught[mark], codes: lexemes.map((lexeme) => lexeme.slice(3)) };
}

/** '英语老师' is one word in the dictionary and two here. */
export function pieces(token: Token): Token[] {
  const { word } = token;
  const both = pairIn(word) ?? (word.length < 3 || !isHan(word) || isMeant(word) ? null : splitOf(word));
  if (!both?.some(isMeant)) return [token];
  let from = token.from;
  return both.map((part) => {
    from += part.length;
    return { word: part, from: from - part.length, to: from };
  });
}

function splitOf(word: string): string[] | null {
  const parts = cutAll(word).filter((part) => part !== word);
  if (parts.join('') === word) return parts;
  // Of 书法老师 there is 法老 as well.
  const head = parts.find((part) => word.startsWith(part) && parts.includes(word.slice(part.length)));
  return head === undefined ? null : [head, word.slice(head.length)];
}

export const isLone = (word: string): boolean => isHan(word) && [...word].length === 1;

/** Joins touching tokens that pass a test. */
function joinRuns(tokens: readonly Token[], isPart: (word: string) => boolean): Token[] {
  const found: Token[] = [];
  let run: Token[] = [];
  const end = () => {
    if (run.length > 0) found.push(joined(run));
    run = [];
  };
  for (const token of tokens) {
    const fits = isPart(token.word);
    if (!fits || (run.length > 0 && !touch(run.at(-1), token))) end();
    if (fits) run.push(token);
    else found.push(token);
  }
  end();
  return found;
}

/** '语' '纹' → '语纹': an unknown word is searched as a whole. */
const joinLone = (tokens: readonly Token[]): Token[] => joinRuns(tokens, isLone);

/** Whether a word has a meaning by itself. */
export const isMeant = (word: string): boolean =>
  meaningOf(word) !== undefined || placesNamed(word).length > 0 || meansTeacher(word) || isFiller(word);

const shortestSounded = 3;
const longestSounded = 8;

const isOpen = (word: string): boolean => isHan(word) && (isFiller(word) || !isMeant(word));
/** A sign that no word of the sector has here: 候 of 博士候 misspells the whole. */
const isStray = ({ word }: Token): boolean => isHan(word) && !isMeant(word);

/** '班主' '仁' → '班主仁', '辅导' '贝' → '辅导贝': neighbours that together sound or look like a sector's word are one misspelling of it. */
export function joinSounding(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = soundingFrom(tokens, at);
    found.push(run?.token ?? (tokens[at] as Token));
    at += run?.count ?? 1;
  }
  return found;
}

function soundingFrom(tokens: readonly Token[], at: number): Run | null {
  return longestRun(tokens, at, longestSounded, (word, inside) => {
    const isRun = inside.length > 1 && word.length >= shortestSounded;
    return (
      isRun &&
      (inside.every((token) => isOpen(token.word)) || inside.some(isStray)) &&
      (correctHan(word, 'sound') !== null ||
        (inside.some(isStray) &&
          !inside.some((token) => meansTeacher(token.word)) &&
          correctHan(word, 'look') !== null))
    );
  });
}

const shortStages = new Map(Object.values(stageInitials).map((code) => [shortOf(stages, code), code]));

/** '初' '道法' → '初道法', '小学' '数' → '小学' '数学': a sign that stands for a 学段 or 学科 beside the other. */
export function joinInitials(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (const token of joinLone(tokens)) {
    const before = touch(found.at(-1), token) ? found.at(-1) : undefined;
    const stage = before && shortStages.get(before.word);
    const names = stage ? namesOf(token.word, stage) : [];
    if (before && stageInitials[before.word] && meaningOf(token.word)?.kind === 'subject')
      found.splice(-1, 1, joined([before, token]));
    else if (names.length === 1) found.push({ ...token, word: names[0] ?? '' });
    else found.push(token);
  }
  return found;
}

/** The 学科 that signs stand for: of 物化 two. Empty where one of them stands for none. */
function namesOf(signs: string, stage: StageCode = 'senior'): string[] {
  const names = [...signs].flatMap((sign) => {
    const code = subjectOfInitial(stage, sign);
    return code ? [shortOf(subjects, code)] : [];
  });
  return names.length === [...signs].length ? names : [];
}

/** '小语' → '小学' '语文', '初道法' → '初中' '道法'. */
export function spelledOut(word: string): string[] {
  if (meaningOf(word)) return [word];
  const [first = '', ...rest] = word;
  const [stage, second] = [stageInitials[first], rest.join('')];
  if (stage && meaningOf(second)?.kind === 'subject') return [shortOf(stages, stage), second];
  const names = stage && second.length === 1 ? namesOf(second, stage) : [];
  if (stage && names.length === 1) return [shortOf(stages, stage), ...names];
  return word.length > 1 && word.length < 4 && namesOf(word).length > 1 ? namesOf(word) : [word];
}

/** The group of a single word. */
export function groupOf(word: string): WordGroup {
  const meaning = meaningOf(word);
  if (meaning) {
    const { kind, codes, within, titled, synonyms } = meaning;
    const words = titled ? [...new Set([word, ...synonyms])].map((form) => cut(form)) : [];
    return { text: word, kind, codes, within, words };
  }
  const places = placesNamed(word);
  if (places.length > 0)
    return { text: word, kind: 'place', codes: places.map((code) => [regionLexeme(code)]), words: [[word]] };
  const synonyms = synonymsOf(word).map((form) => cut(form));
  if (meansTeacher(word)) return { text: word, kind: 'generic', codes: teachingRoles, words: [cut(word), ...synonyms] };
  return { text: word, kind: 'plain', codes: [], words: [...plainWords(word), ...synonyms] };
}

/** The words of a compound that no list has: 水利 and 工程 of 水利工程. */
export function wordsInside(word: string): string[][] {
  const inside = isHan(word) ? splitOf(word) : null;
  return inside && inside.length > 1 && !inside.some(isLone) ? [inside] : [];
}

/** A word as indexed: whole if it is segmented that way, else all of the words in it, or all of its pieces. */
function plainWords(word: string): string[][] {
  const found = pairs(word);
  const isUnknown = isHan(word) && (word.length > 2 || cut(word).length > 1);
  return isUnknown && found.length > 0 ? [[word], ...wordsInside(word), found] : [[word]];
}
