import { type DeliveryGroup, deliveryGroupKeys, deliveryGroupLabel } from '#contract/deliveries/delivery-groups.ts';
import { DeliveryCard } from '#web/features/deliveries/delivery-card.tsx';
import type { DeliveriesData } from '#web/features/deliveries/load-deliveries.ts';
import { useDeliveries } from '#web/features/deliveries/use-deliveries.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { ComingUp } from './coming-up.tsx';
import { Funnel } from './funnel.tsx';

const tabHref = (key: DeliveryGroup) => (key === 'all' ? paths.deliveries() : `${paths.deliveries()}?group=${key}`);

function Nothing({ group }: { group: DeliveryGroup }) {
  return (
    <div className="card">
      <EmptyState
        title={group === 'all' ? '还没有投递' : '这里没有投递'}
        text="投递后，单位的每一步答复都会按时间显示在这里"
        action={
          <ButtonLink look="filled" href={paths.jobs()}>
            去找工作
          </ButtonLink>
        }
      />
    </div>
  );
}

/** The seeker's deliveries as timelines. A move updates its own card, so the list keeps its position. */
export function DeliveriesPage(data: DeliveriesData) {
  const { group } = data;
  const { items, counts, funnel, hasMore, busy, change, loadMore } = useDeliveries(data);
  const tabs = deliveryGroupKeys.map((key) => ({
    href: tabHref(key),
    current: key === group,
    label: (
      <>
        {deliveryGroupLabel(key)} <span className="tabular text-12">{counts[key] ?? 0}</span>
      </>
    ),
  }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_296px] gap-4 max-lg:grid-cols-1">
      <div className="min-w-0">
        <h1 className="sr-only">投递记录</h1>
        <LinkTabs label="投递分类" tabs={tabs} className="mb-3 overflow-x-auto" />
        {items.length === 0 && <Nothing group={group} />}
        <ul className="space-y-3">
          {items.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryCard delivery={delivery} onChange={change} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button className="mt-4" wide busy={busy} onClick={() => void loadMore()}>
            再看一些
          </Button>
        )}
      </div>
      <aside className="sticky top-20 space-y-3 self-start max-lg:static">
        <Funnel steps={funnel} />
        <ComingUp deliveries={items} />
      </aside>
    </div>
  );
}
