import { useRevalidator } from 'react-router';
import { deliveryGroupKeys, deliveryGroupLabels } from '#contract/deliveries/delivery-groups.ts';
import { DeliveryGroups } from '#web/features/deliveries/list/delivery-groups.tsx';
import type { DeliveriesData } from '#web/features/deliveries/list/load-deliveries.ts';
import { NoDeliveries } from '#web/features/deliveries/list/no-deliveries.tsx';
import { useDeliveries } from '#web/features/deliveries/list/use-deliveries.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { TopBar } from '../shell/top-bar.tsx';

/** The seeker's deliveries on a phone. */
export function DeliveriesPage(data: DeliveriesData) {
  const { group, opened } = data;
  const { revalidate } = useRevalidator();
  const deliveries = useDeliveries(data);
  const { counts } = deliveries;
  return (
    <PullToRefresh onRefresh={revalidate}>
      <TopBar title="投递记录" back={paths.mobileMine()} />
      <div className="m-page pt-3">
        <nav aria-label="投递分类" className="mb-3 grid grid-cols-4 rounded-card bg-fill p-1">
          {deliveryGroupKeys.map((key) => (
            <a
              key={key}
              className="flex min-h-11 flex-wrap items-center justify-center gap-x-1 rounded-ctl text-center text-14 text-ink-2 aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-brand"
              href={paths.mobileDeliveries(key === 'all' ? undefined : key)}
              aria-current={key === group ? 'page' : undefined}
            >
              {deliveryGroupLabels[key]} <span className="tabular">{counts[key]}</span>
            </a>
          ))}
        </nav>
        {counts[group] === 0 && <NoDeliveries group={group} jobs={paths.mobileList()} />}
        <DeliveryGroups deliveries={deliveries} opened={opened} />
        <Slot name="deliveries.end" />
      </div>
    </PullToRefresh>
  );
}
