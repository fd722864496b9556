import { describe, expect, test } from 'vitest';
import { type DeliveryState, delivery } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview } from '#contract/deliveries/interview-state.ts';
import { movesFor, statesOf } from '#contract/machine.ts';
import { openMoves, ownMoves, recruiterMoves } from './moves.ts';

const now = new Date('2026-11-20T02:00:00Z');
const at = (status: DeliveryState, interviewStatus: InterviewState | null = null) => ({
  status,
  previousStatus: status === 'rejected' ? ('viewed' as const) : null,
  changedAt: now,
  interviewStatus,
});

describe('open moves', () => {
  test.each(statesOf(delivery).filter((state) => state !== 'interview'))('of a %s delivery are the table', (state) => {
    for (const who of ['seeker', 'recruiter'] as const) {
      expect(openMoves(at(state), who)).toEqual(movesFor(delivery, state, who, at(state).previousStatus));
    }
  });

  test.each(statesOf(interview))('while the interview is %s both tables allow them', (state) => {
    for (const who of ['seeker', 'recruiter'] as const) {
      const answers = openMoves(at('interview', state), who).filter((move) => Object.hasOwn(interview.moves, move));
      expect(answers.sort()).toEqual(movesFor(interview, state, who).sort());
    }
  });

  test('offer no button for opening', () => {
    expect(recruiterMoves(at('submitted'), now)).toEqual(['shortlist', 'reject']);
  });

  test('offer taking back for 7 days', () => {
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(recruiterMoves(at('rejected'), later(6.99))).toEqual(['take-back']);
    expect(recruiterMoves(at('rejected'), later(7))).toEqual([]);
  });

  test('of the seeker are told in the order of the contract', () => {
    expect(ownMoves(at('offer'))).toEqual(['withdraw', 'accept-offer', 'decline-offer']);
    expect(ownMoves(at('accepted'))).toEqual(['back-out']);
    expect(ownMoves(at('hired'))).toEqual([]);
  });
});
