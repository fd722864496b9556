import { expect, test } from 'vitest';
import { type Books, faultsOf } from './history.ts';

const right: Books = {
  faults: [],
  postings: new Map([['order:1:fulfil', 1]]),
  sums: new Map([
    ['fen', 0n],
    ['posts', 0n],
  ]),
  lowest: 0n,
};
const told = [{ key: 'order:1:fulfil' }];

test('right books have no fault', () => expect(faultsOf(told, right)).toEqual([]));

test.each<[string, Partial<Books>]>([
  ['was answered and is lost', { postings: new Map() }],
  ['is there 2 times', { postings: new Map([['order:1:fulfil', 2]]) }],
  ['add up to 1', { sums: new Map([['fen', 1n]]) }],
  ['a balance is -3', { lowest: -3n }],
  ['lot is not', { faults: ['lot is not the sum of its entries: 7'] }],
])('a planted fault is found: %s', (words, planted) => {
  const faults = faultsOf(told, { ...right, ...planted });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});
