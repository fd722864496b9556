import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { Part } from './career.tsx';

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

function verdict(wish: Range, budget: Range): string {
  if (wish.min > budget.max) return `期望高出预算 ${thousand(wish.min - budget.max)}`;
  return wish.max <= budget.max ? '期望在预算内' : '期望的下限在预算内';
}

/** What the person expects beside what the post pays. */
export function PayFit({ detail }: { detail: BoxDetail }) {
  const [budget, wish] = [budgetOf(detail.salary), wishOf(detail)];
  if (!budget || !wish) return null;
  const from = Math.min(budget.min, wish.min) * 0.85;
  const to = Math.max(budget.max, wish.max) * 1.1;
  const bar = ({ min, max }: Range) => ({
    left: `${(100 * (min - from)) / (to - from)}%`,
    width: `${(100 * (max - min)) / (to - from)}%`,
  });
  return (
    <Part title="薪资对得上吗" aside="月薪，税前">
      <p className="flex flex-wrap gap-x-5 text-13 text-ink-2">
        <span>
          期望 <b className="tabular text-ink-1">{rangeText(wish)}</b>
        </span>
        <span>
          预算 <b className="tabular text-ink-1">{rangeText(budget)}</b>
        </span>
        <span className={wish.min > budget.max ? 'text-warm-ink' : 'text-ok-ink'}>{verdict(wish, budget)}</span>
      </p>
      <div className="relative mt-2 h-2 rounded-full bg-fill" aria-hidden="true">
        <span className="absolute inset-y-0 rounded-full bg-brand opacity-25" style={bar(budget)} />
        <span className="absolute inset-y-0 rounded-full bg-brand" style={bar(wish)} />
      </div>
      <p className="mt-1.5 flex gap-4 text-12 text-ink-3">
        <span className="flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-full bg-brand opacity-25" aria-hidden="true" /> 预算
        </span>
        <span className="flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-full bg-brand" aria-hidden="true" /> 期望
        </span>
      </p>
    </Part>
  );
}
