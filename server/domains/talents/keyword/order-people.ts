import type { Query } from '#server/platform/memory-index/query/query.ts';
import type { TalentPart } from './talent-part.ts';
import { queryOfWish } from './wishes.ts';

/** How many people meet all of these. */
export type Count = (parts: readonly TalentPart[]) => Promise<number>;

export const quoted = (texts: readonly string[]): string => [...new Set(texts)].map((text) => `“${text}”`).join('');

/** The chip of a part: of a wish, that it is one. */
export const shownLabel = ({ label, isWish }: TalentPart): string => (isWish ? `${label}优先` : label);

interface First {
  /** What the first people meet. */
  strong: readonly Query[];
  /** Wishes that somebody meets. */
  wishes: TalentPart[];
  notes: string[];
}

/**
 * Who comes first among those that are found: who meets the wishes, and who mentions a word that is narrower than its condition.
 * What nobody meets is named. Without any of these, who seeks what is sought.
 */
export async function firstAmong(
  kept: readonly TalentPart[],
  wishes: readonly TalentPart[],
  count: Count,
): Promise<First> {
  if (kept.length === 0 || (await count(kept)) === 0) return { strong: [], wishes: [], notes: [] };
  const also = (queries: readonly Query[]) =>
    count([...kept, { ...(kept[0] as TalentPart), required: queries, refused: [] }]);
  const isMet = async (queries: readonly Query[]) => (await also(queries)) > 0;
  const met: TalentPart[] = [];
  const unmet: TalentPart[] = [];
  const unordered: TalentPart[] = [];
  const first: Query[] = [];
  for (const part of wishes) {
    const query = queryOfWish(part);
    if (query === null) unordered.push(part);
    else if (!(await isMet(query))) unmet.push(part);
    else {
      met.push(part);
      if (await isMet([...first, ...query])) first.push(...query);
    }
  }
  const mentions: string[] = [];
  for (const { narrower, label } of kept) {
    if (!narrower) continue;
    const isMentioned = await isMet([...first, narrower.query]);
    if (isMentioned) first.push(narrower.query);
    mentions.push(
      isMentioned
        ? `简历写到“${narrower.text}”的排在前面，其后按“${label}”列出。`
        : `没有简历写到“${narrower.text}”，以下按“${label}”列出。`,
    );
  }
  const sought = kept.flatMap(({ strong }) => strong);
  const isSought = first.length > 0 && sought.length > 0 && (await isMet([...first, ...sought]));
  const labels = (parts: readonly TalentPart[]) => quoted(parts.map(({ label }) => label));
  return {
    strong: first.length === 0 || isSought ? [...first, ...sought] : first,
    wishes: met,
    notes: [
      ...(met.length > 0 ? [`${labels(met)}不是必须，按最匹配排序时，符合的排在前面。`] : []),
      ...(unmet.length > 0 ? [`${labels(unmet)}不是必须的条件，没有人同时符合，已略过。`] : []),
      ...(unordered.length > 0 ? [`${labels(unordered)}不是必须，也不能用来排序，已略过。`] : []),
      ...mentions,
    ],
  };
}
