import { clsx } from 'clsx';
import { Card } from '#web/ui/card.tsx';

const steps = [
  ['投递', '学校收到的是当时的一份快照，你之后改简历不影响它'],
  ['被查看', '谁在什么时候看的，都会告诉你'],
  ['答复', '学校有 7 天时间，超时会记进它公开的回复率'],
  ['面试，或说明原因', '不合适也会写一句为什么'],
] as const;

/** What happens after a delivery. */
export function EchoCard({ replyRate }: { replyRate: number | null }) {
  return (
    <Card space="side" heading="投出去以后，会有回音">
      <ol>
        {steps.map(([name, text], at) => (
          <li key={name} className="relative flex gap-3 pb-4 last:pb-0">
            {at < steps.length - 1 && (
              <span className="absolute top-4 bottom-0 left-1.5 w-px bg-brand-line" aria-hidden />
            )}
            <span
              className={clsx(
                'mt-1 size-3 shrink-0 rounded-full border-2 border-brand',
                at === 0 ? 'bg-brand' : 'bg-surface',
              )}
              aria-hidden
            />
            <span>
              <span className="block text-14 font-medium text-ink-1">{name}</span>
              <span className="block text-12 text-ink-3">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {replyRate !== null && replyRate > 0 && (
        <p className="mt-4 rounded-ctl bg-ok-tint px-3 py-2.5 text-13 text-ok-ink">
          近 90 天，认证单位答复了 <b className="tabular">{replyRate}%</b> 的投递
        </p>
      )}
    </Card>
  );
}
