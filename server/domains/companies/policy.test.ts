import { expect, test } from 'vitest';
import type { SignedIn } from '#contract/actor.ts';
import { isOwnerOf, mayReadInAnyState, saveRule, showsRecruiters } from './policy.ts';

const member = { memberId: '5', companyId: '9', role: 'owner', companyStatus: 'approved' } as const;
const actor: SignedIn = {
  sessionId: '1',
  accountId: '2',
  phone: '13800000000',
  scope: 'full',
  joberId: null,
  member,
  operatorRole: null,
};

test('a company in any state is read by its own people and by operators', () => {
  expect(mayReadInAnyState('9', actor)).toBe(true);
  expect(mayReadInAnyState('8', actor)).toBe(false);
  expect(mayReadInAnyState('8', null)).toBe(false);
  expect(mayReadInAnyState('8', { ...actor, operatorRole: 'review' })).toBe(true);
  expect(mayReadInAnyState('8', { ...actor, operatorRole: 'review', scope: 'onboarding' })).toBe(false);
});

test('only the owner speaks for the company, and only for that one', () => {
  expect(isOwnerOf('9', member)).toBe(true);
  expect(isOwnerOf('8', member)).toBe(false);
  expect(isOwnerOf('9', null)).toBe(false);
  for (const role of ['recruiter', 'interviewer', 'finance'] as const)
    expect(isOwnerOf('9', { ...member, role })).toBe(false);
});

test('what a save means in each state', () => {
  const states = ['draft', 'rejected', 'approved', 'pending', 'suspended', 'unclaimed'] as const;
  expect(states.map(saveRule)).toEqual(['free', 'free', 'reviewed', 'refused', 'refused', 'refused']);
  expect(states.filter(showsRecruiters)).toEqual(['approved']);
});
