import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { isStandingDelivery } from '#contract/deliveries/open-delivery.ts';

interface Given {
  status: string;
  claimed: boolean;
  /** The state of the seeker's relevant delivery to the post; null without one. */
  deliveryStatus: DeliveryStatus | null;
}

type DeliverState = 'ready' | 'again' | 'delivered' | 'closed' | 'unclaimed';

/** Whether a delivery in this state rules out another one to the same post. */
export const isDelivered = (status: DeliveryStatus | null): boolean => status !== null && isStandingDelivery(status);

/** The state of the 投递 button for a post and a seeker. */
export function deliverState({ status, claimed, deliveryStatus }: Given): DeliverState {
  if (isDelivered(deliveryStatus)) return 'delivered';
  if (status !== 'open') return 'closed';
  if (!claimed) return 'unclaimed';
  return deliveryStatus ? 'again' : 'ready';
}
