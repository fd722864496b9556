import type { Call } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { type DeliveryGroup, deliveryGroupKeys } from '#contract/deliveries/delivery-groups.ts';

/** The groups that a page lists. */
export const listedGroups = ['mine', 'open', 'ended'] as const;
export type ListedGroup = (typeof listedGroups)[number];

/** The group in the URL; unknown values give all. */
function groupIn(url: URL): DeliveryGroup {
  const given = url.searchParams.get('group');
  return deliveryGroupKeys.find((key) => key === given) ?? 'all';
}

/** A delivery that was linked to but lies beyond the first pages. */
async function linked(call: Call, id: string | null, known: readonly OwnDelivery[]): Promise<OwnDelivery[]> {
  if (!id || !/^\d{1,19}$/.test(id) || known.some((one) => one.id === id)) return [];
  return call('GET /api/deliveries/:id', { params: { id } }, { background: true, quiet: true }).then(
    (found) => [found],
    () => [],
  );
}

/** The first page of each group asked for, the figures beside them, and the calendar, which may be missing. */
export async function loadGroups(call: Call, asked: readonly ListedGroup[]) {
  const [calendar, ...lists] = await Promise.all([
    call('GET /api/calendar', {}).catch(() => []),
    ...asked.map((one) => call('GET /api/deliveries', { query: { group: one } })),
  ]);
  const [first] = lists;
  if (!first) throw new Error('no group is listed');
  const { counts, endings, funnel } = first;
  return {
    group: 'all' as DeliveryGroup,
    opened: null as string | null,
    items: lists.flatMap((list) => list.items),
    cursors: Object.fromEntries(asked.map((one, at) => [one, lists[at]?.nextCursor ?? null])),
    figures: { counts, endings, funnel },
    calendar,
  };
}

export type DeliveriesData = Awaited<ReturnType<typeof loadGroups>>;

/** The groups that the URL shows, and the delivery that it names. */
export async function loadDeliveries(call: Call, url: URL): Promise<DeliveriesData> {
  const group = groupIn(url);
  const opened = url.searchParams.get('id');
  const loaded = await loadGroups(
    call,
    listedGroups.filter((one) => group === 'all' || group === one),
  );
  return { ...loaded, group, opened, items: [...loaded.items, ...(await linked(call, opened, loaded.items))] };
}
