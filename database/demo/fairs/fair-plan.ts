import type { FairTypeCode } from '#contract/taxonomy/fair-types.ts';

/** A fair as it is told: how many days from today it begins, and what stands in its announcement. */
export interface FairPlan {
  days: number;
  hours: readonly [from: number, to: number];
  type: FairTypeCode;
  city: string;
  title: string;
  venue: string;
  address: string;
  organiser: string;
  booths: number;
  capacity: number;
  /** Of the booths, how many are sold; of the seats, how many are given. */
  sold: number;
  filled: number;
  /** The demo's own school stands there so. */
  own?: 'approved' | 'applied' | 'waiting-list' | 'checked-in';
  ticket?: true;
  state?: 'draft' | 'cancelled';
}

/** The same as one line of a list. */
export type FairLine = readonly [
  days: number,
  from: number,
  to: number,
  type: FairTypeCode,
  city: string,
  title: string,
  venue: string,
  address: string,
  organiser: string,
  booths: number,
  capacity: number,
  sold: number,
  filled: number,
  more?: Pick<FairPlan, 'own' | 'ticket' | 'state'>,
];
