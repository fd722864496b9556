import { expect, test } from 'vitest';
import { shownAmount } from './ledger-units.ts';

test.each([
  { account: 'cash', booked: -39_900, shown: 39_900 },
  { account: 'issued', booked: -5, shown: 5 },
  { account: 'income', booked: 39_900, shown: 39_900 },
  { account: 'own', booked: -1, shown: -1 },
] as const)('$booked booked on $account is shown as $shown', ({ account, booked, shown }) => {
  expect(shownAmount(account, booked)).toBe(shown);
});
