import { salaryMarket } from '#contract/posts/salary-market.ts';
import { monthlyText } from '#contract/posts/salary-text.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { DotPlot } from '#web/ui/dot-plot.tsx';
import type { JobData } from './load-job.ts';
import type { Mine } from './use-mine.ts';

interface Props {
  post: JobData['post'];
  market: JobData['market'];
  mine: Mine | null;
}

/** This post's pay compared with similar ones, and with what the reader asks for. Nothing with too few samples. */
export function MarketCard({ post, market: found, mine }: Props) {
  const wish = mine?.wishedPay;
  const shown = salaryMarket(post.salary, found, wish ? { from: wish.min, to: wish.max } : null);
  if (!shown) return null;
  const scope = [post.place.split('·')[0], labelOf(stages, post.stages[0]), labelOf(tenures, post.tenure)];
  return (
    <section className="card p-6 max-sm:p-4" aria-labelledby="market-title">
      <h2 id="market-title" className="text-20">
        薪酬行情
      </h2>
      <p className="mt-1 text-14 text-ink-3">
        {scope.filter(Boolean).join(' ')}，{shown.n} 个样本，折合月薪
      </p>
      <p className="mt-2 mb-3 text-14 text-ink-1">{shown.words}</p>
      <DotPlot
        caption={`${shown.n} 个同类职位折合的月薪`}
        headings={['月薪', '职位数']}
        columns={shown.columns.map(({ from, to, ...column }) => ({
          ...column,
          label: `${monthlyText(from)}–${monthlyText(to)}`,
        }))}
        marks={shown.marks}
        ends={shown.ends}
      />
    </section>
  );
}
