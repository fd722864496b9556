export { advertiseMissing } from './advertise.ts';
export { tickExams } from './by-the-clock.ts';
export { eraseOver } from './erase-over.ts';
export { lapseUnpaid } from './fee/lapse-unpaid.ts';
export { fitOfPost } from './fit/fit-of-post.ts';
export { expireReturned } from './registrations/expire.ts';
export { storedIdentity } from './registrations/identity.ts';
export { standingOf } from './registrations/standing-of.ts';
