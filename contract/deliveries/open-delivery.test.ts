import { expect, test } from 'vitest';
import { statesOf } from '#contract/machine.ts';
import { delivery } from './delivery-state.ts';
import { openDeliveryStates, unansweredDeliveryStates } from './open-delivery.ts';

/** Moves by which a company has not said anything yet, or takes back what it said. */
const silent = ['deliver', 'open', 'take-back'];

test('unanswered are the open states that no answer has led to', () => {
  const answered = new Set(delivery.table.filter(({ move }) => !silent.includes(move)).map(({ to }) => to));
  const open = statesOf(delivery).filter((state) => openDeliveryStates.some((one) => one === state));
  expect(open.filter((state) => !answered.has(state))).toEqual([...unansweredDeliveryStates]);
});
