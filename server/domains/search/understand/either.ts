import { readLexeme } from '../index/code-bits.ts';
import type { Part } from './part.ts';
import type { WordGroup } from './word-group.ts';

/** Of these a post has one, or a person wants any of several: '语文 数学' means either. Benefits are wanted together. */
const lists = new Set(['stage', 'subject', 'role', 'tenure', 'education', 'experience', 'companyType']);

/** Ways of teaching a 学科, which is named beside: A-level 物理. */
const manners = new Set(['#x:international', '#x:olympiad']);

/** The list of a part that may be merged with another of it; null for any other part. */
function listOf({ groups: [group, ...more] }: Part): string | null {
  if (!group || group.not || group.kind === 'generic' || more.length > 0) return null;
  if (codesOf(group).some((code) => manners.has(code))) return null;
  const found = new Set(codesOf(group).map((code) => readLexeme(code)?.list));
  const [list] = found;
  return found.size === 1 && list !== undefined && lists.has(list) ? list : null;
}

/** Its codes; of a word that is narrower than its code, that. */
const codesOf = ({ kind, codes, within = [] }: WordGroup): string[] =>
  (codes.length > 0 ? codes : kind === 'role' ? within : []).flat();

/** Joins parts of one list into one part that any of them meets. */
export function either(parts: readonly Part[]): Part[] {
  const byList = Map.groupBy(parts, listOf);
  return parts.flatMap((part) => {
    const list = listOf(part);
    const same = list === null ? [part] : (byList.get(list) ?? [part]);
    if (same.length === 1) return [part];
    return part === same[0] ? [merged(same)] : [];
  });
}

function merged(parts: readonly Part[]): Part {
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
