/** The states in which a delivery has ended without success: the post may be delivered to again. */
const endedBadly = new Set(['withdrawn', 'rejected', 'declined', 'closed']);

interface Given {
  status: string;
  claimed: boolean;
  deliveryId?: string | null;
  deliveryStatus?: string | null;
}

export type DeliverState = 'ready' | 'again' | 'delivered' | 'closed' | 'unclaimed';

/** What the 投递 button can do for a post, and for a seeker who may have delivered to it. */
export function deliverState({ status, claimed, deliveryId, deliveryStatus }: Given): DeliverState {
  const ended = deliveryStatus ? endedBadly.has(deliveryStatus) : false;
  if (deliveryId && !ended) return 'delivered';
  if (status !== 'open') return 'closed';
  if (!claimed) return 'unclaimed';
  return deliveryId ? 'again' : 'ready';
}
