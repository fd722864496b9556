import { expect, test } from 'vitest';
import { testMachine } from '#contract/testing/test-machine.ts';
import { invoice, order, orderLifeMs } from './order-state.ts';

testMachine(
  'order',
  order,
  `- create recruiter created
     created pay provider paid
     created pay system paid
     created submit-voucher recruiter voucher-submitted
     created cancel recruiter cancelled
     created expire clock expired
     voucher-submitted confirm-voucher operator paid
     voucher-submitted reject-voucher operator voucher-rejected
     paid fulfil system fulfilled
     paid refund operator refunding
     fulfilled refund operator refunding
     refunding finish-refund operator refunded
     refunding finish-refund provider refunded`,
);

testMachine(
  'invoice',
  invoice,
  `- request recruiter requested
     requested issue operator issued
     requested reject operator rejected`,
);

test('an order can be paid online for half an hour, by transfer for a week', () => {
  expect(orderLifeMs).toEqual({ online: 1_800_000, transfer: 604_800_000 });
});
