import type { Call } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { groupOf } from '#contract/deliveries/delivery-groups.ts';

/** The lists of the page. What waits for the seeker goes on, too: `open` shows both. */
export const listedGroups = ['open', 'mine', 'ended'] as const;
export type ListedGroup = (typeof listedGroups)[number];

/** The list in the URL; unknown values give what goes on. */
function groupIn(url: URL): ListedGroup {
  const given = url.searchParams.get('group');
  return listedGroups.find((key) => key === given) ?? 'open';
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
  return {
    group: 'open' as ListedGroup,
    opened: null as string | null,
    items: lists.flatMap((list) => list.items),
    cursors: Object.fromEntries(asked.map((one, at) => [one, lists[at]?.nextCursor ?? null])),
    counts: first.counts,
    calendar,
  };
}

export type DeliveriesData = Awaited<ReturnType<typeof loadGroups>>;

/** The list that the URL shows, and the delivery that it names, which may be among the ended ones. */
export async function loadDeliveries(call: Call, url: URL): Promise<DeliveriesData> {
  const opened = url.searchParams.get('id');
  const load = async (group: ListedGroup) => {
    const loaded = await loadGroups(call, group === 'open' ? ['mine', 'open'] : [group]);
    const extra = await linked(call, opened, loaded.items);
    return { ...loaded, group, opened, items: [...loaded.items, ...extra] };
  };
  const data = await load(groupIn(url));
  const found = data.items.find(({ id }) => id === opened);
  const isElsewhere = found && data.group !== 'ended' && groupOf(found, Date.now()) === 'ended';
  return isElsewhere ? load('ended') : data;
}
