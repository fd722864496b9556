import { expect, test } from 'vitest';
import type { MemberRole, SignedIn } from '#contract/actor.ts';
import { mayLookUpPhone, viewOfJober } from './policy.ts';

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

test('a phone opens to its holder and to operators only', () => {
  expect(mayLookUpPhone(person(), '13800000001')).toBe(true);
  expect(mayLookUpPhone(person({ operatorRole: 'support' }), '13800000002')).toBe(true);
  expect(mayLookUpPhone(person({ joberId: '9' }), '13800000002')).toBe(false);
  expect(mayLookUpPhone(recruiter('owner'), '13800000002')).toBe(false);
});

test('a seeker record opens whole to its holder and to operators', () => {
  expect(viewOfJober(person({ joberId: '9' }), '9')).toBe('whole');
  expect(viewOfJober(person({ operatorRole: 'review' }), '9')).toBe('whole');
  expect(viewOfJober(person({ joberId: '8' }), '9')).toBe('none');
  expect(viewOfJober(person(), '9')).toBe('none');
});

test.each([
  ['owner', 'delivered'],
  ['recruiter', 'delivered'],
  ['interviewer', 'delivered'],
  ['finance', 'none'],
] as const)('to the role %s it opens as: %s', (role, view) => {
  expect(viewOfJober(recruiter(role), '9')).toBe(view);
});
