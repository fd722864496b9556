import type { BoxDetail } from '#contract/deliveries/box-rows.ts';

/** Of a month, in fen. */
interface Range {
  min: number;
  max: number;
}

const MONTHS = 12;

/** What the post pays a month; null where it states no amount, or pays by lesson or day. */
function budgetOf({ min, max, unit }: BoxDetail['salary']): Range | null {
  if (min === null || max === null || (unit !== 'month' && unit !== 'year')) return null;
  const by = unit === 'year' ? MONTHS : 1;
  return { min: min / by, max: max / by };
}

function wishOf({ snapshot }: BoxDetail): Range | null {
  const wish = snapshot?.content.intentions.find(({ salaryMin, salaryMax }) => salaryMin && salaryMax);
  return wish?.salaryMin && wish.salaryMax ? { min: wish.salaryMin, max: wish.salaryMax } : null;
}

const thousand = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;
const rangeText = ({ min, max }: Range) => `${thousand(min).slice(0, -1)}–${thousand(max)}`;

/** '期望 11–15K/月'; empty without a wish. */
export function wishText(detail: BoxDetail): string {
  const wish = wishOf(detail);
  return wish ? `期望 ${rangeText(wish)}/月` : '';
}

/** Where the wish goes beyond what the post pays: '高出预算 2K'; null where it does not, or cannot be compared. */
export function beyondBudget(detail: BoxDetail): string | null {
  const [budget, wish] = [budgetOf(detail.salary), wishOf(detail)];
  if (!budget || !wish || wish.min <= budget.max) return null;
  return `期望 ${rangeText(wish)}，高出预算 ${thousand(wish.min - budget.max)}`;
}
