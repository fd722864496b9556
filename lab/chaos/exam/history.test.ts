import { expect, test } from 'vitest';
import { type Acknowledged, faultsOf, type Stored } from './history.ts';

const one = { id: '1', applicant: 'a', number: '100001', status: 'approved' };
const other = { id: '2', applicant: 'b', number: '100002', status: 'submitted' };
const submit = { registration: '1', move: 'submit', to: 'submitted', actor: 'a' };
const right: Stored = {
  registrations: [one, other],
  events: [
    submit,
    { registration: '2', move: 'submit', to: 'submitted', actor: 'b' },
    { registration: '1', move: 'approve', to: 'approved', actor: 'r' },
  ],
  told: new Map([['1', 1]]),
};
const acknowledged: Acknowledged[] = [
  { registration: '1', applicant: 'a' },
  { registration: '2', applicant: 'b' },
  { decision: 'approve', registration: '1', reviewer: 'r' },
];

test('what was answered and stands once has no fault', () => expect(faultsOf(acknowledged, right)).toEqual([]));

test.each<[string, Partial<Stored>]>([
  ['registration 2 was answered and is lost', { registrations: [one] }],
  ['the approve of 1 was answered and is lost', { events: right.events.map((event) => ({ ...event, actor: 'x' })) }],
  [
    'applicant a is registered twice',
    {
      registrations: [one, other, { ...other, id: '3', number: '3', applicant: 'a' }],
      events: [...right.events, { registration: '3', move: 'submit', to: 'submitted', actor: 'a' }],
    },
  ],
  ['number 100001 is given twice', { registrations: [one, { ...other, number: '100001' }] }],
  ['1 was submitted 2 times', { events: [submit, ...right.events] }],
  ['1 is submitted, its last move led to approved', { registrations: [{ ...one, status: 'submitted' }, other] }],
  ['1 was decided 1 times and told 2 times', { told: new Map([['1', 2]]) }],
])('a planted fault is found: %s', (words, planted) => {
  expect(faultsOf(acknowledged, { ...right, ...planted })).toEqual([words]);
});

test('a second decision is found', () => {
  const events = [...right.events, { registration: '1', move: 'refuse', to: 'refused', actor: 'q' }];
  expect(faultsOf(acknowledged, { ...right, events })).toContain('1 was decided 2 times');
});
