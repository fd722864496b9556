import { describe, expect, test } from 'vitest';
import type { Actor, CompanyStatus, MemberRole, OperatorRole, SignedIn } from '#contract/actor.ts';
import type { Caller } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { companyRefusal, guard } from './guard.ts';

const account: SignedIn = {
  sessionId: '1',
  accountId: '2',
  phone: '13812340001',
  scope: 'full',
  joberId: null,
  member: null,
  operatorRole: null,
};
const memberOf = (companyStatus: CompanyStatus): SignedIn => ({
  ...account,
  member: { memberId: '3', companyId: '4', role: 'owner', companyStatus },
});
const onboarding = (actor: SignedIn): SignedIn => ({ ...actor, scope: 'onboarding' });

const actors: Record<string, Actor> = {
  visitor: null,
  account,
  seeker: { ...account, joberId: '5' },
  operator: { ...account, operatorRole: 'support' },
  member: memberOf('approved'),
  draft: memberOf('draft'),
  pending: memberOf('pending'),
  rejected: memberOf('rejected'),
  suspended: memberOf('suspended'),
  unclaimed: memberOf('unclaimed'),
  newcomer: onboarding(account),
  newPending: onboarding(memberOf('pending')),
  newRejected: onboarding(memberOf('rejected')),
  /** A limited session grants its scope only, whatever its account may do. */
  limited: onboarding({ ...memberOf('approved'), joberId: '5', operatorRole: 'super' }),
};

function answer(access: Caller, actor: Actor): string {
  try {
    guard({ access }, actor);
    return 'ok';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

const login = 'SESSION_EXPIRED';
const no = 'FORBIDDEN';
const wait = 'COMPANY_NOT_APPROVED';
const rejected = 'COMPANY_REJECTED';
const suspended = 'COMPANY_SUSPENDED';

// biome-ignore format: a table reads in columns
const table: [name: string, ...answers: string[]][] = [
  ['caller',      'anyone', 'onboarding', 'account', 'seeker', 'member', 'recruiter', 'operator'],
  ['visitor',     'ok',     login,        login,     login,    login,    login,       login],
  ['account',     'ok',     'ok',         'ok',      no,       no,       no,          no],
  ['seeker',      'ok',     'ok',         'ok',      'ok',     no,       no,          no],
  ['operator',    'ok',     'ok',         'ok',      no,       no,       no,          'ok'],
  ['member',      'ok',     'ok',         'ok',      no,       'ok',     'ok',        no],
  ['draft',       'ok',     'ok',         'ok',      no,       'ok',     wait,        no],
  ['pending',     'ok',     'ok',         'ok',      no,       'ok',     wait,        no],
  ['rejected',    'ok',     'ok',         'ok',      no,       'ok',     rejected,    no],
  ['suspended',   'ok',     'ok',         'ok',      no,       'ok',     suspended,   no],
  ['unclaimed',   'ok',     'ok',         'ok',      no,       'ok',     wait,        no],
  ['newcomer',    'ok',     'ok',         no,        no,       no,       no,          no],
  ['newPending',  'ok',     'ok',         no,        no,       wait,     wait,        no],
  ['newRejected', 'ok',     'ok',         no,        no,       rejected, rejected,    no],
  ['limited',     'ok',     'ok',         no,        no,       no,       no,          no],
];

describe('who may call', () => {
  const [[, ...callers] = ['caller'], ...rows] = table;
  test.each(rows)('%s', (name, ...expected) => {
    expect(actors).toHaveProperty(name);
    expect(callers.map((access) => answer(access as Caller, actors[name] ?? null))).toEqual(expected);
  });
});

test('only an approved company is not refused', () => {
  const statuses: CompanyStatus[] = ['draft', 'pending', 'approved', 'rejected', 'suspended', 'unclaimed'];
  expect(statuses.map(companyRefusal)).toEqual([wait, wait, null, rejected, suspended, wait]);
});

test('an endpoint may be for some roles only; owners and super operators always may', () => {
  const may = (rights: Parameters<typeof guard>[0], actor: Actor) => {
    try {
      guard(rights, actor);
      return true;
    } catch {
      return false;
    }
  };
  const member = (role: MemberRole): Actor => {
    const actor = memberOf('approved');
    return { ...actor, member: actor.member && { ...actor.member, role } };
  };
  const operator = (operatorRole: OperatorRole): Actor => ({ ...account, operatorRole });
  const money: Parameters<typeof guard>[0] = { access: 'recruiter', members: ['finance'] };
  const memberRoles: MemberRole[] = ['owner', 'recruiter', 'interviewer', 'finance'];
  expect(memberRoles.map((role) => may(money, member(role)))).toEqual([true, false, false, true]);
  const desk: Parameters<typeof guard>[0] = { access: 'operator', operators: ['review'] };
  const operatorRoles: OperatorRole[] = ['super', 'review', 'content', 'finance', 'support', 'intake'];
  expect(operatorRoles.map((role) => may(desk, operator(role)))).toEqual([true, true, false, false, false, false]);
});
