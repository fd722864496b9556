import { companyJober, ownCompany, user } from '#contract/identity/identity.ts';
import { ownJober } from '#contract/seekers/seeker.ts';
import { type SessionState, setSession } from '#web/session/session-store.ts';
import { sampleOf } from './sample-of.ts';

const phone = '13800000001';

/** Signs a user in, only in this browser. */
export const signIn = {
  seeker: (more: Partial<SessionState> = {}) =>
    setSession({
      token: 'token',
      user: sampleOf(user, { phone }),
      jober: sampleOf(ownJober, { name: '林晓' }),
      ...more,
    }),
  recruiter: (role: 'owner' | 'recruiter' | 'interviewer' | 'finance' = 'recruiter') =>
    setSession({
      token: 'token',
      user: sampleOf(user, { phone }),
      company: sampleOf(ownCompany, { id: '9', name: '深圳市第一中学', status: 'approved' }),
      companyJober: sampleOf(companyJober, { companyId: '9', name: '王敏', role, status: 'active' }),
    }),
  operator: (role: NonNullable<SessionState['operator']>['role'] = 'super') =>
    setSession({ token: 'token', operator: { name: '陈立', role } }),
};
