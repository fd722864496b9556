import type { PostSummary } from '#contract/exams/results/result-shapes.ts';
import { Card } from '#web/ui/card.tsx';

const shareOf = (people: number, most: number) => `${most === 0 ? 0 : Math.max(2, (100 * people) / most)}%`;

interface Props {
  summary: PostSummary;
  fullMark: number;
  /** Of the list: the lowest score that is in stands on the chart where that is a written one. */
  kind: string;
}

/** Written scores by steps, and how many people came how far. */
export function Distribution({ summary, fullMark, kind }: Props) {
  const { histogram, funnel, scored, median, pass, line } = summary;
  const most = Math.max(0, ...histogram.map(({ people }) => people));
  const from = histogram[0]?.from ?? 0;
  const span = (histogram.length * fullMark) / 10;
  // Two labels part; near an edge a label stays within the chart.
  const placed = (value: number | null, label: string, ink: string, side: string) => {
    if (value === null || value < from || value > from + span) return [];
    const left = (100 * (value - from)) / span;
    return [{ ink, label: `${label} ${value}`, left, side: left < 20 ? 'left-0' : left > 80 ? 'right-0' : side }];
  };
  const lines = [
    ...placed(pass, '合格线', 'border-ink-3 text-ink-3', 'right-0'),
    ...placed(kind === 'shortlist' ? line : null, '入围线', 'border-warm-ink text-warm-ink', 'left-0'),
  ];
  const all = Math.max(0, ...funnel.map(({ people }) => people));
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      <Card heading="笔试成绩分布">
        <p className="tabular mb-3 text-13 text-ink-3">
          {scored} 人{median !== null && `，中位数 ${median}`}
          {pass !== null && `，深色为合格线 ${pass} 以上`}
        </p>
        <div className="relative">
          {lines.map(({ label, ink, side, ...at }) => (
            <span
              key={label}
              className={`tabular absolute inset-y-0 border-l border-dashed text-12 ${ink}`}
              style={{ left: `${at.left}%` }}
            >
              <span className={`absolute top-0 bg-surface px-1 whitespace-nowrap ${side}`}>{label}</span>
            </span>
          ))}
          <ol className="flex h-44 items-end gap-1 pt-5" aria-label="各分数段人数">
            {histogram.map(({ from, people }) => (
              <li key={from} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center text-12">
                <span className="tabular">{people}</span>
                <span
                  className={`block rounded-t-ctl ${from < (pass ?? 0) ? 'bg-(--chart-3)' : 'bg-(--chart-2)'}`}
                  style={{ height: shareOf(people, most * 1.35) }}
                />
                <span className="tabular text-ink-3">
                  {from}–{Math.min(fullMark, from + fullMark / 10 - (from + fullMark / 10 < fullMark ? 1 : 0))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Card>
      <Card heading="各环节人数">
        <dl className="grid grid-cols-[88px_minmax(0,1fr)_48px] items-center gap-x-3 gap-y-2 text-13">
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
