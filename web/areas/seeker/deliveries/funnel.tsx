import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { rowNote } from '#web/features/deliveries/list/row-note.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

interface Step {
  status: string;
  n: number;
}

const labels: Record<string, string> = delivery.labels.seeker;
const shades = ['bg-brand/20', 'bg-brand/35', 'bg-brand/55', 'bg-brand/80', 'bg-brand'];

interface Props {
  steps: Step[];
  /** Deliveries that go on; those without an answer for too long are listed. */
  waiting?: readonly OwnDelivery[];
}

/** The furthest steps of the deliveries of 90 days, with their shares. */
export function Funnel({ steps, waiting = [] }: Props) {
  const sent = steps[0]?.n ?? 0;
  if (sent === 0) return null;
  const late = waiting.filter(({ overdue }) => overdue).slice(0, 3);
  const share = (n: number) => Math.round((n / sent) * 100);
  return (
    <Card space="side" heading="投递进度" aside={`近 90 天，${sent} 份`}>
      <table className="w-full text-14">
        <caption className="sr-only">近 90 天的投递走到了哪一步</caption>
        <tbody>
          {steps.map(({ status, n }, at) => (
            <tr key={status}>
              <th scope="row" className="w-14 py-1.5 text-left font-normal text-ink-2">
                {labels[status]}
              </th>
              <td className="px-2">
                {n > 0 && (
                  <span className={`block h-4 min-w-1 rounded-tag ${shades[at]}`} style={{ width: `${share(n)}%` }} />
                )}
              </td>
              <td className="tabular w-6 text-right font-semibold text-ink-1">{n}</td>
              <td className="tabular w-11 text-right text-12 text-ink-3">{share(n)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      {late.length > 0 && (
        <ul className="mt-3 space-y-2 border-t border-line pt-3 text-14">
          {late.map((one) => (
            <li key={one.id} className="flex items-baseline justify-between gap-3">
              <a href={`${paths.deliveries()}?id=${one.id}`} className="min-w-0 truncate text-ink-1 hover:text-brand">
                {one.post.title}
              </a>
              <span className="shrink-0 text-12 text-warm-ink">{rowNote(one, Date.now()).text}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
