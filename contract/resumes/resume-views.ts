import { z } from 'zod';
import { status as deliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { listOf, moment, paging, phone } from '#contract/fields.ts';

/** A company's view of a seeker. */
const viewer = z.object({
  id: z.string(),
  viewedAt: moment(),
  times: z.number(),
  via: z.enum(['delivery', 'search', 'recommendation', 'chat']),
  company: z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    cityName: z.string(),
    logoUrl: z.string().nullable(),
  }),
  recruiter: z.object({ name: z.string(), title: z.string() }),
  postTitle: z.string().nullable(),
  deliveryId: z.string().nullable(),
  /** What became of that delivery. */
  deliveryStatus: deliveryStatus.nullable(),
});
export type Viewer = z.output<typeof viewer>;

export const resumeViewEndpoints = {
  'GET /api/resume/getViewsList': {
    access: 'seeker',
    summary: '谁看过我',
    query: z.object({ phone: phone(), ...paging }),
    returns: listOf(viewer),
  },
} as const satisfies EndpointTable;
