export { recordView } from '#server/domains/resumes/public.ts';
export { moveInBox } from './box-move.ts';
export { closeDeliveriesOfCompany, closeDeliveriesOfJober } from './close-deliveries.ts';
export { newestInterview } from './interview-store.ts';
export { markOverdue } from './mark-overdue.ts';
export { mayCompanySeeJober } from './may-see-jober.ts';
export { openDeliveryOf } from './open-delivery-of.ts';
export { refreshReplyRates } from './reply-rates.ts';
