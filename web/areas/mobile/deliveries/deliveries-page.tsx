import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnDelivery } from '#contract/deliveries.ts';
import { call } from '#web/api/browser-call.ts';
import { DeliveryCard } from '#web/features/deliveries/delivery-card.tsx';
import { deliveryGroups, type loadDeliveries } from '#web/features/deliveries/load-deliveries.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { TopBar } from '../shell/top-bar.tsx';

type Data = Awaited<ReturnType<typeof loadDeliveries>>;

/** The seeker's deliveries on a phone. A move replaces its own card, so the list keeps its place. */
export function DeliveriesPage({ group, list }: Data) {
  const { revalidate } = useRevalidator();
  const [more, setMore] = useState<OwnDelivery[]>([]);
  const [cursor, setCursor] = useState(list.nextCursor);
  const [changed, setChanged] = useState<Record<string, OwnDelivery>>({});
  const [busy, setBusy] = useState(false);
  const change = (next: OwnDelivery) => setChanged((before) => ({ ...before, [next.id]: next }));
  useLive('delivery', async ({ payload }) => {
    const params = { id: String(payload.deliveryId) };
    await call('GET /api/deliveries/:id', { params }, { background: true, quiet: true }).then(change, () => undefined);
  });
  const shown = [...list.items, ...more].map((item) => changed[item.id] ?? item);
  const loadMore = async () => {
    setBusy(true);
    const query = { group, cursor: cursor ?? undefined };
    const next = await call('GET /api/deliveries', { query }, { background: true }).catch(() => null);
    if (next) {
      setMore([...more, ...next.items]);
      setCursor(next.nextCursor);
    }
    setBusy(false);
  };
  return (
    <PullToRefresh onRefresh={revalidate}>
      <TopBar title="投递记录" back={paths.mobileMine()} />
      <div className="m-page pt-3">
        <nav aria-label="投递分类" className="scroll-line mb-3 gap-2">
          {deliveryGroups.map(({ key, label }) => (
            <a
              key={key}
              className="m-word"
              href={paths.mobileDeliveries(key === 'all' ? undefined : key)}
              aria-current={key === group ? 'page' : undefined}
            >
              {label} <span className="tabular">{list.counts[key] ?? 0}</span>
            </a>
          ))}
        </nav>
        {shown.length === 0 && (
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
          {shown.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryCard delivery={delivery} onChange={change} />
            </li>
          ))}
        </ul>
        {cursor && (
          <Button className="mt-4" size="l" wide busy={busy} onClick={() => void loadMore()}>
            再看一些
          </Button>
        )}
      </div>
    </PullToRefresh>
  );
}
