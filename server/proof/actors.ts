import { eq } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenAccount, givenOperator, givenPapers, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { type Fixtures, givenHouse, type House } from './tenants.ts';

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

async function asAccount(db: Database, accountId: string, house: House, options = {}): Promise<Caller> {
  // Registering a company requires the papers besides the form.
  await givenPapers(db, { accountId });
  return { headers: bearer((await signIn(db, accountId, options)).token), own: house.things };
}

const ownerOf = (status: CompanyStatus) => async (db: Database) => {
  const house = await givenHouse(db, { status });
  return asAccount(db, house.ownerAccountId, house);
};

const memberAs = (role: 'interviewer' | 'finance') => async (db: Database) => {
  const house = await givenHouse(db);
  const { accountId } = await givenRecruiter(db, { companyId: house.things.companyId, role });
  return asAccount(db, accountId, house);
};

/**
 * How each caller is created. `otherSeeker` and `otherRecruiter` have their own tenant and ask about another; the banned, the
 * expired and the bearer of a mere cookie would otherwise have every right in theirs.
 */
const makers: Record<Role, (db: Database) => Promise<Caller>> = {
  visitor: async (db) => ({ headers: {}, own: (await givenHouse(db)).things }),
  seeker: async (db) => {
    const house = await givenHouse(db);
    return asAccount(db, house.seekerAccountId, house);
  },
  otherSeeker: async (db) => asAccount(db, (await givenHouse(db)).seekerAccountId, await givenHouse(db)),
  owner: ownerOf('approved'),
  otherRecruiter: async (db) => asAccount(db, (await givenHouse(db)).ownerAccountId, await givenHouse(db)),
  interviewer: memberAs('interviewer'),
  finance: memberAs('finance'),
  pending: ownerOf('pending'),
  rejected: ownerOf('rejected'),
  suspended: ownerOf('suspended'),
  onboarding: async (db) => asAccount(db, (await givenAccount(db)).id, await givenHouse(db), { scope: 'onboarding' }),
  banned: async (db) => {
    const house = await givenHouse(db, { dual: true });
    await db.update(account).set({ status: 'banned' }).where(eq(account.id, house.ownerAccountId));
    return asAccount(db, house.ownerAccountId, house);
  },
  expired: async (db) => {
    const house = await givenHouse(db, { dual: true });
    return asAccount(db, house.ownerAccountId, house, { now: hoursAgo });
  },
  cookieOnly: async (db) => {
    const house = await givenHouse(db, { dual: true });
    const { cookie } = await signIn(db, house.ownerAccountId);
    return { headers: { cookie: `jyrc_pass=${cookie}` }, own: house.things };
  },
  operator: async (db) => asAccount(db, (await givenOperator(db)).accountId, await givenHouse(db)),
};

/** Callers by role, reused until one has changed something. */
export function actorsOf(db: Database) {
  const cache = new Map<Role, Caller>();
  return {
    async get(role: Role): Promise<Caller> {
      const known = cache.get(role) ?? (await makers[role](db));
      cache.set(role, known);
      return known;
    },
    replace: (role: Role) => void cache.delete(role),
  };
}
