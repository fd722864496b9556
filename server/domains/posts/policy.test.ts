import { describe, expect, test } from 'vitest';
import type { Actor, CompanyStatus } from '#contract/actor.ts';
import { mayReadPost } from './policy.ts';

const visitor: Actor = null;
const person: Actor = {
  sessionId: '1',
  accountId: '2',
  phone: '13800000000',
  scope: 'full',
  joberId: null,
  member: null,
  operatorRole: null,
};
const memberOf = (companyId: string, companyStatus: CompanyStatus = 'approved'): Actor => ({
  ...person,
  member: { memberId: '5', companyId, role: 'recruiter', companyStatus },
});
const operator: Actor = { ...person, operatorRole: 'review' };
const school = { id: '9', status: 'approved' } as const;

describe('a post of an approved company', () => {
  test.each([
    ['open', true],
    ['closed', true],
    ['expired', true],
    ['draft', false],
    ['pending', false],
    ['rejected', false],
    ['removed', false],
  ])('%s is for the public: %s', (status, shown) => {
    expect(mayReadPost(status, school, visitor)).toBe(shown);
    expect(mayReadPost(status, school, memberOf('8'))).toBe(shown);
    expect(mayReadPost(status, school, memberOf('9'))).toBe(true);
    expect(mayReadPost(status, school, operator)).toBe(true);
  });
});

test.each(['draft', 'pending', 'rejected', 'suspended'] as const)('nothing of a %s company is public', (status) => {
  expect(mayReadPost('open', { id: '9', status }, visitor)).toBe(false);
  expect(mayReadPost('open', { id: '9', status }, memberOf('9', status))).toBe(true);
});

test('posts of an unclaimed school are public', () => {
  expect(mayReadPost('open', { id: '9', status: 'unclaimed' }, visitor)).toBe(true);
  expect(mayReadPost('removed', { id: '9', status: 'unclaimed' }, memberOf('8', 'pending'))).toBe(false);
});
