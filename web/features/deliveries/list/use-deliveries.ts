import { useRef, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { groupOf } from '#contract/deliveries/delivery-groups.ts';
import { call } from '#web/api/browser-call.ts';
import { recountUnread } from '#web/features/chat/unread.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { noteDelivery } from '#web/features/own-posts/own-posts.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { quietly } from '#web/features/page-calls/use-call.ts';
import { byDeadline } from '../answer/deadline.ts';
import type { DeliveriesData, ListedGroup } from './load-deliveries.ts';

/** The items with these put in their places, or in front. */
export function withItems(items: readonly OwnDelivery[], changed: readonly OwnDelivery[]): OwnDelivery[] {
  const fresh = new Map(changed.map((one) => [one.id, one]));
  const known = new Set(items.map(({ id }) => id));
  return [...changed.filter(({ id }) => !known.has(id)), ...items.map((item) => fresh.get(item.id) ?? item)];
}

/** The deliveries of each group in the order shown: what waits by its deadline, the rest newest first. */
export function grouped(items: readonly OwnDelivery[], now: number): Record<ListedGroup, OwnDelivery[]> {
  const of = (group: ListedGroup) => items.filter((item) => groupOf(item, now) === group);
  const newest = (one: OwnDelivery, other: OwnDelivery) => other.submittedAt.localeCompare(one.submittedAt);
  return { mine: of('mine').sort(byDeadline), open: of('open').sort(newest), ended: of('ended').sort(newest) };
}

/**
 * The seeker's deliveries in their groups. A move of either side replaces the delivery, which thereby changes its group; the
 * figures and the calendar are fetched again.
 */
export function useDeliveries(loaded: DeliveriesData) {
  const [shown, setShown] = useState(loaded);
  const [state, setState] = useState(loaded);
  const { busy, run } = useBusy();
  const lastRequest = useRef(0);
  if (shown !== loaded) {
    setShown(loaded);
    setState(loaded);
  }
  const { cursors, counts, calendar } = state;
  const put = (patch: Partial<DeliveriesData>, changed: readonly OwnDelivery[] = []) =>
    setState((now) => ({ ...now, ...patch, items: withItems(now.items, changed) }));
  const refresh = async () => {
    lastRequest.current += 1;
    const turn = lastRequest.current;
    const [fresh, entries] = await Promise.all([
      call('GET /api/deliveries', { query: { group: 'mine' } }, quietly).catch(() => null),
      call('GET /api/calendar', {}, quietly).catch(() => null),
    ]);
    // A later request is in progress and will have newer data.
    if (turn !== lastRequest.current) return;
    if (entries) put({ calendar: entries });
    if (fresh) put({ counts: fresh.counts }, fresh.items);
  };
  const change = (next: OwnDelivery) => {
    put({}, [next]);
    noteDelivery(next.post.id, next.status);
    recountUnread();
    void refresh();
  };
  useLive('delivery', async ({ payload }) => {
    const params = { id: String(payload.deliveryId) };
    await call('GET /api/deliveries/:id', { params }, quietly).then(change, () => undefined);
  });
  const loadMore = async (group: ListedGroup) => {
    const query = { group, cursor: cursors[group] ?? undefined };
    const next = await run(() => call('GET /api/deliveries', { query }, { background: true }).catch(() => null));
    if (next) put({ cursors: { ...cursors, [group]: next.nextCursor } }, next.items);
  };
  const hasMore = (group: ListedGroup) => Boolean(cursors[group]);
  return { lists: grouped(state.items, Date.now()), counts, calendar, hasMore, busy, change, loadMore };
}
