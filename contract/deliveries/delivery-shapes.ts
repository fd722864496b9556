import { z } from 'zod';

const deliveryStatuses = [
  'submitted',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'accepted',
  'hired',
  'declined',
  'rejected',
  'withdrawn',
  'closed',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The seeker's moves of `delivery-state.ts`. */
export const seekerMoves = [
  'withdraw',
  'accept-interview',
  'decline-interview',
  'propose-time',
  'cancel-interview',
  'accept-offer',
  'decline-offer',
  'back-out',
] as const;

/** A step of the timeline: who did what, and when. */
export const deliveryStep = z.object({
  move: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  side: z.enum(['seeker', 'recruiter', 'system']),
  actorName: z.string(),
  note: z.string().nullable(),
  at: z.string(),
});
export type DeliveryStep = z.output<typeof deliveryStep>;

export const interview = z.object({
  id: z.string(),
  /** The states of `interview-state.ts`. */
  status: z.enum(['waiting', 'accepted', 'declined', 'proposed', 'cancelled', 'absent']),
  startsAt: z.string(),
  /** Of an invitation that offers several times, those that can still be chosen; null where the time is fixed. */
  slots: z.array(z.string()).nullable(),
  /** Planned duration. */
  minutes: z.number(),
  mode: z.enum(['onsite', 'video', 'phone']),
  place: z.string(),
  /** Where in the place; empty if the place says it. */
  room: z.string(),
  link: z.string(),
  contact: z.string(),
  note: z.string(),
  proposedAt: z.string().nullable(),
  answerNote: z.string(),
});

export const status = z.enum(deliveryStatuses, { error: '请重新选择投递状态' }).meta({ title: '状态' });
