import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { quoted, type TalentPart } from './talent-part.ts';
import { queryOfWish } from './wishes.ts';

/** How many people meet all of these. */
export type Count = (parts: readonly TalentPart[]) => Promise<number>;

export const wishLabel = (label: string): string => `${label}优先`;

/** The chip of a part: of a wish, that it is one. */
export const shownLabel = ({ label, isWish }: TalentPart): string => (isWish ? wishLabel(label) : label);

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
  const found = kept.length > 0 ? await count(kept) : 0;
  if (found === 0) return { strong: [], wishes: [], notes: [] };
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
      if (!part.isUnknown && (await isMet([...first, ...query]))) first.push(...query);
    }
  }
  // Of words that nobody has together, any brings its people forward.
  const mentioned = met.filter(({ isUnknown }) => isUnknown).map(({ required }) => allOf(required));
  if (mentioned.length > 0) first.push((await isMet([...first, ...mentioned])) ? allOf(mentioned) : anyOf(mentioned));
  const mentions: string[] = [];
  for (const { narrower, label } of kept) {
    if (!narrower) continue;
    const { text, query, rest, who = `简历写到“${text}”` } = narrower;
    // Everybody who is found has what the chip says.
    if (rest && (await also([query])) === found) continue;
    const isMentioned = await isMet([...first, query]);
    if (isMentioned) first.push(query);
    const others = rest ? `是${rest}` : `按“${label}”列出`;
    mentions.push(
      isMentioned ? `${who}的排在前面，其后${others}。` : `没有${who}${narrower.who ? '的人才' : ''}，以下${others}。`,
    );
  }
  const sought = kept.flatMap(({ strong }) => strong);
  const isSought = first.length > 0 && sought.length > 0 && (await isMet([...first, ...sought]));
  const labels = (parts: readonly TalentPart[]) => quoted(parts.map(({ label }) => label));
  const words = (parts: readonly TalentPart[]) => parts.filter(({ isUnknown }) => isUnknown);
  const said = (parts: readonly TalentPart[]) => parts.filter(({ isUnknown }) => !isUnknown);
  return {
    strong: first.length === 0 || isSought ? [...first, ...sought] : first,
    wishes: met,
    notes: [
      ...(said(met).length > 0 ? [`${labels(said(met))}不是必须，按最匹配排序时，符合的排在前面。`] : []),
      ...(said(unmet).length > 0 ? [`${labels(said(unmet))}不是必须的条件，没有人同时符合，已略过。`] : []),
      ...(words(met).length > 0
        ? [`按最匹配排序时，简历写到${quoted(words(met).flatMap((part) => part.words ?? [part.label]))}的排在前面。`]
        : []),
      ...(words(unmet).length > 0 ? [`这些人的简历没有写到${labels(words(unmet))}，已略过。`] : []),
      ...(unordered.length > 0 ? [`${labels(unordered)}不是必须，也不能用来排序，已略过。`] : []),
      ...mentions,
      ...[...kept, ...met].flatMap(({ note }) => note ?? []),
    ],
  };
}
