import { describe, expect, test } from 'vitest';
import { movesFor, next, statesOf, type Who } from '#contract/machine.ts';
import { type DeliveryState, delivery, mayTakeBack, moveForTarget, resumeBoxTargets } from './delivery-state.ts';
import { interview } from './interview-state.ts';
import { isOpenDelivery, openDeliveryStates } from './open-delivery.ts';

const others: Who[] = ['seeker', 'operator', 'owner', 'clock', 'system'];

describe('taking a refusal back', () => {
  test.each(openDeliveryStates)('returns to %s, where it was refused', (was) => {
    expect(next(delivery, was, { move: 'reject', who: 'recruiter' })).toBe('rejected');
    expect(next(delivery, 'rejected', { move: 'take-back', who: 'recruiter', was })).toBe(was);
    expect(movesFor(delivery, 'rejected', 'recruiter', was)).toEqual(['take-back']);
    for (const who of others) expect(next(delivery, 'rejected', { move: 'take-back', who, was })).toBeNull();
  });

  test.each([undefined, null, 'rejected', 'accepted', 'hired', 'declined', 'withdrawn', 'closed'] as const)(
    'is no move when it was %s',
    (was) => {
      expect(next(delivery, 'rejected', { move: 'take-back', who: 'recruiter', was })).toBeNull();
      expect(movesFor(delivery, 'rejected', 'recruiter', was)).toEqual([]);
    },
  );

  test('the state before matters to no other move', () => {
    expect(next(delivery, 'viewed', { move: 'shortlist', who: 'recruiter', was: 'submitted' })).toBe('shortlisted');
    expect(next(delivery, 'viewed', { move: 'take-back', who: 'recruiter', was: 'viewed' })).toBeNull();
  });

  test('within 7 days, to the millisecond', () => {
    const rejectedAt = new Date('2026-11-14T09:12:00+08:00');
    expect(mayTakeBack(rejectedAt, new Date('2026-11-21T09:11:59.999+08:00'))).toBe(true);
    expect(mayTakeBack(rejectedAt, new Date('2026-11-21T09:12:00+08:00'))).toBe(false);
  });
});

/** from → target → the recruiter's move, for a delivery that was never refused. Every other pair answers 409. */
const targets: Partial<Record<DeliveryState, Partial<Record<DeliveryState, string>>>> = {
  submitted: { viewed: 'open', shortlisted: 'shortlist', rejected: 'reject' },
  viewed: { shortlisted: 'shortlist', interview: 'invite', rejected: 'reject' },
  shortlisted: { interview: 'invite', rejected: 'reject' },
  interview: { offer: 'pass', rejected: 'reject' },
  offer: { rejected: 'reject' },
};

describe('the resume box speaks states', () => {
  test.each(statesOf(delivery))('from %s to every state', (from) => {
    for (const target of statesOf(delivery)) {
      const expected = from === target ? 'same' : (targets[from]?.[target] ?? null);
      expect.soft(moveForTarget(from, target), target).toBe(expected);
    }
  });

  test.each(openDeliveryStates)('a delivery refused in %s goes back there and nowhere else', (was) => {
    for (const target of statesOf(delivery)) {
      const expected = target === 'rejected' ? 'same' : target === was || target === 'submitted' ? 'take-back' : null;
      expect.soft(moveForTarget('rejected', target, was), target).toBe(expected);
    }
  });

  test('every named state can be reached by some recruiter', () => {
    for (const target of resumeBoxTargets) {
      const reachable = statesOf(delivery).some((from) => {
        const move = moveForTarget(from, target, from === 'rejected' ? target : null);
        return move !== null && move !== 'same';
      });
      expect.soft(reachable, target).toBe(true);
    }
  });
});

describe('words', () => {
  test('each side reads its own', () => {
    expect(Object.values(delivery.labels.seeker).join()).toBe(
      '已投递,被查看,有意向,邀面试,待录用,已接受,已入职,已婉拒,不合适,已撤回,已关闭',
    );
    expect(delivery.labels.recruiter.submitted).toBe('待处理');
  });

  test('open are the states that still want an answer', () => {
    expect(statesOf(delivery).filter(isOpenDelivery)).toEqual([...openDeliveryStates]);
    for (const state of statesOf(delivery))
      expect(isOpenDelivery(state)).toBe(next(delivery, state, { move: 'withdraw', who: 'seeker' }) === 'withdrawn');
  });

  test('an interview move has one name and one actor in both tables', () => {
    for (const row of interview.table.filter((row) => row.move !== 'invite'))
      expect(next(delivery, 'interview', { move: row.move, who: row.who }), `${row.move} ${row.who}`).toBe('interview');
  });
});
