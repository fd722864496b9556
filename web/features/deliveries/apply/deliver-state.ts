import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { isStandingDelivery } from '#contract/deliveries/open-delivery.ts';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';

interface Given {
  status: string;
  company: { claimed: boolean };
  applyWay?: ApplyWay | undefined;
}

type DeliverState = 'ready' | 'again' | 'delivered' | 'closed' | 'unclaimed' | 'elsewhere';

/** Whether a delivery in this state rules out another one to the same post. */
export const isDelivered = (status: DeliveryStatus | null): boolean => status !== null && isStandingDelivery(status);

/** The state of the 投递 button for a post; `deliveryStatus` is that of the seeker's relevant delivery, null without one. */
export function deliverState(
  { status, company, applyWay }: Given,
  deliveryStatus: DeliveryStatus | null,
): DeliverState {
  if (isDelivered(deliveryStatus)) return 'delivered';
  if (status !== 'open') return 'closed';
  if (applyWay) return 'elsewhere';
  if (!company.claimed) return 'unclaimed';
  return deliveryStatus ? 'again' : 'ready';
}
