export { tickOrders } from './by-the-clock.ts';
export { REFUND_JOB, sendRefund } from './payments/send-refund.ts';
