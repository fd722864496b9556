import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { DeliveryCard } from '#web/features/deliveries/delivery-card.tsx';
import { type DeliveryGroup, deliveryGroups } from '#web/features/deliveries/load-deliveries.ts';
import { call } from '../../../api/browser-call.ts';
import { useLive } from '../../../features/live/live-events.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkTabs } from '../../../ui/tabs.tsx';
import { ComingUp } from './coming-up.tsx';
import { Funnel } from './funnel.tsx';

type List = AnswerOf<Api['GET /api/deliveries']>;

interface Props {
  group: DeliveryGroup;
  list: List;
}

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

/** The seeker's deliveries as timelines. A move replaces its own card, so the list keeps its place. */
export function DeliveriesPage({ group, list }: Props) {
  const [more, setMore] = useState<OwnDelivery[]>([]);
  const [cursor, setCursor] = useState(list.nextCursor);
  const [changed, setChanged] = useState<Record<string, OwnDelivery>>({});
  const [busy, setBusy] = useState(false);
  useLive('delivery', async ({ payload }) => {
    const id = String(payload.deliveryId);
    const next = await call('GET /api/deliveries/:id', { params: { id } }, { background: true, quiet: true }).catch(
      () => null,
    );
    if (next) setChanged((before) => ({ ...before, [id]: next }));
  });
  const shown = [...list.items, ...more].map((item) => changed[item.id] ?? item);

  const loadMore = async () => {
    setBusy(true);
    const next = await call(
      'GET /api/deliveries',
      { query: { group, cursor: cursor ?? undefined } },
      { background: true },
    ).catch(() => null);
    if (next) {
      setMore([...more, ...next.items]);
      setCursor(next.nextCursor);
    }
    setBusy(false);
  };

  const tabs = deliveryGroups.map(({ key, label }) => ({
    href: tabHref(key),
    current: key === group,
    label: (
      <>
        {label} <span className="tabular text-12">{list.counts[key] ?? 0}</span>
      </>
    ),
  }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_296px] gap-4 max-lg:grid-cols-1">
      <div className="min-w-0">
        <h1 className="sr-only">投递记录</h1>
        <LinkTabs label="投递分类" tabs={tabs} className="mb-3 overflow-x-auto" />
        {shown.length === 0 && <Nothing group={group} />}
        <ul className="space-y-3">
          {shown.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryCard delivery={delivery} onChange={(next) => setChanged({ ...changed, [next.id]: next })} />
            </li>
          ))}
        </ul>
        {cursor && (
          <Button className="mt-4" wide busy={busy} onClick={() => void loadMore()}>
            再看一些
          </Button>
        )}
      </div>
      <aside className="sticky top-20 space-y-3 self-start max-lg:static">
        <Funnel steps={list.funnel} />
        <ComingUp deliveries={shown} />
      </aside>
    </div>
  );
}
