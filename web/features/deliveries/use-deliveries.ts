import { useRef, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { isInGroup } from '#contract/deliveries/delivery-groups.ts';
import { call } from '#web/api/browser-call.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { noteDelivery } from '#web/features/own-posts/own-posts.ts';
import type { DeliveriesData } from './load-deliveries.ts';

type List = DeliveriesData['list'];

/** A fresh first page, followed by the pages loaded before. */
export function withFirstPage(items: readonly OwnDelivery[], fresh: List): OwnDelivery[] {
  const last = fresh.items.at(-1);
  if (!fresh.nextCursor || !last) return fresh.items;
  const known = new Set(fresh.items.map(({ id }) => id));
  return [...fresh.items, ...items.filter(({ id, submittedAt }) => !known.has(id) && submittedAt <= last.submittedAt)];
}

/**
 * The deliveries of one tab, their counts and the funnel. A move of either side updates them together: the card is replaced in
 * place, or leaves a tab it no longer belongs to, and the counts are refetched.
 */
export function useDeliveries({ group, list: loaded }: DeliveriesData) {
  const [list, setList] = useState(loaded);
  const [items, setItems] = useState(loaded.items);
  const [cursor, setCursor] = useState(loaded.nextCursor);
  const [busy, setBusy] = useState(false);
  const lastRequest = useRef(0);

  const [shown, setShown] = useState(loaded);
  if (shown !== loaded) {
    setShown(loaded);
    setList(loaded);
    setItems(loaded.items);
    setCursor(loaded.nextCursor);
  }

  const refresh = async () => {
    lastRequest.current += 1;
    const turn = lastRequest.current;
    const options = { background: true, quiet: true };
    const fresh = await call('GET /api/deliveries', { query: { group } }, options).catch(() => null);
    // A later request is in progress and will have newer data.
    if (!fresh || turn !== lastRequest.current) return;
    setList(fresh);
    setItems((before) => withFirstPage(before, fresh));
    if (!fresh.nextCursor) setCursor(null);
  };
  const change = (next: OwnDelivery) => {
    setItems((before) =>
      before.flatMap((item) => (item.id !== next.id ? [item] : isInGroup(group, next.status) ? [next] : [])),
    );
    noteDelivery(next.post.id, next.status);
    void refresh();
  };
  useLive('delivery', async ({ payload }) => {
    const params = { id: String(payload.deliveryId) };
    await call('GET /api/deliveries/:id', { params }, { background: true, quiet: true }).then(change, () => undefined);
  });
  const loadMore = async () => {
    setBusy(true);
    const query = { group, cursor: cursor ?? undefined };
    const next = await call('GET /api/deliveries', { query }, { background: true }).catch(() => null);
    if (next) {
      setItems((before) => [...before, ...next.items.filter(({ id }) => before.every((item) => item.id !== id))]);
      setCursor(next.nextCursor);
    }
    setBusy(false);
  };
  return { items, counts: list.counts, funnel: list.funnel, hasMore: cursor !== null, busy, change, loadMore };
}
