import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, moment } from '#contract/fields.ts';

const visitorStatus = z.enum(['signed-up', 'waiting', 'checked-in', 'cancelled']);

/** A seat at a fair or lecture. `code` is the content of the QR code, also typed at the door; null while waiting. */
export const ticket = z.object({
  id: z.string(),
  status: visitorStatus,
  code: z.string().nullable(),
  /** Position on the waiting list, from 1; null with a seat. */
  waitingPlace: z.number().nullable(),
  holder: z.string(),
  checkedInAt: moment().nullable(),
  about: z.object({
    kind: z.enum(['fair', 'lecture']),
    id: z.string(),
    title: z.string(),
    startsAt: moment(),
    endsAt: moment(),
    place: z.string(),
  }),
});
export type Ticket = z.output<typeof ticket>;

/** One call signs up for whatever has seats; modules answer it. */
export const signUpEndpoints = {
  'POST /api/jober/saveSignUp': {
    access: 'seeker',
    summary: '报名招聘会或讲座，返回入场券',
    body: z.strictObject({
      meetingId: id('招聘会编号').optional(),
      lectureId: id('讲座编号').optional(),
      resumeId: id('简历编号').optional(),
    }),
    returns: ticket,
    idempotent: true,
  },
} as const satisfies EndpointTable;
