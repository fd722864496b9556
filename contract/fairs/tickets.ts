import { z } from 'zod';

const visitorStatus = z.enum(['signed-up', 'waiting', 'checked-in', 'cancelled']);

/** A place at a fair or lecture. `code` is what the QR code holds and what is typed at the door; none while waiting. */
export const ticket = z.object({
  id: z.string(),
  status: visitorStatus,
  code: z.string().nullable(),
  /** How many wait before, this one counted; null for who has a place. */
  waitingPlace: z.number().nullable(),
  holder: z.string(),
  signedUpAt: z.string(),
  checkedInAt: z.string().nullable(),
  about: z.object({
    kind: z.enum(['fair', 'lecture']),
    id: z.string(),
    title: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    place: z.string(),
  }),
});
export type Ticket = z.output<typeof ticket>;
