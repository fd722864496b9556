import { expect, test } from 'vitest';
import type { Actor, CompanyStatus, MemberRole, OperatorRole, SignedIn } from '#contract/actor.ts';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { guard } from '#server/platform/http/protect/guard.ts';
import { type Role, roles } from '../actors.ts';
import { memberColumns, memberRights } from './member-rights.ts';
import { operatorColumns, operatorRights } from './operator-rights.ts';
import { refusedByDomain } from './refused-by-domain.ts';
import { rights } from './rights-table.ts';

const account: SignedIn = {
  sessionId: '1',
  accountId: '2',
  phone: '13812340001',
  scope: 'full',
  joberId: null,
  member: null,
  operatorRole: null,
};
const seeker: SignedIn = { ...account, joberId: '3' };
const memberAs = (role: MemberRole, companyStatus: CompanyStatus = 'approved'): SignedIn => ({
  ...account,
  member: { memberId: '4', companyId: '5', role, companyStatus },
});
const operatorAs = (operatorRole: OperatorRole): SignedIn => ({ ...account, operatorRole });

/** Each caller of the table as its session is resolved. */
const actors: Record<Role, Actor> = {
  visitor: null,
  seeker,
  otherSeeker: seeker,
  owner: memberAs('owner'),
  otherRecruiter: memberAs('owner'),
  interviewer: memberAs('interviewer'),
  finance: memberAs('finance'),
  pending: memberAs('owner', 'pending'),
  rejected: memberAs('owner', 'rejected'),
  suspended: memberAs('owner', 'suspended'),
  onboarding: { ...account, scope: 'onboarding' },
  banned: null,
  expired: null,
  cookieOnly: null,
  operator: operatorAs('super'),
};

/** What the guard answers; domains also answer with the first four. */
const guardCodes = new Set<string>([
  'FORBIDDEN',
  'COMPANY_NOT_APPROVED',
  'COMPANY_REJECTED',
  'COMPANY_SUSPENDED',
  'SESSION_EXPIRED',
]);

function refusal(key: string, actor: Actor): string | undefined {
  try {
    guard(api[key as EndpointKey] as Endpoint, actor);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

test('whom the guard refuses, the table refuses alike', () => {
  const differ = rights.flatMap(({ key, about, expected }) =>
    roles
      .map((role) => ({ role, code: refusal(key, actors[role]) }))
      .filter(({ role, code }) => code !== undefined && code !== expected[role])
      .map(({ role, code }) => `${key} ${about ?? ''}: ${role} gets ${code}, not ${expected[role]}`),
  );
  expect(differ).toEqual([]);
});

/** Of each call the roles that it never admits, whatever it is about. */
function* refusedRoles(): Iterable<{ key: string; actor: Actor }> {
  for (const [key, rows] of Map.groupBy(rights, (row) => row.key)) {
    const refused = roles.filter((role) => rows.every(({ expected }) => guardCodes.has(expected[role])));
    for (const role of refused) yield { key, actor: actors[role] };
  }
  for (const { key, may } of memberRights)
    for (const role of memberColumns.filter((column) => !may[column])) yield { key, actor: memberAs(role) };
  for (const { key, may } of operatorRights)
    for (const role of operatorColumns.filter((column) => !may[column])) yield { key, actor: operatorAs(role) };
}

test('whom the tables never admit, the guard refuses: only named calls leave it to their domain', () => {
  const admitted = [...refusedRoles()].filter(({ key, actor }) => refusal(key, actor) === undefined);
  expect(new Set(admitted.map(({ key }) => key))).toEqual(refusedByDomain);
});

test('whom the tables of members and operators admit, the guard admits', () => {
  const members = memberRights.flatMap(({ key, may }) =>
    memberColumns.filter((role) => may[role] && refusal(key, memberAs(role))).map((role) => `${key}: ${role}`),
  );
  const operators = operatorRights.flatMap(({ key, may }) =>
    operatorColumns.filter((role) => may[role] && refusal(key, operatorAs(role))).map((role) => `${key}: ${role}`),
  );
  expect([...members, ...operators]).toEqual([]);
});
