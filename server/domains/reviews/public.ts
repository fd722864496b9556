export { APPROVAL_JOB } from './approvals.ts';
export { runApproval, sweepClaims } from './decide.ts';
export { queueAges } from './queue-ages.ts';
