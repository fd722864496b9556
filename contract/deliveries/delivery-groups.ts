import { type DeliveryState, delivery } from './delivery-state.ts';
import { openDeliveryStates } from './open-delivery.ts';

/** The states with a tab of their own. */
const singleStates = ['interview', 'offer', 'hired', 'rejected', 'declined', 'withdrawn', 'closed'] as const;

/** The tabs of 投递记录 in order. Interviews and offers are listed under 进行中 too; every other tab is one state, by its name. */
export const deliveryGroupKeys = ['all', 'open', ...singleStates] as const;
export type DeliveryGroup = (typeof deliveryGroupKeys)[number];

/** The states listed under a tab; null for all deliveries. */
export function statesOfGroup(group: DeliveryGroup): readonly DeliveryState[] | null {
  if (group === 'all') return null;
  return group === 'open' ? openDeliveryStates : [group];
}

/** Whether a delivery in this state is listed, and counted, under the tab. */
export const isInGroup = (group: DeliveryGroup, state: DeliveryState): boolean =>
  statesOfGroup(group)?.includes(state) ?? true;

export const deliveryGroupLabel = (group: DeliveryGroup): string =>
  group === 'all' ? '全部' : group === 'open' ? '进行中' : delivery.labels.seeker[group];
