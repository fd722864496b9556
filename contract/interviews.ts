import type { z } from 'zod';
import type { interview } from './delivery-shapes.ts';

/** Without zod at run time, so that pages may import it. */
export type Interview = z.output<typeof interview>;

/** How an interview is held. */
export const interviewModeLabels = { onsite: '现场', video: '视频', phone: '电话' } as const;
export type InterviewMode = keyof typeof interviewModeLabels;
