import { StatusTag } from '#web/features/deliveries/status-tag.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { SeekerHomeData } from './load-home.ts';

const shown = 4;

/** The state of the latest deliveries. */
export function ProgressCard({ deliveries }: Pick<SeekerHomeData, 'deliveries'>) {
  const all = (
    <a href={paths.deliveries()} className="link">
      全部 {deliveries.counts.all ?? deliveries.total} 份
    </a>
  );
  return (
    <Card heading="投递进度" aside={deliveries.items.length > 0 && all}>
      {deliveries.items.length === 0 ? (
        <EmptyState
          compact
          title="还没有投递"
          text="投递后的每一步答复都会显示在这里"
          action={
            <ButtonLink look="filled" href={paths.jobs()}>
              去找工作
            </ButtonLink>
          }
        />
      ) : (
        <ul>
          {deliveries.items.slice(0, shown).map((delivery) => (
            <li
              key={delivery.id}
              className="flex items-center gap-3 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0"
            >
              <div className="min-w-0 flex-1">
                <a href={paths.deliveries()} className="block truncate font-medium text-ink-1 hover:text-brand">
                  {delivery.post.title}
                </a>
                <p className="truncate text-13 text-ink-3">
                  {delivery.post.company.name} · {dayAndTime(delivery.changedAt)}
                </p>
              </div>
              <StatusTag delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
