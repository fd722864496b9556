import type { EndpointKey } from '#contract/api.ts';
import { callKey } from '#web/features/calls/use-call.ts';

/** Cache key of a project of the company. */
export const examKey = (id: string) => callKey('GET /api/company/exams/:id', { params: { id } });

/** What a change of a project changes beside it. */
export const examLists: readonly EndpointKey[] = ['GET /api/company/exams'];
