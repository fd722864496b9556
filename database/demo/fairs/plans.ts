import { readData } from '../read-data.ts';
import type { FairLine, FairPlan } from './fair-plan.ts';

/** Fairs that are over, the first one first. */
const pastFairs = readData<readonly FairLine[]>('past-fairs');

/** Fairs of today and of the weeks to come, the next one first. */
const comingFairs = readData<readonly FairLine[]>('coming-fairs');

/** Every fair of the demo, from the one that is over longest to the one farthest ahead. */
export const fairPlans: readonly FairPlan[] = [...pastFairs, ...comingFairs].map(
  ([days, from, to, type, city, title, venue, address, organiser, booths, capacity, sold, filled, more]) => ({
    days,
    hours: [from, to],
    type,
    city,
    title,
    venue,
    address,
    organiser,
    booths,
    capacity,
    sold,
    filled,
    ...more,
  }),
);
