import { Card } from '#web/ui/card.tsx';
import type { PostSummary } from '../../../contract/results/result-shapes.ts';
import { ScoreBars } from '../../features/score-bars.tsx';

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
