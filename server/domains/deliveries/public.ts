export { aliasOf, anonymised, anonymisedText, anonymiseSnapshot } from './anonymise.ts';
export { BATCH_JOB } from './batch/batches.ts';
export { runBatch } from './batch/run-batch.ts';
export { moveInBox } from './box/box-move.ts';
export { closeDeliveriesOfCompany, closeDeliveriesOfJober } from './close-deliveries.ts';
export { newestInterview } from './interview/interview-store.ts';
export { markOverdue } from './mark-overdue.ts';
export { openSnapshot } from './open-snapshot.ts';
export { startAccepted } from './seeker/start-accepted.ts';
