import { expect, test } from 'vitest';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { movesFor, statesOf } from '#contract/machine.ts';
import { columns, judge } from './column-moves.ts';

test('a card goes exactly where the state table leads, and everywhere else it says why not', () => {
  for (const status of statesOf(delivery)) {
    const moves = movesFor(delivery, status, 'recruiter', 'viewed').filter((move) => move !== 'open');
    const targets = columns.flatMap(({ key }) => {
      const judged = judge({ status, moves }, key);
      if (judged.why !== undefined) expect(judged.why.length).toBeGreaterThan(4);
      return judged.target ? [key] : [];
    });
    const expected: Record<string, string[]> = {
      submitted: ['shortlisted', 'rejected'],
      viewed: ['shortlisted', 'interview', 'rejected'],
      shortlisted: ['interview', 'rejected'],
      interview: ['offer', 'rejected'],
      offer: ['rejected'],
      rejected: ['todo', 'shortlisted', 'interview', 'offer'],
    };
    expect([status, targets]).toEqual([status, expected[status] ?? []]);
  }
});

test('whoever may only look is told so', () => {
  expect(judge({ status: 'viewed', moves: [] }, 'shortlisted').why).toContain('面试官');
});
