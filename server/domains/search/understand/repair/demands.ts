import { codeLexeme } from '../../index/code-bits.ts';
import { teachingRoles } from '../../index/lexemes.ts';
import { type Statement, statementsOf } from '../meaning/statements.ts';
import type { PayRange, QueryPart } from '../query-part.ts';

export type Parts = readonly QueryPart[];

/** What people do without if no post has all, in the order in which they do. */
const soft: readonly Statement['list'][] = [
  'benefit',
  'certificate',
  'title',
  'experience',
  'education',
  'companyType',
];

/** The list that a part makes a demand in; a kind of school may be said by 学段 as well. Null for several, and for an exclusion. */
export function onlyList(part: QueryPart): Statement['list'] | null {
  const said = statementsOf(part);
  if (said.some(({ not }) => not)) return null;
  const [only, ...more] = said.filter(({ list }) => list !== 'stage' || said.length === 1);
  return only && more.length === 0 && (said.length === 1 || only.list === 'companyType') ? only.list : null;
}

export const among = (lists: readonly Statement['list'][], parts: readonly QueryPart[]): QueryPart[] =>
  lists.flatMap((list) => parts.filter((part) => onlyList(part) === list));
export const softest = (parts: readonly QueryPart[]): QueryPart[] => among(soft, parts);

/** Lists that say what is sought; a place or a 职称 alone is no answer to a word that no post has. */
const telling = new Set<Statement['list']>(
  (
    ['stage', 'subject', 'role', 'companyType', 'tenure', 'education', 'experience', 'certificate', 'benefit'] as const
  ).values(),
);
/** A saying that titles have in words, and what is taught, say what is sought without a code. */
const isNamed = ({ isSaid, groups }: QueryPart): boolean =>
  isSaid === true && groups.some(({ kind }) => kind === 'named');
export const isBase = (part: QueryPart): boolean =>
  part.pay !== undefined || isNamed(part) || statementsOf(part).some(({ list, not }) => telling.has(list) && !not);

/** A post, a 学科 or a word: it says what is sought without 学段 and place. */
export const isSought = (part: QueryPart): boolean =>
  statementsOf(part).some(({ list, not }) => !not && (list === 'subject' || list === 'role')) ||
  part.groups.some(({ kind, not }) => !not && (kind === 'plain' || kind === 'named'));

/** A post at a school that teaches nothing: beside 前台, 音乐 says where. */
export const isStaff = (part: QueryPart): boolean =>
  onlyList(part) === 'role' &&
  statementsOf(part).every(({ codes }) =>
    codes.every((code) => !teachingRoles.flat().includes(codeLexeme('role', code))),
  );

const highest = (values: readonly number[]): number | null => (values.length > 0 ? Math.max(...values) : null);
const lowest = (values: readonly number[]): number | null => (values.length > 0 ? Math.min(...values) : null);
/** What all parts together say of pay. */
export const payOf = (parts: readonly QueryPart[]): PayRange => ({
  least: highest(parts.flatMap(({ pay }) => pay?.least ?? [])),
  most: lowest(parts.flatMap(({ pay }) => pay?.most ?? [])),
});

export const isGeneric = ({ groups }: QueryPart): boolean =>
  groups.length > 0 && groups.every(({ kind }) => kind === 'generic');

/** What people come for, most important first. */
const weights: readonly (Statement['list'] | null)[] = [
  'subject',
  null,
  'role',
  'stage',
  'region',
  'companyType',
  'tenure',
];
function weightOf(part: QueryPart): number {
  const at = weights.indexOf(onlyList(part));
  return at === -1 ? weights.length : at;
}
/** The most important first. */
export const byWeight = (one: QueryPart, other: QueryPart): number => weightOf(one) - weightOf(other);
