import { z } from 'zod';
import { boxStrip } from './box-rows.ts';

const step = z.object({
  delivered: z.number(),
  answered: z.number(),
  interviewed: z.number(),
  offered: z.number(),
  hired: z.number(),
});

export const dashboard = z.object({
  today: boxStrip.shape.today,
  funnel: step,
  posts: z.array(step.extend({ id: z.string(), title: z.string() })),
  /** Deliveries by the week in which they were sent, oldest first. */
  weeks: z.array(step.extend({ week: z.string() })),
  /** Median hours until the first answer; the sector is companies of the same province and type. */
  reply: z.object({
    hours: z.number().nullable(),
    sectorHours: z.number().nullable(),
    sector: z.string(),
    peers: z.number(),
    rate: z.number().nullable(),
  }),
});
export type Dashboard = z.output<typeof dashboard>;
