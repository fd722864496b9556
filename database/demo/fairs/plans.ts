import { comingFairs } from './coming-fairs.ts';
import type { FairPlan } from './fair-plan.ts';
import { pastFairs } from './past-fairs.ts';

/** Every fair of the demo, from the one that is over longest to the one farthest ahead. */
export const fairPlans: readonly FairPlan[] = [...pastFairs, ...comingFairs].map(
  ([days, from, to, type, city, title, venue, address, organiser, booths, capacity, sold, filled, more]) => ({
    ...{ days, hours: [from, to], type, city, title, venue, address, organiser, booths, capacity, sold, filled },
    ...more,
  }),
);
