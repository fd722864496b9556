import { expect, test } from 'vitest';
import type { MemberRole, OperatorRole, SignedIn } from '#contract/actor.ts';
import { mayLookUpPhone, type Relation, viewFor } from './look-up-policy.ts';

const person = (values: Partial<SignedIn> = {}): SignedIn => ({
  sessionId: '1',
  accountId: '2',
  phone: '13800000001',
  scope: 'full',
  joberId: null,
  member: null,
  operatorRole: null,
  ...values,
});
const recruiter = (role: MemberRole) =>
  person({ member: { memberId: '5', companyId: '6', role, companyStatus: 'approved' } });
const other = '13800000002';

test('a phone opens to its holder', () => {
  expect(mayLookUpPhone(person(), '13800000001')).toBe(true);
  expect(mayLookUpPhone(person({ joberId: '9' }), other)).toBe(false);
  expect(mayLookUpPhone(recruiter('owner'), other)).toBe(false);
});

test.each<[OperatorRole, boolean]>([
  ['super', true],
  ['review', true],
  ['support', true],
  ['content', false],
  ['finance', false],
])('an operator of the role %s opens persons: %s', (operatorRole, may) => {
  expect(mayLookUpPhone(person({ operatorRole }), other)).toBe(may);
});

const none: Relation = { delivered: false, agreed: false, exchanged: false, talked: false };

test.each<[MemberRole, Partial<Relation>, string]>([
  ['owner', { delivered: true }, 'delivered'],
  ['recruiter', { delivered: true, talked: true }, 'delivered'],
  ['interviewer', { delivered: true }, 'delivered'],
  ['finance', { delivered: true }, 'none'],
  ['owner', { agreed: true }, 'acquainted'],
  ['recruiter', { exchanged: true }, 'acquainted'],
  ['recruiter', { talked: true }, 'acquainted'],
  ['interviewer', { agreed: true, talked: true }, 'none'],
  ['owner', {}, 'card'],
  ['recruiter', {}, 'card'],
  ['interviewer', {}, 'none'],
  ['finance', {}, 'none'],
])('to the role %s with %j it opens as %s', (role, relation, view) => {
  expect(viewFor(role, { ...none, ...relation })).toBe(view);
});
