import { delivery } from '#contract/deliveries/delivery-state.ts';
import { Card } from '#web/ui/card.tsx';

interface Step {
  status: string;
  n: number;
}

const labels: Record<string, string> = delivery.labels.seeker;

/** The furthest steps of the deliveries of 90 days. */
export function Funnel({ steps }: { steps: Step[] }) {
  const sent = steps[0]?.n ?? 0;
  const seen = steps[1]?.n ?? 0;
  if (sent === 0) return null;
  return (
    <Card space="side" heading="我的投递漏斗" aside="近 90 天">
      <ul className="space-y-2.5">
        {steps.map(({ status, n }) => (
          <li key={status} className="text-13">
            <p className="mb-1 flex justify-between">
              <span>{labels[status]}</span>
              <b className="tabular text-ink-1">{n}</b>
            </p>
            <div className="h-1.5 rounded-full bg-fill">
              <div className="h-full rounded-full bg-brand" style={{ width: `${(n / sent) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-3">查看率 {Math.round((seen / sent) * 100)}%</p>
    </Card>
  );
}
