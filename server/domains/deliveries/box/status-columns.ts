import { delivery } from '#database/schema/deliveries.ts';
import { pick } from '#server/platform/pick.ts';

/** The state of a delivery and since when; both sides use the same columns. */
export const statusColumns = {
  ...pick(delivery, 'status', 'previousStatus', 'reason', 'offer', 'reserve', 'submittedAt', 'changedAt'),
  ...pick(delivery, 'answeredAt', 'overdueAt'),
};
