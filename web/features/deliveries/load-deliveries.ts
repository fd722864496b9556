import type { Call } from '#contract/api.ts';

export const deliveryGroups = [
  { key: 'all', label: '全部' },
  { key: 'open', label: '进行中' },
  { key: 'interview', label: '邀面试' },
  { key: 'offer', label: '待录用' },
  { key: 'rejected', label: '不合适' },
  { key: 'withdrawn', label: '已撤回' },
] as const;
export type DeliveryGroup = (typeof deliveryGroups)[number]['key'];

/** The group in the URL; anything else is all of them. */
function groupOf(url: URL): DeliveryGroup {
  const given = url.searchParams.get('group');
  return deliveryGroups.find(({ key }) => key === given)?.key ?? 'all';
}

export async function loadDeliveries(call: Call, url: URL) {
  const group = groupOf(url);
  const list = await call('GET /api/deliveries', { query: { group } });
  return { group, list };
}
