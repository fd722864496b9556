import { type DeliveryState, delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { isState, movesFor } from '#contract/machine.ts';
import { newestInterview } from '#server/domains/deliveries/public.ts';
import type { Database } from '#server/platform/database/database.ts';

const invitable: readonly DeliveryState[] = ['submitted', 'viewed', 'shortlisted', 'interview'];

/** Whether an invitation can be sent for a delivery; a waiting one is shortlisted first. */
export const mayBeInvited = (status: string | null): boolean => invitable.some((state) => state === status);

/** The current interview of a delivery, with the seeker's possible answers. */
export async function interviewOf(db: Database, deliveryId: string | null, status: string | null) {
  const current = deliveryId && status && isState(delivery, status) ? await newestInterview(db, deliveryId) : null;
  if (!current || !status || !isState(delivery, status)) return null;
  const open: readonly string[] = movesFor(delivery, status, 'seeker');
  const moves = movesFor(interview, current.status, 'seeker').filter((move) => open.includes(move));
  return { status: current.status, startsAt: current.startsAt.toISOString(), moves };
}
