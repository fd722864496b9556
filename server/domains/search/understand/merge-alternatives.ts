import { lists, readLexeme } from '../index/code-bits.ts';
import type { QueryPart } from './query-part.ts';
import type { WordGroup } from './word-group.ts';

/** Of these a post has one, or a person wants any of several: '语文 数学' means either. Benefits are wanted together. */
const merging = new Set(['stage', 'subject', 'role', 'tenure', 'education', 'experience', 'companyType']);

/** Ways of teaching a 学科, which is named beside: A-level 物理. */
const manners = new Set(['#x:international', '#x:olympiad']);

/** The list of a part that may be merged with another of it; null for any other part. */
function listOf({ groups: [group, ...more], isWish }: QueryPart): string | null {
  if (!group || isWish || group.not || group.kind === 'generic' || more.length > 0) return null;
  if (codesOf(group).some((code) => manners.has(code))) return null;
  const found = new Set(codesOf(group).map((code) => readLexeme(code)?.list));
  const [list] = found;
  return found.size === 1 && list !== undefined && merging.has(list) ? list : null;
}

/** Its codes; of a word or a title that is narrower than its code, that. */
const codesOf = ({ kind, codes, within = [] }: WordGroup): string[] =>
  (codes.length > 0
    ? codes
    : kind === 'role' || (kind === 'named' && within.flat().every(isPost))
      ? within
      : []
  ).flat();
const isPost = (lexeme: string): boolean => readLexeme(lexeme)?.list === 'role';

/** Joins parts of one list into one part that any of them meets. */
export function mergeAlternatives(parts: readonly QueryPart[]): QueryPart[] {
  const byList = Map.groupBy(parts, listOf);
  return parts.flatMap((part) => {
    const list = listOf(part);
    const same = list === null ? [part] : narrowest(byList.get(list) ?? [part], list);
    if (!same.includes(part)) return [];
    if (same.length === 1) return [part];
    return part === same[0] ? [merged(inListOrder(same))] : [];
  });
}

/** Parts of one list by their first code: the order of typing changes no label, by which chips are taken away. */
function inListOrder(parts: readonly QueryPart[]): QueryPart[] {
  const firstOf = ({ groups: [group] }: QueryPart): number => {
    const positions = (group ? codesOf(group) : []).flatMap((lexeme) => {
      const found = readLexeme(lexeme);
      return found && found.list !== 'region' ? [Object.keys(lists[found.list]).indexOf(found.code)] : [];
    });
    return Math.min(...positions);
  };
  return parts.toSorted((one, other) => firstOf(one) - firstOf(other) || (one.label < other.label ? -1 : 1));
}

/** A word for this many roles or more gives way to any word for fewer: 总务处 档案员 looks for 档案 alone. */
const vague = 4;

/** Of parts that name roles, those that no other part says more precisely. */
function narrowest(parts: readonly QueryPart[], list: string): readonly QueryPart[] {
  if (list !== 'role') return parts;
  const found = parts.map((part) => [part, new Set(part.groups.flatMap(codesOf))] as const);
  const isWider = (codes: Set<string>, others: Set<string>) =>
    others.size < codes.size && (codes.size >= vague || [...others].every((code) => codes.has(code)));
  return found.flatMap(([part, codes]) => (found.some(([, others]) => isWider(codes, others)) ? [] : [part]));
}

function merged(parts: readonly QueryPart[]): QueryPart {
  const groups = parts.flatMap((part) => part.groups);
  const text = [...new Set(parts.map((part) => part.text))].join(' ');
  const group: WordGroup = {
    text,
    kind: groups[0]?.kind ?? 'trait',
    codes: groups.flatMap(({ codes }) => codes),
    within: groups.flatMap(({ within = [] }) => within),
    words: groups.flatMap(({ words }) => words),
  };
  return { text, label: [...new Set(parts.map(({ label }) => label))].join('、'), groups: [group] };
}
