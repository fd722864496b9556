import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import type { List } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';

/** The lists that posts are filtered by: the filter's name in the URL → its codes. */
export const lists = {
  stage: stages,
  subject: subjects,
  role: roles,
  tenure: tenures,
  education: educations,
  title: titles,
  certificate: certificates,
  experience: experiences,
  companyType: companyTypes,
  benefit: benefits,
} as const satisfies Record<string, List>;

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as ListName[];

const marks: Record<ListName, string> = {
  stage: 's',
  subject: 'x',
  role: 'r',
  tenure: 't',
  education: 'e',
  title: 'l',
  certificate: 'q',
  experience: 'y',
  companyType: 'k',
  benefit: 'b',
};

const codes = Object.fromEntries(
  listNames.map((name) => [name, new Map(Object.keys(lists[name]).map((code, at) => [code, at]))]),
) as Record<ListName, Map<string, number>>;

/** Stands for no code: a bit of its own, which no choice of codes holds but the choice of all. */
const none = 63;
/** All bits: the choice that every post meets, also one without a code. */
export const anyCode = -1n;

/** The place of a code in its list. A build that reorders a list makes the index anew (`index-version.ts`). */
export const ordinalOf = (name: ListName, code: string | null): number =>
  code === null ? none : (codes[name].get(code) ?? none);

/** A set of codes as bits; unknown codes are left out. */
export function bitsOf(name: ListName, chosen: readonly string[]): bigint {
  let bits = 0n;
  for (const code of chosen) {
    const at = codes[name].get(code);
    if (at !== undefined) bits |= 1n << BigInt(at);
  }
  return bits;
}

/** What a post holds of a list, as bits. */
export const heldBits = (name: ListName, held: readonly string[]): bigint =>
  bitsOf(name, held) || BigInt.asIntN(64, 1n << BigInt(none));

const ordered = Object.fromEntries(listNames.map((name) => [name, Object.keys(lists[name])])) as Record<
  ListName,
  string[]
>;

/** The codes of a set. In halves of 32 bits: a comparison of big numbers for each code takes longer than finding the posts. */
export function codesOfBits(name: ListName, bits: bigint): string[] {
  const low = Number(BigInt.asIntN(32, bits));
  const high = Number(BigInt.asIntN(32, bits >> 32n));
  return ordered[name].filter((_, at) => ((at < 32 ? low : high) >>> (at % 32)) & 1);
}

/** The lexeme of a code: no word begins with `#`. */
export const codeLexeme = (name: ListName, code: string): string => `#${marks[name]}:${code}`;

/** The lexeme of a province, city or county. */
export const regionLexeme = (code: string | number): string => `#c:${code}`;

/** The lexeme of a 学段 or 学科 that a post has as a code or says in its title: what words are looked up by. */
export const saidLexeme = (name: ListName, code: string): string => `#${marks[name].toUpperCase()}:${code}`;

/** Title words' 学段 stand in the upper half of the same number. */
const saidShift = 32n;

/** 学段 by code, and by what the title says. */
export const stageBits = (held: readonly string[], said: readonly string[]): bigint =>
  heldBits('stage', held) | (bitsOf('stage', said) << saidShift);

/** The bits that a 学段 asked for in words has: by code, or in the title. */
export const wantedStages = (codes: readonly string[]): bigint => {
  const bits = bitsOf('stage', codes);
  return bits | (bits << saidShift);
};
