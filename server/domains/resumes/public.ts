export type { Check, WantedBy } from './check.ts';
export { checkPost } from './check-post.ts';
export { checkRequirements, fitOf } from './checks.ts';
export { createFirstResume } from './create-resume.ts';
export { ownResume } from './queries.ts';
export { recordView } from './record-view.ts';
export { buildSnapshot } from './snapshot.ts';
export { type ResumeSummary, summarise } from './summary.ts';
