import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { isStandingDelivery } from '#contract/deliveries/open-delivery.ts';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';

interface Given {
  status: string;
  claimed: boolean;
  applyWay?: ApplyWay | undefined;
  /** The state of the seeker's relevant delivery to the post; null without one. */
  deliveryStatus: DeliveryStatus | null;
}

type DeliverState = 'ready' | 'again' | 'delivered' | 'closed' | 'unclaimed' | 'elsewhere';

/** Whether a delivery in this state rules out another one to the same post. */
export const isDelivered = (status: DeliveryStatus | null): boolean => status !== null && isStandingDelivery(status);

/** The state of the 投递 button for a post and a seeker. */
export function deliverState({ status, claimed, applyWay, deliveryStatus }: Given): DeliverState {
  if (isDelivered(deliveryStatus)) return 'delivered';
  if (status !== 'open') return 'closed';
  if (applyWay) return 'elsewhere';
  if (!claimed) return 'unclaimed';
  return deliveryStatus ? 'again' : 'ready';
}
