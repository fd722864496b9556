import { expect, test } from 'vitest';
import { hashOfList } from '#modules/exams/contract/results/list-text.ts';
import { listFaults, type Settled, type StoredResults } from './lists.ts';

const line = { rank: 1, name: '林*夏', ticket: '27***01', written: 80, interview: null, total: null };
const text = {
  examId: '1',
  kind: 'written',
  version: 1,
  publicAt: '2027-01-01T00:00:00.000Z',
  lines: [{ ...line, post: '0001', outcome: 'in', note: '', details: null }],
};
const list = { ...text, id: '9', status: 'confirmed', hash: await hashOfList(text), applied: 1, told: 1 };
const right: StoredResults = { scores: [{ ticket: '2700101', points: 80 }], lists: [list] };
const settled: Settled[] = [{ ticket: '2700101', points: 70 }, { ticket: '2700101', points: 80 }, { list: '9' }];

test('the last score that was answered and its list stand once', async () =>
  expect(await listFaults(settled, right)).toEqual([]));

test.each<[string, Partial<StoredResults>]>([
  ['the score 80 of 2700101 was answered, stored is 70', { scores: [{ ticket: '2700101', points: 70 }] }],
  ['list 9 was answered and is lost', { lists: [] }],
  ['list 9 does not say what was hashed', { lists: [{ ...list, version: 2 }] }],
  ['the moves of list 9 were made 2 times', { lists: [{ ...list, applied: 2 }] }],
  ['list 9 has 1 people and told 0', { lists: [{ ...list, told: 0 }] }],
])('a planted fault is found: %s', async (words, planted) => {
  expect(await listFaults(settled, { ...right, ...planted })).toEqual([words]);
});
