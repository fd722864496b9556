import { monthlyText } from '#contract/posts/salary-text.ts';
import type { SalaryHistogram as Value } from '#contract/search/post-search.ts';
import { Histogram } from '#web/ui/histogram.tsx';

/** The median's bar in full strength, the interquartile range next, the tails faint. */
function strengthOf({ from, to }: { from: number; to: number }, { median, low, high }: Value): 1 | 2 | 3 {
  if (from <= median && median < to) return 1;
  return to > low && from < high ? 2 : 3;
}

/** The distribution of monthly pay among the posts found, with its range and median. */
export function SalaryHistogram({ value }: { value: Value }) {
  const { bars, median, n } = value;
  const drawn = bars.map((bar) => ({
    label: `${monthlyText(bar.from)}–${monthlyText(bar.to)}`,
    n: bar.n,
    strength: strengthOf(bar, value),
  }));
  const first = bars[0];
  const last = bars.at(-1);
  return (
    <>
      <Histogram caption={`月薪分布，${n} 个样本`} columns={['月薪', '职位数']} bars={drawn} />
      <p className="mt-1.5 flex justify-between text-12 text-ink-3 tabular">
        <span>{first && monthlyText(first.from)}</span>
        <span>
          中位数 <b className="num">{monthlyText(median)}</b>
        </span>
        <span>{last && monthlyText(last.to)}</span>
      </p>
    </>
  );
}
