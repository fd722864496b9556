import { filterLists } from '#contract/search/filter-lists.ts';
import { type ListFilter, listFilterNames } from '#contract/search/list-filters.ts';
import { type CodeColumn, isSet, storedLists } from './stored-lists.ts';

/** The lists by which posts are filtered. */
export const lists = filterLists;
export type ListName = ListFilter;
export const listNames = listFilterNames;

/** The codes of a post by list. */
export type HeldCodes = Readonly<Record<ListName, readonly string[]>>;

const codes = Object.fromEntries(
  listNames.map((name) => [name, new Map(Object.keys(lists[name]).map((code, at) => [code, at]))]),
) as Record<ListName, Map<string, number>>;

/** No code: a separate bit, contained only in the choice of all codes. */
const none = 63;
/** All bits: matches every post, including those without a code. */
export const anyCode = -1n;

/** A set of codes as bits; unknown codes are ignored. */
export function bitsOf(name: ListName, chosen: readonly string[]): bigint {
  let bits = 0n;
  for (const code of chosen) {
    const at = codes[name].get(code);
    if (at !== undefined) bits |= 1n << BigInt(at);
  }
  return bits;
}

/** A post's codes of a list, as bits. */
export const heldBits = (name: ListName, held: readonly string[]): bigint =>
  bitsOf(name, held) || BigInt.asIntN(64, 1n << BigInt(none));

/**
 * The codes of a post as its columns have them: a set as bits, a single code by its index in the list. A build that reorders a list
 * rebuilds the search index (`indexVersion`).
 */
export const codeColumns = (held: HeldCodes) =>
  Object.fromEntries(
    listNames.map((name) => [
      storedLists[name].column,
      isSet(name) ? heldBits(name, held[name]).toString() : (codes[name].get(held[name][0] ?? '') ?? none),
    ]),
  ) as Record<CodeColumn, string | number>;

/** The codes of a set. In halves of 32 bits: comparing bigints for each code takes longer than finding the posts. */
export function codesOfBits(name: ListName, bits: bigint): string[] {
  const low = Number(BigInt.asIntN(32, bits));
  const high = Number(BigInt.asIntN(32, bits >> 32n));
  return Object.keys(lists[name]).filter((_, at) => ((at < 32 ? low : high) >>> (at % 32)) & 1);
}

/** The lexeme of a code: no word starts with `#`. */
export const codeLexeme = (name: ListName, code: string): string => `#${storedLists[name].mark}:${code}`;

/** The lexeme of a province, city or county. */
export const regionLexeme = (code: string | number): string => `#c:${code}`;

/** The lexeme of a 学段 or 学科 that a post has as a code or in its title: the target of words. */
export const saidLexeme = (name: ListName, code: string): string => `#${storedLists[name].mark.toUpperCase()}:${code}`;

/** 学段 from titles are in the upper half of the same number. */
const saidShift = 32n;

/** 学段 by code, and by title. */
export const stageBits = (held: readonly string[], said: readonly string[]): bigint =>
  heldBits('stage', held) | (bitsOf('stage', said) << saidShift);

/** The bits of a 学段 requested in words: by code, or in the title. */
export const requestedStages = (codes: readonly string[]): bigint => {
  const bits = bitsOf('stage', codes);
  return bits | (bits << saidShift);
};

const listOfMark = new Map(listNames.map((name): [string, ListName] => [storedLists[name].mark, name]));

/** The list and code of a lexeme made by `codeLexeme` or `regionLexeme`; null for another. */
export function readLexeme(lexeme: string): { list: ListName | 'region'; code: string } | null {
  const [, mark = '', code = ''] = /^#([a-z]):(.+)$/.exec(lexeme) ?? [];
  const list = mark === 'c' ? 'region' : listOfMark.get(mark);
  return list === undefined ? null : { list, code };
}
