import { type Base, firstBelow, oncePerBase } from '#packages/memory-index/base/base.ts';
import type { Query } from '#packages/memory-index/query/query.ts';
import type { Question } from '#packages/memory-index/query/question.ts';
import type { Condition } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { type PostFields, type PostView, partsOf, sharedOf } from './post-definition.ts';
import { conditionQueries, refusedQueries, wordQueries } from './term-queries.ts';

/** Posts that have ended, as bits; null for none. It holds from a moment until the next post ends. */
interface Expired {
  from: number;
  until: number;
  bits: Uint32Array | null;
}

const lastOf = oncePerBase<PostFields, { expired: Expired | null }>(() => ({ expired: null }));

/** The posts of a base that have ended by a moment. */
function expiredIn(base: Base<PostFields>, now: number): Uint32Array | null {
  const last = lastOf(base);
  const { expired } = last;
  if (expired !== null && now >= expired.from && now < expired.until) return expired.bits;
  last.expired = read(base, now);
  return last.expired.bits;
}

function read({ size, numbers: { deadline } }: Base<PostFields>, now: number): Expired {
  const bits = new Uint32Array((size + 31) >> 5);
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let doc = 0; doc < size; doc += 1) {
    const end = deadline[doc] as number;
    if (end > now) until = Math.min(until, end);
    else {
      from = Math.max(from, end);
      bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
    }
  }
  return { from, until, bits: from === Number.NEGATIVE_INFINITY ? null : bits };
}

/** The lexemes and comparisons of a search. */
export const questionOf = (
  view: PostView,
  { condition, groups }: Pick<Search, 'condition' | 'groups'>,
  first: readonly Query[] = [],
): Question<PostFields> => ({
  required: [...conditionQueries(condition), ...wordQueries(groups, false)],
  refused: refusedQueries(groups),
  first,
  end: condition.since === null ? view.base.size : firstBelow(view.base, condition.since.getTime()),
  without: expiredIn(view.base, condition.now.getTime()),
  passes: passes(view, condition),
  meets: meets(condition),
});

/** Pay is of few kinds: each is compared once. */
function passes({ base }: PostView, { salaryMin, salaryMax }: Condition): ((doc: number) => boolean) | null {
  if (salaryMin === null && salaryMax === null) return null;
  const { least, most } = sharedOf(base);
  const isPaid = Uint8Array.from(least, (paid, pay) => {
    const isEnough = salaryMin === null || (most[pay] as number) >= salaryMin;
    return isEnough && (salaryMax === null || (paid >= 0 && paid <= salaryMax)) ? 1 : 0;
  });
  const { of } = base.texts.pay;
  return (doc) => isPaid[of[doc] as number] === 1;
}

function meets(condition: Condition): Question<PostFields>['meets'] {
  const { salaryMin, salaryMax } = condition;
  const now = condition.now.getTime();
  const since = condition.since?.getTime() ?? Number.NEGATIVE_INFINITY;
  return ({ numbers: { deadline, refreshedAt }, texts }) => {
    const [least, most] = partsOf(texts.pay).map(Number) as [number, number];
    return (
      deadline > now &&
      refreshedAt >= since &&
      (salaryMin === null || most >= salaryMin) &&
      (salaryMax === null || (least >= 0 && least <= salaryMax))
    );
  };
}
