import { expect, test } from 'vitest';
import { deliverState } from './deliver-state.ts';

test.each([
  [{ status: 'open', claimed: true }, 'ready'],
  [{ status: 'open', claimed: true, deliveryId: '1', deliveryStatus: 'viewed' }, 'delivered'],
  [{ status: 'open', claimed: true, deliveryId: '1', deliveryStatus: 'hired' }, 'delivered'],
  [{ status: 'open', claimed: true, deliveryId: '1', deliveryStatus: 'withdrawn' }, 'again'],
  [{ status: 'open', claimed: false }, 'unclaimed'],
  [{ status: 'expired', claimed: true }, 'closed'],
  [{ status: 'closed', claimed: true, deliveryId: '1', deliveryStatus: 'interview' }, 'delivered'],
  [{ status: 'closed', claimed: true, deliveryId: '1', deliveryStatus: 'rejected' }, 'closed'],
  [{ status: 'closed', claimed: false }, 'closed'],
] as const)('%j is %s', (given, state) => expect(deliverState(given)).toBe(state));
