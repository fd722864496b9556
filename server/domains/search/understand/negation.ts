import { endNegators, negators } from '../sayings/connecting-words.ts';
import type { Placed, QueryPart } from './query-part.ts';
import type { Token } from './tokens.ts';

/** Between 不要 and what it refers to only particles stand: 不要做, 不想去. */
const reach = 4;
const and = /^(?:和|与|或者?|以及|还有|及|、|\/|,|\s)+$/u;

/** Turns what follows a negation into exclusions: '不要代课老师和班主任'. The 老师 of such a word goes with it. */
export function negate(parts: readonly Placed[], negations: readonly Token[], text: string): Placed[] {
  const refused = new Set(
    negations.flatMap(({ word, from, to }) => {
      const isAtEnd = endNegators.has(word) && /\S$/u.test(text.slice(0, from)) && /^(?:\s|$)/u.test(text.slice(to));
      const before = isAtEnd ? refusedBefore(parts, from, text) : [];
      const after = before.length === 0 && negators.has(word) ? refusedAfter(parts, to, text) : before;
      return after.length === 0 && endNegators.has(word) ? refusedBefore(parts, from, text) : after;
    }),
  );
  return parts.flatMap((placed, at) => {
    const before = parts[at - 1];
    if (isGeneric(placed.part) && before && refused.has(before) && before.to === placed.from) return [];
    return refused.has(placed) ? [{ ...placed, part: refuse(placed.part) }] : [placed];
  });
}

/** '深圳除外': the part right before, and what else says the same: '代课临聘勿扰'. */
function refusedBefore(parts: readonly Placed[], from: number, text: string): Placed[] {
  const last = parts.findLast(({ part, to }) => to <= from && canRefuse(part) && !isGeneric(part));
  if (!last || text.slice(last.to, from).trim().length > 1) return [];
  return parts.filter(({ part }) => part.label === last.part.label);
}

/** The part after a position, and those that are joined to it by 和 and the like. */
function refusedAfter(parts: readonly Placed[], to: number, text: string): Placed[] {
  const found: Placed[] = [];
  let end = to;
  for (const placed of parts.filter(({ from }) => from >= to)) {
    const between = text.slice(end, placed.from);
    const isList =
      found.length > 0 && between === '' && isPlace(placed.part) && found.every(({ part }) => isPlace(part));
    const isJoined = and.test(between) && between.trim() !== '' && (!/,/u.test(between) || isAlike(found[0], placed));
    const follows = found.length === 0 ? between.trim().length <= reach : isJoined || isList;
    const isTail = found.length > 0 && isGeneric(placed.part) && between === '';
    if (!isTail && (!follows || !canRefuse(placed.part))) break;
    if (!isTail) found.push(placed);
    end = placed.to;
  }
  return found;
}

const isGeneric = ({ groups }: QueryPart): boolean =>
  groups.length > 0 && groups.every(({ kind }) => kind === 'generic');

/** '除了广州深圳' */
const isPlace = ({ groups }: QueryPart): boolean => groups.length > 0 && groups.every(({ kind }) => kind === 'place');

/** After a comma another clause may begin: '不想当班主任，小学美术'. */
const isAlike = (one: Placed | undefined, other: Placed): boolean =>
  one?.part.groups[0]?.kind === other.part.groups[0]?.kind;

const canRefuse = ({ groups, pay, since }: QueryPart): boolean =>
  groups.length === 1 && !groups[0]?.not && pay === undefined && since === undefined;

const refuse = (part: QueryPart): QueryPart => ({
  ...part,
  label: `不要${part.label}`,
  groups: part.groups.map((group) => ({ ...group, not: true as const })),
});
