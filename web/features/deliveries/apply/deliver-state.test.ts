import { expect, test } from 'vitest';
import { deliverState } from './deliver-state.ts';

test.each([
  [{ status: 'open', claimed: true, deliveryStatus: null }, 'ready'],
  [{ status: 'open', claimed: true, deliveryStatus: 'viewed' }, 'delivered'],
  [{ status: 'open', claimed: true, deliveryStatus: 'hired' }, 'delivered'],
  [{ status: 'open', claimed: true, deliveryStatus: 'withdrawn' }, 'again'],
  [{ status: 'open', claimed: false, deliveryStatus: null }, 'unclaimed'],
  [{ status: 'open', claimed: false, applyWay: 'web', deliveryStatus: null }, 'elsewhere'],
  [{ status: 'open', claimed: true, applyWay: 'mail', deliveryStatus: 'viewed' }, 'delivered'],
  [{ status: 'expired', claimed: true, deliveryStatus: null }, 'closed'],
  [{ status: 'closed', claimed: true, deliveryStatus: 'interview' }, 'delivered'],
  [{ status: 'closed', claimed: true, deliveryStatus: 'rejected' }, 'closed'],
  [{ status: 'closed', claimed: false, deliveryStatus: null }, 'closed'],
] as const)('%j is %s', (given, state) => {
  const { claimed, deliveryStatus, ...post } = given;
  expect(deliverState({ ...post, company: { claimed } }, deliveryStatus)).toBe(state);
});
