import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import type { Weighted } from '../random.ts';

/** What happens to a delivery after it was sent, in order; time may cut it short. */
export type Plan = readonly DeliveryMove[];

const invited: Plan = ['open', 'shortlist', 'invite'];
const met: Plan = [...invited, 'accept-interview'];
const offered: Plan = [...met, 'pass'];

/** Deliveries that the company does not answer. */
export const silentPlans: Weighted<Plan> = [
  [[], 3],
  [['open'], 4],
];

export const answeredPlans: Weighted<Plan> = [
  [['open', 'reject'], 30],
  [['open', 'shortlist', 'reject'], 9],
  [['open', 'shortlist'], 12],
  [invited, 4],
  [[...invited, 'decline-interview', 'reject'], 3],
  [[...invited, 'propose-time', 'agree-time', 'pass'], 3],
  [[...invited, 'propose-time'], 1],
  [met, 4],
  [[...met, 'cancel-interview', 'reject'], 1],
  [[...met, 'mark-absent', 'reject'], 1],
  [[...met, 'reject'], 9],
  [offered, 4],
  [[...offered, 'accept-offer'], 9],
  [[...offered, 'decline-offer'], 3],
  [['withdraw'], 1.5],
  [['open', 'withdraw'], 1.5],
  [['open', 'shortlist', 'withdraw'], 1.5],
  [[...invited, 'withdraw'], 1],
];

/** The states of the demo recruiter's box: plan, how many, and the days ago they were sent between. */
export const demoBox: readonly (readonly [plan: Plan, count: number, daysAgo: readonly [number, number]])[] = [
  [[], 14, [0, 4]],
  [['open'], 9, [1, 5]],
  // Two that were forgotten: the rate is high, not perfect.
  [['open'], 2, [9, 14]],
  [['open', 'shortlist'], 9, [2, 12]],
  [invited, 3, [3, 4.5]],
  [[...invited, 'propose-time'], 1, [4, 8]],
  [offered, 3, [16, 26]],
  [[...offered, 'accept-offer'], 4, [24, 60]],
  [[...offered, 'accept-offer'], 4, [66, 79]],
  [[...offered, 'decline-offer'], 2, [24, 60]],
  [['open', 'reject'], 34, [3, 70]],
  [[...met, 'reject'], 7, [20, 70]],
  [['withdraw'], 2, [3, 40]],
  [['open', 'shortlist', 'withdraw'], 3, [6, 40]],
];
