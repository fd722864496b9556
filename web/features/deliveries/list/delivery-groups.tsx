import { type ReactNode, useEffect, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { deliveryGroupLabels } from '#contract/deliveries/delivery-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { EndedFold, useEndedOpen } from './ended-fold.tsx';
import type { ListedGroup } from './load-deliveries.ts';
import type { Deliveries } from './use-deliveries.ts';

const heads: Record<ListedGroup, { dot: string; hint: string }> = {
  mine: { dot: 'bg-warm', hint: '先到期的在前' },
  open: { dot: 'bg-brand', hint: '学校超过 7 天没有答复的会标出来' },
  ended: { dot: 'bg-ink-4', hint: '' },
};

function Group({ group, n, children }: { group: ListedGroup; n: number; children: ReactNode }) {
  const { dot, hint } = heads[group];
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="mb-2 flex items-baseline gap-2 text-16">
        <span className={`size-2 shrink-0 self-center rounded-full ${dot}`} aria-hidden />
        {deliveryGroupLabels[group]} <span className="tabular font-normal text-ink-3">{n}</span>
        {hint && <span className="text-12 font-normal text-ink-3">{hint}</span>}
      </h2>
      {children}
    </section>
  );
}

interface Props {
  deliveries: Deliveries;
  /** The delivery that the URL names. */
  opened: string | null;
}

/** The deliveries in their groups: in full what waits for the seeker, the rest in rows of which one is open. */
export function DeliveryGroups({ deliveries, opened }: Props) {
  const { groups, lists, counts, endings, calendar, hasMore, busy, change, loadMore } = deliveries;
  const [openId, setOpenId] = useState(opened);
  const isOnly = groups.length === 1;
  const [endedOpen, toggleEnded] = useEndedOpen(isOnly || lists.ended.some(({ id }) => id === opened));
  const now = Date.now();
  // What was answered goes on among the rows; it stays open there.
  const answered = (next: OwnDelivery) => {
    setOpenId(next.id);
    change(next);
  };
  useEffect(() => {
    if (opened) document.getElementById(`delivery-${opened}`)?.scrollIntoView({ block: 'start' });
  }, [opened]);
  const rows = (group: 'open' | 'ended') => (
    <ul className="divide-y divide-line">
      {lists[group].map((delivery) => (
        <li key={delivery.id}>
          <DeliveryRow
            delivery={delivery}
            calendar={calendar}
            now={now}
            isOpen={openId === delivery.id}
            onToggle={() => setOpenId(openId === delivery.id ? null : delivery.id)}
            onChange={change}
          />
        </li>
      ))}
    </ul>
  );
  const more = (group: ListedGroup) =>
    hasMore(group) && (
      <Button className="mt-3" wide busy={busy} onClick={() => void loadMore(group)}>
        再看一些
      </Button>
    );
  return (
    <div className="space-y-6">
      {groups.includes('mine') && lists.mine.length > 0 && (
        <Group group="mine" n={counts.mine}>
          <ul className="space-y-3">
            {lists.mine.map((delivery) => (
              <li key={delivery.id} className="flow-root">
                <DeliveryCard delivery={delivery} calendar={calendar} onChange={answered} />
              </li>
            ))}
          </ul>
          {more('mine')}
        </Group>
      )}
      {groups.includes('open') && lists.open.length > 0 && (
        <Group group="open" n={counts.open}>
          <div className="card flow-root p-1">{rows('open')}</div>
          {more('open')}
        </Group>
      )}
      {groups.includes('ended') && lists.ended.length > 0 && (
        <Group group="ended" n={counts.ended}>
          <div className="card flow-root p-1">
            {!isOnly && <EndedFold items={lists.ended} endings={endings} isOpen={endedOpen} onToggle={toggleEnded} />}
            {(isOnly || endedOpen) && rows('ended')}
          </div>
          {(isOnly || endedOpen) && more('ended')}
        </Group>
      )}
    </div>
  );
}
