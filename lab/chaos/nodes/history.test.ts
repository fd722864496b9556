import { expect, test } from 'vitest';
import { faultsOf, type History } from './history.ts';

const sound: History = {
  delivered: ['1', '2'],
  replied: ['2'],
  stored: [
    { id: '1', status: 'submitted', moves: 'deliver' },
    { id: '2', status: 'shortlisted', moves: 'deliver shortlist' },
  ],
  notices: [{ of: 'delivery 2 shortlisted', times: 1 }],
  jobs: 0,
};

test('a sound history has no fault', () => {
  expect(faultsOf(sound)).toEqual([]);
});

test.each<[string, Partial<History>]>([
  ['lost: delivery 3', { delivered: ['1', '2', '3'] }],
  ['lost: the reply to 1', { replied: ['1', '2'] }],
  [
    'twice: the record of 1',
    { stored: [{ id: '1', status: 'submitted', moves: 'deliver deliver' }, ...sound.stored.slice(1)] },
  ],
  ['twice: 2 notices', { notices: [{ of: 'delivery 2 shortlisted', times: 2 }] }],
  ['left: 4 jobs', { jobs: 4 }],
])('%s is found', (fault, change) => {
  expect(faultsOf({ ...sound, ...change }).join()).toContain(fault);
});
