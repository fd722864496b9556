import { eq } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenAccount, givenOperator, givenPapers, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import type { Fixtures } from './fixtures/fixtures.ts';
import type { About } from './fixtures/part-of.ts';
import { givenTenant, type Tenant } from './tenants.ts';

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

const ownerOf = (status: CompanyStatus) => async (db: Database, about: About) => {
  const tenant = await givenTenant(db, { status, about });
  return asAccount(db, tenant.ownerAccountId, tenant);
};

const memberAs = (role: 'interviewer' | 'finance') => async (db: Database, about: About) => {
  const tenant = await givenTenant(db, { about });
  const { accountId } = await givenRecruiter(db, { companyId: tenant.fixtures.companyId, role });
  return asAccount(db, accountId, tenant);
};

/**
 * How each caller is created. `otherSeeker` and `otherRecruiter` have their own tenant and ask about another; the banned, the
 * expired and the bearer of a mere cookie would otherwise have every right in theirs.
 */
const makers: Record<Role, (db: Database, about: About) => Promise<Caller>> = {
  visitor: async (db, about) => ({ headers: {}, own: (await givenTenant(db, { about })).fixtures }),
  seeker: async (db, about) => {
    const tenant = await givenTenant(db, { about });
    return asAccount(db, tenant.seekerAccountId, tenant);
  },
  otherSeeker: async (db, about) =>
    asAccount(db, (await givenTenant(db, { about })).seekerAccountId, await givenTenant(db, { about })),
  owner: ownerOf('approved'),
  otherRecruiter: async (db, about) =>
    asAccount(db, (await givenTenant(db, { about })).ownerAccountId, await givenTenant(db, { about })),
  interviewer: memberAs('interviewer'),
  finance: memberAs('finance'),
  pending: ownerOf('pending'),
  rejected: ownerOf('rejected'),
  suspended: ownerOf('suspended'),
  onboarding: async (db, about) =>
    asAccount(db, (await givenAccount(db)).id, await givenTenant(db, { about }), { scope: 'onboarding' }),
  banned: async (db, about) => {
    const tenant = await givenTenant(db, { dual: true, about });
    await db.update(account).set({ status: 'banned' }).where(eq(account.id, tenant.ownerAccountId));
    return asAccount(db, tenant.ownerAccountId, tenant);
  },
  expired: async (db, about) => {
    const tenant = await givenTenant(db, { dual: true, about });
    return asAccount(db, tenant.ownerAccountId, tenant, { now: hoursAgo });
  },
  cookieOnly: async (db, about) => {
    const tenant = await givenTenant(db, { dual: true, about });
    const { cookie } = await signIn(db, tenant.ownerAccountId);
    return { headers: { cookie: `jyrc_pass=${cookie}` }, own: tenant.fixtures };
  },
  operator: async (db, about) => asAccount(db, (await givenOperator(db)).accountId, await givenTenant(db, { about })),
};

/** Callers by role, with what calls will be about or with everything, reused until one has changed something. */
export function actorsOf(db: Database) {
  const cache = new Map<string, Caller>();
  const nameOf = (role: Role, about: About) => `${role} ${about ? [...about].sort().join() : 'all'}`;
  return {
    async get(role: Role, about?: About): Promise<Caller> {
      const name = nameOf(role, about);
      const known = cache.get(name) ?? (await makers[role](db, about));
      cache.set(name, known);
      return known;
    },
    replace: (role: Role, about?: About) => void cache.delete(nameOf(role, about)),
  };
}
