export { advertiseMissing } from './advertise.ts';
export { tickExams } from './by-the-clock.ts';
export { lapseUnpaid } from './fee/lapse-unpaid.ts';
export { expireReturned } from './registrations/expire.ts';
