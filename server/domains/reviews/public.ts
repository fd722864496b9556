export { APPROVAL_JOB } from './approvals.ts';
export { runApproval, sweepClaims } from './decide.ts';
export { type Dossier, fact } from './dossier.ts';
export { postDossier } from './post-dossier.ts';
export { queueAges } from './queue-ages.ts';
