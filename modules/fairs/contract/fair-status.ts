import { z } from 'zod';
import { boothPerson, fairResults } from './fair-shapes.ts';
import { fairCard } from './fair-views.ts';

export const exhibitorStatus = z.enum([
  'applied',
  'approved',
  'rejected',
  'waiting-list',
  'checked-in',
  'withdrawn',
  'cancelled',
]);

const companyStatus = z.object({
  id: z.string(),
  status: exhibitorStatus,
  booth: z.object({ id: z.string(), number: z.string(), hall: z.string() }).nullable(),
  people: z.array(boothPerson),
  wish: z.string(),
  postIds: z.array(z.string()),
  waitingPlace: z.number().nullable(),
  reason: z.string().nullable(),
  visitors: z.number(),
  results: fairResults.nullable(),
  appliedAt: z.string(),
  /** The moves open to the company now. */
  moves: z.array(z.enum(['check-in', 'withdraw'])),
});
export type CompanyFairStatus = z.output<typeof companyStatus>;

export const companyFair = fairCard.extend({
  freeBooths: z.number(),
  standing: companyStatus.nullable(),
  /** The booth reserved while the form is filled in. */
  hold: z.object({ boothId: z.string(), number: z.string(), until: z.string() }).nullable(),
});
export type CompanyFair = z.output<typeof companyFair>;
