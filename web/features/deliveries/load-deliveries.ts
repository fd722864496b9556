import type { Call } from '#contract/api.ts';
import { type DeliveryGroup, deliveryGroupKeys } from '#contract/deliveries/delivery-groups.ts';

/** The group in the URL; unknown values give all. */
function groupOf(url: URL): DeliveryGroup {
  const given = url.searchParams.get('group');
  return deliveryGroupKeys.find((key) => key === given) ?? 'all';
}

export async function loadDeliveries(call: Call, url: URL) {
  const group = groupOf(url);
  const list = await call('GET /api/deliveries', { query: { group } });
  return { group, list };
}

export type DeliveriesData = Awaited<ReturnType<typeof loadDeliveries>>;
