import { useRevalidator } from 'react-router';
import { deliveryGroupKeys, deliveryGroupLabel } from '#contract/deliveries/delivery-groups.ts';
import { DeliveryCard } from '#web/features/deliveries/delivery-card.tsx';
import type { DeliveriesData } from '#web/features/deliveries/load-deliveries.ts';
import { useDeliveries } from '#web/features/deliveries/use-deliveries.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { TopBar } from '../shell/top-bar.tsx';

/** The seeker's deliveries on a phone. A move updates its own card, so the list keeps its position. */
export function DeliveriesPage(data: DeliveriesData) {
  const { group } = data;
  const { revalidate } = useRevalidator();
  const { items, counts, hasMore, busy, change, loadMore } = useDeliveries(data);
  return (
    <PullToRefresh onRefresh={revalidate}>
      <TopBar title="投递记录" back={paths.mobileMine()} />
      <div className="m-page pt-3">
        <nav aria-label="投递分类" className="scroll-line mb-3 gap-2">
          {deliveryGroupKeys.map((key) => (
            <a
              key={key}
              className="m-word"
              href={paths.mobileDeliveries(key === 'all' ? undefined : key)}
              aria-current={key === group ? 'page' : undefined}
            >
              {deliveryGroupLabel(key)} <span className="tabular">{counts[key] ?? 0}</span>
            </a>
          ))}
        </nav>
        {items.length === 0 && (
          <div className="card">
            <EmptyState
              title={group === 'all' ? '还没有投递' : '这里没有投递'}
              text="投递后，单位的每一步答复都会按时间显示在这里"
              action={
                <ButtonLink look="filled" size="l" href={paths.mobileList()}>
                  去找工作
                </ButtonLink>
              }
            />
          </div>
        )}
        <ul className="space-y-3">
          {items.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryCard delivery={delivery} onChange={change} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button className="mt-4" size="l" wide busy={busy} onClick={() => void loadMore()}>
            再看一些
          </Button>
        )}
      </div>
    </PullToRefresh>
  );
}
