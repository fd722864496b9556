import ChevronRight from 'lucide-react/icons/chevron-right';
import type { PostSummary } from '#contract/exams/results/result-shapes.ts';
import { ScoreBars } from '#web/features/exams/score-bars.tsx';
import { Card } from '#web/ui/card.tsx';

const shareOf = (people: number, most: number) => `${most === 0 ? 0 : Math.max(2, (100 * people) / most)}%`;

interface Props {
  summary: PostSummary;
  /** Of the list: the lowest score that is in stands on the chart where that is a written one. */
  kind: string;
}

/** Fewer scores make no distribution: each of them stands in the ranking. */
const FEW = 15;

/** How many people came how far, in one line. */
const Course = ({ summary: { funnel, median } }: Pick<Props, 'summary'>) => (
  <dl className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-6 py-3.5 text-13 text-ink-3 max-sm:px-4">
    {funnel.map(({ label, people }, at) => (
      <div key={label} className="flex items-baseline gap-1.5">
        {at > 0 && <ChevronRight size={14} className="mr-1.5 self-center text-ink-4" aria-hidden />}
        <dt>{label}</dt>
        <dd className="num text-18">{people}</dd>
      </div>
    ))}
    {median !== null && (
      <div className="ml-auto flex items-baseline gap-1.5 max-sm:ml-0">
        <dt>笔试中位数</dt>
        <dd className="num text-18">{median}</dd>
      </div>
    )}
  </dl>
);

/** Written scores by steps, and how many people came how far. */
export function Distribution({ summary, kind }: Props) {
  const { histogram, funnel, scored, median, pass, line } = summary;
  if (scored < FEW) return <Course summary={summary} />;
  const all = Math.max(0, ...funnel.map(({ people }) => people));
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      <Card heading="笔试成绩分布">
        <p className="tabular mb-3 text-13 text-ink-3">
          {scored} 人{median !== null && `，中位数 ${median}`}
          {pass !== null && `，深色为合格线 ${pass} 以上`}
        </p>
        <ScoreBars histogram={histogram} pass={pass} line={kind === 'shortlist' ? line : null} />
      </Card>
      <Card heading="各环节人数" className="flex flex-col">
        <dl className="grid grid-cols-[88px_minmax(0,1fr)_48px] flex-1 content-around items-center gap-x-3 gap-y-2 text-13">
          {funnel.map(({ label, people }) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="h-2 rounded-tag bg-fill" aria-hidden="true">
                <span className="block h-2 rounded-tag bg-(--chart-2)" style={{ width: shareOf(people, all) }} />
              </dd>
              <dd className="tabular text-right font-medium text-ink-1">{people}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
