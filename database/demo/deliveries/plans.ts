import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import type { Weighted } from '../random.ts';
import { readData } from '../read-data.ts';

/** What happens to a delivery after it was sent, in order; time may cut it short. */
export type Plan = readonly DeliveryMove[];

interface Data {
  /** Deliveries that the company does not answer, and those that it answers. */
  silent: Weighted<Plan>;
  answered: Weighted<Plan>;
  /** The states of the demo recruiter's box. Two were forgotten: the rate is high, not perfect. */
  box: readonly (readonly [plan: Plan, count: number, daysAgo: readonly [number, number]])[];
}

export const { silent: silentPlans, answered: answeredPlans, box: demoBox } = readData<Data>('delivery-plans');
