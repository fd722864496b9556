import type { EndpointKey } from '#contract/api.ts';

/** What a decision on a registration changes: the queue, and what the head of the project counts. */
export const changedByReview: readonly EndpointKey[] = [
  'GET /api/company/exams/:id/registrations',
  'GET /api/company/exams/:id',
];
