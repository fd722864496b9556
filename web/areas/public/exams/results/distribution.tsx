import type { PostSummary } from '#contract/exams/results/result-shapes.ts';
import { ScoreBars } from '#web/features/exams/score-bars.tsx';
import { Card } from '#web/ui/card.tsx';

const shareOf = (people: number, most: number) => `${most === 0 ? 0 : Math.max(2, (100 * people) / most)}%`;

/** How many people of a post came how far. */
export function Course({ summary: { funnel, median } }: { summary: PostSummary }) {
  const all = Math.max(0, ...funnel.map(({ people }) => people));
  return (
    <Card space="side" heading="各环节人数" aside={median !== null && `笔试中位数 ${median}`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 text-13">
        {funnel.map(({ label, people }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="h-2.5 rounded-tag bg-fill" aria-hidden="true">
              <span className="block h-2.5 rounded-tag bg-(--chart-2)" style={{ width: shareOf(people, all) }} />
            </dd>
            <dd className="num min-w-6 text-right text-16">{people}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface Props {
  summary: PostSummary;
  /** Of the list: the lowest score that is in stands on the chart where that is a written one. */
  kind: string;
}

/** Fewer scores make no distribution: each of them stands in the ranking. */
const FEW = 15;

/** Written scores by steps. */
export function Distribution({ summary: { histogram, scored, pass, line }, kind }: Props) {
  if (scored < FEW) return null;
  return (
    <Card
      heading="笔试成绩分布"
      aside={[`${scored} 人`, ...(pass === null ? [] : [`深色为合格线 ${pass} 以上`])].join('，')}
    >
      <ScoreBars histogram={histogram} pass={pass} line={kind === 'shortlist' ? line : null} />
    </Card>
  );
}
