import { labelsOf } from '#contract/taxonomy/list.ts';
import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { codeLexeme, type ListName, lists, regionLexeme } from '../../index/code-bits.ts';
import type { Means, Saying } from '../../sayings/saying.ts';
import { sayings, wordsIn } from '../../sayings/sayings.ts';
import { benefitTexts } from '../meaning/benefit-texts.ts';
import { indexedRegion } from '../places/places.ts';
import { codeGroup, type QueryPart } from '../query-part.ts';
import { cut } from '../segment.ts';
import { longestRun, type Run, type Token, touch } from '../tokens.ts';
import type { WordGroup } from '../word-group.ts';

let known: { byWord: Map<string, Saying>; longest: number } | undefined;

function table() {
  if (known) return known;
  const byWord = new Map<string, Saying>();
  for (const saying of sayings) for (const word of saying.said) if (!byWord.has(word)) byWord.set(word, saying);
  known = { byWord, longest: Math.max(...[...byWord.keys()].map((word) => word.length)) };
  return known;
}

/** Every word of the tables that may be misspelt, for spelling; nicknames of places, which few people type, come last. */
export const sayingWords = (): string[] => {
  const isPlace = (saying: Saying) => saying.means.places !== undefined;
  const words = [...table().byWord].filter(([, { isExact }]) => !isExact);
  return [...words.filter(([, one]) => !isPlace(one)), ...words.filter(([, one]) => isPlace(one))].map(
    ([word]) => word,
  );
};

/** The longest saying that begins at a token and ends at the end of one. One of a single sign stands alone: 浙, not 浙教版. */
export function sayingAt(tokens: readonly Token[], at: number): { run: Run; saying: Saying } | null {
  const { byWord, longest } = table();
  const run = longestRun(tokens, at, longest, (word) => byWord.has(word));
  const saying = run && byWord.get(run.token.word);
  if (!run || !saying) return null;
  const isLone = !touch(tokens[at - 1], tokens[at]) && !touch(tokens[at], tokens[at + 1]);
  return run.token.word.length > 1 || isLone ? { run, saying } : null;
}

/** The part that a word of the tables stands for; null if it is none of them. */
export function sayingPart(text: string, word: string): QueryPart | null {
  const saying = table().byWord.get(word);
  return saying ? partOfSaying(text, saying) : null;
}

/** The part that a saying stands for. */
export function partOfSaying(text: string, saying: Saying): QueryPart {
  const { means } = saying;
  const groups = groupsOf(text, means);
  return {
    text,
    label: saying.label ?? labelOf(means) ?? text,
    groups,
    isSaid: true,
    ...(saying.near ? { near: saying.near } : {}),
    ...(means.since ? { since: means.since } : {}),
  };
}

const each = (codes: Means['codes']): [ListName, string][] =>
  Object.entries(codes ?? {}).flatMap(([list, said]) =>
    wordsIn(said).map((code): [ListName, string] => [list as ListName, code]),
  );
const lexemes = (codes: Means['codes']): string[] => each(codes).map(([list, code]) => codeLexeme(list, code));

function labelOf({ codes, also, places }: Means): string | null {
  if (places) return wordsIn(places).map(shortOfRegion).join('、');
  const labels = Object.entries(codes ?? also ?? {}).flatMap(([list, said]) =>
    labelsOf(lists[list as ListName], wordsIn(said)),
  );
  return labels.length > 0 && labels.length < 3 ? labels.join('、') : null;
}

function groupsOf(
  text: string,
  { codes, also, except, places, words, within, withinAll, anywhere }: Means,
): WordGroup[] {
  const found: WordGroup[] = [];
  if (places)
    found.push(
      codeGroup(
        text,
        'place',
        wordsIn(places).map((name) => regionLexeme(codeOfRegion(name))),
      ),
    );
  if (codes || words) {
    found.push({
      text,
      kind: anywhere ? 'plain' : kindOf(codes),
      ...(kindOf(codes) === 'role' ? { titled: cut(text) } : {}),
      codes: lexemes(codes).map((lexeme) => [lexeme]),
      words: wordsIn(words ?? '').map((word) => cut(word)),
      within: withinAll ? [lexemes(withinAll)] : lexemes(within).map((lexeme) => [lexeme]),
    });
  }
  for (const [list, said] of Object.entries(also ?? {})) {
    const all = wordsIn(said).map((code) => codeLexeme(list as ListName, code));
    const isBenefit = list === 'benefit';
    const words = isBenefit ? benefitTexts(wordsIn(said)).map((word) => cut(word)) : [];
    found.push({ text, kind: 'benefit', codes: isBenefit ? [all] : all.map((one) => [one]), words });
  }
  if (except) found.push({ ...codeGroup(text, 'trait', lexemes(except)), not: true });
  return found;
}

/** 学段 and 学科 alone become conditions; of several lists at once they are groups like any other. */
function kindOf(codes: Means['codes']): WordGroup['kind'] {
  const [first, ...more] = Object.keys(codes ?? {});
  if (first === undefined) return 'named';
  if (more.length > 0) return 'trait';
  return first === 'stage' || first === 'subject' || first === 'role' ? first : 'benefit';
}

let regionCodes: Map<string, string> | undefined;

/** The code of a full name, in the index's form. */
function codeOfRegion(name: string): string {
  if (/^\d{6}$/.test(name)) return indexedRegion(name);
  regionCodes ??= new Map(
    allRegions()
      .toReversed()
      .map((region) => [region.name, region.code]),
  );
  return indexedRegion(regionCodes.get(name) ?? '');
}

function shortOfRegion(name: string): string {
  const code = codeOfRegion(name);
  return allRegions().find((region) => region.code === code)?.short ?? name;
}
