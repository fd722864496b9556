import { dayMs } from '#contract/months.ts';
import { docOf } from '#packages/memory-index/base/base.ts';
import type { Query } from '#packages/memory-index/query/query.ts';
import type { Question } from '#packages/memory-index/query/question.ts';
import type { Compared } from '../talent-query.ts';
import type { TalentFields, TalentView } from './talent-definition.ts';

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The lexemes and comparisons of a search; equivalent to `restSql`. */
export function questionOf(
  { base }: TalentView,
  filters: readonly Query[],
  { salaryMax, monthsMin = 0, monthsMax = Number.POSITIVE_INFINITY, arrival, hidden }: Compared,
  { first = [], refused = [] }: { first?: readonly Query[]; refused?: readonly Query[] } = {},
): Question<TalentFields> {
  const most = salaryMax ?? Number.POSITIVE_INFINITY;
  const last = arrival === undefined ? Number.POSITIVE_INFINITY : dayNumber(arrival);
  const ids = new Set(hidden.map(BigInt));
  const docs = new Set([...ids].map((id) => docOf(base, id)));
  const { salaryMin: least, arrival: from, months } = base.numbers;
  const isOpen =
    salaryMax === undefined &&
    monthsMin === 0 &&
    monthsMax === Number.POSITIVE_INFINITY &&
    arrival === undefined &&
    hidden.length === 0;
  return {
    required: filters,
    refused,
    first,
    end: base.size,
    without: null,
    passes: isOpen
      ? null
      : (doc) =>
          (least[doc] as number) <= most &&
          (from[doc] as number) <= last &&
          (months[doc] as number) >= monthsMin &&
          (months[doc] as number) <= monthsMax &&
          !docs.has(doc),
    meets: ({ id, numbers }) =>
      numbers.salaryMin <= most &&
      numbers.arrival <= last &&
      numbers.months >= monthsMin &&
      numbers.months <= monthsMax &&
      !ids.has(id),
  };
}
