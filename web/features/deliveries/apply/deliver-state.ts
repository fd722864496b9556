import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';

interface Given {
  status: string;
  claimed: boolean;
  /** The state of the seeker's delivery to the post that counts; null without one. */
  deliveryStatus: DeliveryStatus | null;
}

export type DeliverState = 'ready' | 'again' | 'delivered' | 'closed' | 'unclaimed';

/** Whether a delivery in this state keeps the post from being delivered to again. */
export const isDelivered = (status: DeliveryStatus | null): boolean =>
  status !== null && (isOpenDelivery(status) || status === 'hired');

/** What the 投递 button can do for a post, and for a seeker who may have delivered to it. */
export function deliverState({ status, claimed, deliveryStatus }: Given): DeliverState {
  if (isDelivered(deliveryStatus)) return 'delivered';
  if (status !== 'open') return 'closed';
  if (!claimed) return 'unclaimed';
  return deliveryStatus ? 'again' : 'ready';
}
