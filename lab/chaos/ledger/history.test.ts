import { expect, test } from 'vitest';
import { type Acknowledged, type Books, faultsOf } from './history.ts';

const right: Books = {
  faults: [],
  postings: new Map([
    ['order:1:fulfil', 1],
    ['refreshes:7:1795320000000', 1],
  ]),
  sums: new Map([
    ['fen', 0n],
    ['posts', 0n],
  ]),
  lowest: 0n,
  refreshes: new Map([['7', { events: 1, uses: 1 }]]),
  paid: new Map([['5', 1]]),
  refunds: [{ number: 'R1', given: 2_500, booked: 2_500 }],
};
const notice: Acknowledged[] = [{ key: 'order:1:fulfil' }, { use: 'refreshes:7:' }, { slip: '5' }];

test('right books have no fault', () => expect(faultsOf(notice, right)).toEqual([]));

test.each<[string, Partial<Books>]>([
  ['order:1:fulfil was answered and is lost', { postings: new Map([['refreshes:7:1795320000000', 1]]) }],
  ['refreshes:7: was answered and is lost', { postings: new Map([['order:1:fulfil', 1]]) }],
  ['is there 2 times', { postings: new Map([...right.postings, ['order:1:fulfil', 2]]) }],
  ['add up to 1', { sums: new Map([['fen', 1n]]) }],
  ['a balance is -3', { lowest: -3n }],
  ['lot is not', { faults: ['lot is not the sum of its entries: 7'] }],
  ['refreshed 2 times for 1 units', { refreshes: new Map([['7', { events: 2, uses: 1 }]]) }],
  ['slip 5 is paid 0 times', { paid: new Map() }],
  ['2500 fen were given, and 0 are booked', { refunds: [{ number: 'R1', given: 2_500, booked: 0 }] }],
])('a planted fault is found: %s', (words, planted) => {
  const faults = faultsOf(notice, { ...right, ...planted });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});
