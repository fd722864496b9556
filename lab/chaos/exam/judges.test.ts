import { expect, test } from 'vitest';
import { type AcknowledgedSheet, type StoredSheet, sheetFaults } from './judges.ts';

const one: AcknowledgedSheet = { sheet: 'a', judge: '1', lot: 1, total: 80 };
const other: AcknowledgedSheet = { sheet: 'b', judge: '1', lot: 2, total: 70.5 };
const right: StoredSheet[] = [one, other].map((sheet) => ({ ...sheet, status: 'sealed', sealed: 1 }));
const [first, second] = right as [StoredSheet, StoredSheet];

test('what was answered and stands once has no fault', () => expect(sheetFaults([one, other], right)).toEqual([]));

test.each<[string, StoredSheet[]]>([
  ['sheet b was answered and is lost', [first]],
  ['sheet b was sealed as 2: 70.5 and is 2: 60', [first, { ...second, total: 60 }]],
  ['1 2 is sealed 2 times', [first, second, { ...second, sheet: 'c' }]],
  ['the log seals b 2 times', [first, { ...second, sealed: 2 }]],
])('a planted fault is found: %s', (words, stored) => {
  expect(sheetFaults([one, other], stored)).toEqual([words]);
});
