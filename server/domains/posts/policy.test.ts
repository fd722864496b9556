import { describe, expect, test } from 'vitest';
import type { Actor, CompanyStatus, MemberRole } from '#contract/actor.ts';
import { isPublicCompany, isUnclaimed, mayManagePosts, mayReadPost } from './policy.ts';

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
const school = { id: '9', status: 'approved', source: null } as const;

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
  expect(isPublicCompany({ status, source: null })).toBe(false);
  expect(mayReadPost('open', { id: '9', status, source: null }, visitor)).toBe(false);
  expect(mayReadPost('open', { id: '9', status, source: null }, memberOf('9', status))).toBe(true);
});

test.each(['unclaimed', 'pending', 'rejected'] as const)(
  'an imported company stays public, and unclaimed, while %s',
  (status) => {
    const imported = { id: '9', status, source: '某招聘网' };
    expect(isUnclaimed(imported)).toBe(true);
    expect(mayReadPost('open', imported, visitor)).toBe(true);
    expect(mayReadPost('removed', imported, memberOf('9', status)), 'a claim gives no look behind the curtain').toBe(
      false,
    );
  },
);

test('a suspended company vanishes, imported or not', () => {
  expect(isPublicCompany({ status: 'suspended', source: '某招聘网' })).toBe(false);
});

test('interviewers and finance do not move posts', () => {
  const roles: MemberRole[] = ['owner', 'recruiter', 'interviewer', 'finance'];
  expect(roles.filter(mayManagePosts)).toEqual(['owner', 'recruiter']);
});
