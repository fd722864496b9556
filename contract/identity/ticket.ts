import { z } from 'zod';

const visitorStatus = z.enum(['signed-up', 'waiting', 'checked-in', 'cancelled']);

/** A seat at a fair or lecture. `code` is the content of the QR code, also typed at the door; null while waiting. */
export const ticket = z.object({
  id: z.string(),
  status: visitorStatus,
  code: z.string().nullable(),
  /** Position on the waiting list, from 1; null with a seat. */
  waitingPlace: z.number().nullable(),
  holder: z.string(),
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
