/**
 * The groups of 投递记录 in order. `mine` waits for the seeker: an offer, or an invitation to an interview ahead; `open` is every
 * other delivery that goes on, an accepted offer until its start day included.
 */
export const deliveryGroupKeys = ['mine', 'open', 'ended', 'all'] as const;
export type DeliveryGroup = (typeof deliveryGroupKeys)[number];

export const endedDeliveryStates = ['hired', 'declined', 'rejected', 'withdrawn', 'closed'] as const;

interface Standing {
  status: string;
  interview: { status: string; startsAt: string; slots?: string[] | null } | null;
}

/** The group of a delivery besides `all`. */
export function groupOf({ status, interview }: Standing, now: number): Exclude<DeliveryGroup, 'all'> {
  if ((endedDeliveryStates as readonly string[]).includes(status)) return 'ended';
  if (status === 'offer') return 'mine';
  const isInvited = status === 'interview' && interview?.status === 'waiting';
  if (!isInvited) return 'open';
  const last = interview.slots?.at(-1) ?? interview.startsAt;
  return new Date(last).getTime() > now ? 'mine' : 'open';
}
