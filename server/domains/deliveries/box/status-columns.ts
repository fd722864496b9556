import { delivery } from '#database/schema/deliveries.ts';

/** The state of a delivery and since when; both sides use the same columns. */
export const statusColumns = {
  status: delivery.status,
  previousStatus: delivery.previousStatus,
  reason: delivery.reason,
  offer: delivery.offer,
  reserve: delivery.reserve,
  submittedAt: delivery.submittedAt,
  changedAt: delivery.changedAt,
  answeredAt: delivery.answeredAt,
  overdueAt: delivery.overdueAt,
};
