import { monthlyText } from '#contract/posts/salary-text.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { curvePath, monthlyRange, percentBelow, reaching, shareOf } from '#web/features/salary/salary-curve.ts';
import type { JobData } from './load-job.ts';

const WIDTH = 360;
const HEIGHT = 116;
/** Minimum number of samples for a chart. */
const FEWEST = 5;

type Market = NonNullable<JobData['market']>;

function Curve({ market, range }: { market: Market; range: ReturnType<typeof monthlyRange> }) {
  const line = curvePath(market, { width: WIDTH, height: HEIGHT });
  const x = (fen: number) => shareOf(market, fen) * WIDTH;
  const middle = range && x((range.from + range.to) / 2);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      className="block h-29 w-full"
      aria-hidden="true"
    >
      <path d={`${line}Z`} fill="var(--chart-3)" />
      {range && middle !== null && (
        <>
          <clipPath id="own-range">
            <rect x={x(range.from)} y="0" width={Math.max(3, x(range.to) - x(range.from))} height={HEIGHT} />
          </clipPath>
          <path d={`${line}Z`} fill="var(--chart-2)" clipPath="url(#own-range)" />
          <path
            d={`M${middle} 0V${HEIGHT}`}
            stroke="var(--ink-1)"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
      <path d={line} fill="none" stroke="var(--chart-1)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const status = (percent: number) =>
  percent === 0 ? '低于其他同类岗位' : percent === 100 ? '高于其他同类岗位' : `高于 ${percent}% 的同类岗位`;

/** This post's pay compared with similar ones. Nothing with too few samples. */
export function MarketCard({ post, market: found }: { post: JobData['post']; market: JobData['market'] }) {
  if (!found || found.n < FEWEST) return null;
  const range = monthlyRange(post.salary);
  const market = range ? reaching(found, (range.from + range.to) / 2) : found;
  const [first, last] = [market.bars[0], market.bars.at(-1)];
  const scope = [post.place.split('·')[0], labelOf(stages, post.stages[0]), labelOf(tenures, post.tenure)];
  const percent = range && percentBelow(market, (range.from + range.to) / 2);
  return (
    <section className="card flex flex-col p-6 max-sm:p-4" aria-labelledby="market-title">
      <h2 id="market-title" className="text-18">
        薪酬行情
      </h2>
      <p className="mt-1 text-13 text-ink-3">
        {scope.filter(Boolean).join(' ')}，{market.n} 个样本，折合月薪
      </p>
      <div className="mt-auto pt-4">
        <Curve market={market} range={range} />
        <p className="mt-1 flex justify-between text-12 text-ink-3 tabular">
          <span>{first && monthlyText(first.from)}</span>
          <span>
            中位数 <b className="num">{monthlyText(market.median)}</b>
          </span>
          <span>{last && monthlyText(last.to)}</span>
        </p>
      </div>
      <p className="mt-3 text-13">
        {range && percent !== null
          ? `本岗位折合 ${monthlyText(range.from)}–${monthlyText(range.to)}，${status(percent)}。`
          : '本岗位没有写明月薪，可以在沟通时问清楚。'}
      </p>
    </section>
  );
}
