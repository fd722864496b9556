import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { monthlyRange } from '#contract/posts/salary-range.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Salary } from '#web/features/salary/salary.tsx';
import { inMonths, type winsOf } from './compare-rows.tsx';

/** Fen of 1K a month. */
const K = 100_000;
/** Steps of the axis in K; the smallest that leaves few enough of them. */
const steps = [1, 2, 5, 10, 20, 50];
const MOST_STEPS = 6;

/** An axis around all ranges, with a step free at both ends. */
function axisOf(ranges: readonly { from: number; to: number }[]) {
  const [low, high] = [Math.min(...ranges.map(({ from }) => from)) / K, Math.max(...ranges.map(({ to }) => to)) / K];
  const step = steps.find((one) => (high - low) / one <= MOST_STEPS - 2) ?? 100;
  const start = Math.max(0, Math.floor(low / step - 0.5) * step);
  const end = Math.ceil(high / step + 0.5) * step;
  const ticks = Array.from({ length: (end - start) / step + 1 }, (_, at) => start + at * step);
  return { ticks, share: (fen: number) => (fen / K - start) / (end - start) };
}

interface Props {
  posts: readonly PostDetail[];
  wins: ReturnType<typeof winsOf>;
}

/** Before the table: the pay of all on one axis, and in what each post is ahead of the others. */
export function Overview({ posts, wins }: Props) {
  const ranges = posts.map(({ salary }) => monthlyRange(salary));
  const known = ranges.filter((range) => range !== null);
  const { ticks, share } = axisOf(known.length > 0 ? known : [{ from: 0, to: K }]);
  const best = Math.max(...known.map(({ from, to }) => from + to));
  return (
    <section className="card p-6 max-sm:p-4" aria-label="各有所长">
      <ul className="relative">
        {known.length > 0 && (
          <li aria-hidden className="absolute inset-y-0 right-30 left-70 max-lg:inset-x-0">
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute top-0 bottom-6 border-l border-line max-lg:border-0"
                style={{ left: `${share(tick * K) * 100}%` }}
              >
                <span className="tabular absolute top-full -translate-x-1/2 pt-1 text-12 text-ink-3">{tick}K</span>
              </span>
            ))}
          </li>
        )}
        {posts.map((post, at) => {
          const range = ranges[at];
          const isBest = range && range.from + range.to === best;
          return (
            <li
              key={post.id}
              className="relative grid grid-cols-[264px_minmax(0,1fr)_104px] items-center gap-x-4 py-3 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-y-2"
            >
              <span className="flex min-w-0 items-center gap-3">
                <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={40} />
                <span className="min-w-0">
                  <span className="cut block font-semibold text-ink-1">{post.title}</span>
                  <span className="cut block text-13 text-ink-3">{post.company.name}</span>
                </span>
              </span>
              <span className="relative block h-7 max-lg:order-1 max-lg:col-span-full max-lg:h-4" aria-hidden>
                {range && (
                  <span
                    className={clsx('absolute inset-y-0 rounded-ctl', isBest ? 'bg-brand-solid' : 'bg-(--chart-2)')}
                    style={{ left: `${share(range.from) * 100}%`, right: `${(1 - share(range.to)) * 100}%` }}
                  />
                )}
              </span>
              <Salary value={inMonths(post.salary)} className="text-right text-18 max-sm:text-16" />
              <ul
                className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ok-ink empty:hidden max-lg:order-2 max-lg:col-span-full max-lg:mt-0 lg:col-span-2 lg:col-start-2"
                aria-label="胜过其他职位的"
              >
                {wins[at]?.map(({ words }) => (
                  <li key={words} className="flex items-center gap-1 bg-surface">
                    <Check size={15} className="text-ok" aria-hidden />
                    {words}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
        {known.length > 0 && <li aria-hidden className="h-6" />}
      </ul>
      <p className="mt-1 text-12 text-ink-3">薪资都折算成月薪，画在同一把尺上</p>
    </section>
  );
}
