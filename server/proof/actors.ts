import { eq } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenAccount, givenOperator, givenPapers, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { type Fixtures, givenHouse, type House } from './tenants.ts';

/** Everyone who may call, the columns of the rights table in this order. */
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

/** Somebody who calls: what they send to say who they are, and the things of their own house. */
export interface Caller {
  headers: Record<string, string>;
  own: Fixtures;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const hoursAgo = new Date('2026-11-19T02:00:00Z');

async function asAccount(db: Database, accountId: string, house: House, options = {}): Promise<Caller> {
  // Whoever registers a company needs the papers beside the form.
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
 * How each caller comes to be. `otherSeeker` and `otherRecruiter` have a house of their own and ask about another one; the
 * banned, the expired and the bearer of a mere cookie would have every right in their house but for that.
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

/** Callers by role, kept until they have done something: whoever did is replaced by somebody new. */
export function actorsOf(db: Database) {
  const kept = new Map<Role, Caller>();
  return {
    async get(role: Role): Promise<Caller> {
      const known = kept.get(role) ?? (await makers[role](db));
      kept.set(role, known);
      return known;
    },
    replace: (role: Role) => void kept.delete(role),
  };
}
