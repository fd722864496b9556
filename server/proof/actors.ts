import { eq } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenAccount, givenOperator, givenPapers, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { type Fixtures, givenTenant, type Tenant } from './tenants.ts';

/** Every kind of caller, in the order of the rights table's columns. */
export const roles = [
  'visitor',
  'seeker',
  'otherSeeker',
  'owner',
  'otherRecruiter',
  'interviewer',
  'finance',
  'pending',
  'rejected',
  'suspended',
  'onboarding',
  'banned',
  'expired',
  'cookieOnly',
  'operator',
] as const;
export type Role = (typeof roles)[number];

/** A caller: credentials, and the objects of their own tenant. */
export interface Caller {
  headers: Record<string, string>;
  own: Fixtures;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const hoursAgo = new Date('2026-11-19T02:00:00Z');

async function asAccount(db: Database, accountId: string, tenant: Tenant, options = {}): Promise<Caller> {
  // Registering a company requires the papers besides the form.
  await givenPapers(db, { accountId });
  return { headers: bearer((await signIn(db, accountId, options)).token), own: tenant.fixtures };
}

const ownerOf = (status: CompanyStatus) => async (db: Database, exams: boolean) => {
  const tenant = await givenTenant(db, { status, exams });
  return asAccount(db, tenant.ownerAccountId, tenant);
};

const memberAs = (role: 'interviewer' | 'finance') => async (db: Database, exams: boolean) => {
  const tenant = await givenTenant(db, { exams });
  const { accountId } = await givenRecruiter(db, { companyId: tenant.fixtures.companyId, role });
  return asAccount(db, accountId, tenant);
};

/**
 * How each caller is created. `otherSeeker` and `otherRecruiter` have their own tenant and ask about another; the banned, the
 * expired and the bearer of a mere cookie would otherwise have every right in theirs.
 */
const makers: Record<Role, (db: Database, exams: boolean) => Promise<Caller>> = {
  visitor: async (db, exams) => ({ headers: {}, own: (await givenTenant(db, { exams })).fixtures }),
  seeker: async (db, exams) => {
    const tenant = await givenTenant(db, { exams });
    return asAccount(db, tenant.seekerAccountId, tenant);
  },
  otherSeeker: async (db, exams) =>
    asAccount(db, (await givenTenant(db, { exams })).seekerAccountId, await givenTenant(db, { exams })),
  owner: ownerOf('approved'),
  otherRecruiter: async (db, exams) =>
    asAccount(db, (await givenTenant(db, { exams })).ownerAccountId, await givenTenant(db, { exams })),
  interviewer: memberAs('interviewer'),
  finance: memberAs('finance'),
  pending: ownerOf('pending'),
  rejected: ownerOf('rejected'),
  suspended: ownerOf('suspended'),
  onboarding: async (db, exams) =>
    asAccount(db, (await givenAccount(db)).id, await givenTenant(db, { exams }), { scope: 'onboarding' }),
  banned: async (db, exams) => {
    const tenant = await givenTenant(db, { dual: true, exams });
    await db.update(account).set({ status: 'banned' }).where(eq(account.id, tenant.ownerAccountId));
    return asAccount(db, tenant.ownerAccountId, tenant);
  },
  expired: async (db, exams) => {
    const tenant = await givenTenant(db, { dual: true, exams });
    return asAccount(db, tenant.ownerAccountId, tenant, { now: hoursAgo });
  },
  cookieOnly: async (db, exams) => {
    const tenant = await givenTenant(db, { dual: true, exams });
    const { cookie } = await signIn(db, tenant.ownerAccountId);
    return { headers: { cookie: `jyrc_pass=${cookie}` }, own: tenant.fixtures };
  },
  operator: async (db, exams) => asAccount(db, (await givenOperator(db)).accountId, await givenTenant(db, { exams })),
};

/** Callers by role, with their own projects of public recruitment or without, reused until one has changed something. */
export function actorsOf(db: Database) {
  const cache = new Map<string, Caller>();
  const nameOf = (role: Role, exams: boolean) => `${role} ${exams}`;
  return {
    async get(role: Role, exams = true): Promise<Caller> {
      const name = nameOf(role, exams);
      const known = cache.get(name) ?? (await makers[role](db, exams));
      cache.set(name, known);
      return known;
    },
    replace: (role: Role, exams = true) => void cache.delete(nameOf(role, exams)),
  };
}
