import { firstBelow } from '#server/platform/memory-index/base/base.ts';
import type { Query } from '#server/platform/memory-index/query/query.ts';
import type { Question } from '#server/platform/memory-index/query/question.ts';
import type { Condition } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { expiredIn } from './expired.ts';
import { type PostFields, type PostView, partsOf, sharedOf } from './post-definition.ts';
import { conditionQueries, refusedQueries, wordQueries } from './term-queries.ts';

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
