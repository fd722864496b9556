import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { indexSource } from '#server/platform/search-source.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { engineOf } from './engine-of.ts';
import { talentFacets } from './facets.ts';
import { findTalents, PAGE_SIZE } from './find-talents.ts';
import { indexTalents } from './index/index-talents.ts';
import { noWords } from './keyword/talent-part.ts';
import { understandTalents } from './keyword/understand.ts';
import { talentDefinition } from './memory/talent-definition.ts';
import { candidatesFor } from './recommend/candidates.ts';
import type { Candidate } from './recommend/fit.ts';
import { naiveTalents } from './testing/naive-talents.ts';
import { randomContent, randomOpening, randomPerson, randomSearch, randomStatus } from './testing/random-talents.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 4, onError: () => undefined, statementTimeoutMs: 0 });
/** Without an in-memory index: PostgreSQL answers. */
const other = connect(url, { max: 2, onError: () => undefined, statementTimeoutMs: 0 });
afterAll(() => Promise.all([close(), other.close()]));

const now = new Date('2026-11-20T02:00:00Z');
const next = chance(20_261_123);
const quiet = { info: () => undefined, warn: (what: object, message: string) => console.warn(message, what) };
const index = () => indexTalents({ db: other.db, clock: { now: () => now } });
const people: string[] = [];
const source = { db, memories: new Memories() };
const plain = { db: other.db, memories: new Memories() };
let isLoaded = () => false;

const somePeople = (count: number) =>
  Array.from({ length: count }, () => people[Math.floor(next() * people.length)] ?? '');

async function join(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  const phone = (id: string) => `bench${id.slice(-10)}`;
  await other.db.insert(account).values(ids.map((id) => ({ id, phone: phone(id) })));
  const plain = { name: '林小满', gender: 'female', birthday: '1996-05-12', education: 'bachelor', privacy: 'public' };
  await other.db.insert(jober).values(ids.map((id) => ({ id, accountId: id, ...plain, ...randomPerson(next) })));
  await other.db.insert(resume).values(
    ids.map((joberId) => {
      const content = randomContent(next);
      return { joberId, name: '简历', isDefault: true, content, ...randomStatus(next, now) };
    }),
  );
  people.push(...ids);
  await index();
}

async function edit(count: number): Promise<void> {
  const edited = [...new Set(somePeople(count))].map((id) => ({
    id,
    content: randomContent(next),
    ...randomStatus(next, now),
  }));
  await other.db.execute(sql`
    update resume set content = given.content, completeness = given.completeness, updated_at = given."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(edited)}::jsonb)
      as given(id bigint, content jsonb, completeness smallint, "updatedAt" timestamptz) where resume.jober_id = given.id`);
  await index();
}

/** Nothing is indexed: a person who hides is removed by the same write. */
async function hide(ids: string[], privacy = 'hidden'): Promise<void> {
  await other.db.update(jober).set({ privacy }).where(inArray(jober.id, ids));
}

beforeAll(async () => {
  await join(1_250);
  const index = source.memories.open(talentDefinition, {
    source: indexSource(db, url),
    maxBytes: 2 ** 26,
    log: quiet,
    mergedFrom: 120,
  });
  isLoaded = () => index.isLoaded;
  await vi.waitUntil(isLoaded, { timeout: 60_000 });
}, 180_000);
afterAll(() => source.memories.stop());

const hiddenOnes = () => (next() < 0.3 ? [...somePeople(4), '17'] : []);

async function expectRight(): Promise<void> {
  const { filters, sort, page } = randomSearch(next);
  const hidden = hiddenOnes();
  const notice = JSON.stringify({ filters, sort, page, hidden });
  const { words } = await understandTalents(await engineOf(plain), { filters, hidden, now });
  const all = await naiveTalents(other.db, { filters, words, sort, hidden, now });
  const expected = { ids: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), found: all.length, isCapped: false };
  expect(await findTalents(await engineOf(source), { ...filters, sort, page }, hidden, now), notice).toEqual(expected);
  const { isCapped, ...same } = await findTalents(await engineOf(plain), { ...filters, sort, page }, hidden, now);
  expect(same, `${notice} of PostgreSQL`).toEqual({ ids: expected.ids, found: isCapped ? 1_000 : all.length });
}

const isAnswering = async () => (await source.memories.view(talentDefinition, db)) !== null;
const everybody = async () => {
  const { ids } = await (await engineOf(source)).first(
    { filters: {}, words: noWords, sort: 'newest', hidden: [], now },
    10_000,
  );
  return ids;
};

test('it answers once it is loaded, and PostgreSQL within a transaction', async () => {
  expect(await isAnswering()).toBe(true);
  await db.transaction(async (tx) => {
    const [person = ''] = somePeople(1);
    await tx.execute(sql`delete from talent_search where jober_id = ${person}`);
    const { ids } = await (await engineOf({ ...source, db: tx })).first(
      { filters: {}, words: noWords, sort: 'fit', hidden: [], now },
      10_000,
    );
    expect(ids).not.toContain(person);
    expect(ids.length).toBeGreaterThan(1_000);
  });
});

describe('random searches, each as a sort of the whole table and as PostgreSQL answers', () => {
  test.each(Array.from({ length: 6 }, (_, at) => at))(
    'round %i',
    async () => {
      for (let at = 0; at < 15; at += 1) await expectRight();
    },
    60_000,
  );

  test.each<[string, () => Promise<unknown>]>([
    ['one person came', () => join(1)],
    ['one resume changed', () => edit(1)],
    ['one hid', () => hide(somePeople(1))],
    [
      'some came, changed and hid',
      () =>
        join(30)
          .then(() => edit(50))
          .then(() => hide(somePeople(20), 'delivered')),
    ],
    ['some showed themselves again', () => hide(people, 'public').then(index)],
    ['so many that a new base is made', () => edit(160)],
    ['more than are read before an answer', () => edit(700)],
    ['many hid', () => hide(somePeople(250))],
  ])(
    'after %s',
    async (_, change) => {
      await change();
      expect(await isAnswering()).toBe(true);
      await expect.poll(isLoaded, { timeout: 60_000 }).toBe(true);
      for (let at = 0; at < 8; at += 1) await expectRight();
    },
    120_000,
  );
});

describe('the next search after', () => {
  const shown = async () => {
    const { accountId, joberId } = await givenSeeker(other.db, { privacy: 'public', ...randomPerson(next) });
    const content = randomContent(next);
    await other.db
      .insert(resume)
      .values({ joberId, name: '简历', isDefault: true, content, ...randomStatus(next, now) });
    await index();
    expect(await everybody()).toContain(joberId);
    return { accountId, joberId };
  };

  test.each(['hidden', 'delivered'])('the privacy switch to %s finds the person no more', async (privacy) => {
    const { joberId } = await shown();
    await hide([joberId], privacy);
    expect(await everybody()).not.toContain(joberId);
    await hide([joberId], 'public');
    await index();
    expect(await everybody()).toContain(joberId);
  });

  test.each(['closing', 'banned'] as const)('the account is %s finds the person no more', async (status) => {
    const { accountId, joberId } = await shown();
    await other.db.update(account).set({ status }).where(eq(account.id, accountId));
    expect(await everybody()).not.toContain(joberId);
  });

  test('an erasure, and the end of a person with all that hangs on them', async () => {
    const { joberId } = await shown();
    await other.db.execute(sql`delete from talent_search where jober_id = ${joberId}`);
    expect(await everybody()).not.toContain(joberId);
    const { joberId: ended } = await shown();
    await other.db.delete(resume).where(eq(resume.joberId, ended));
    await other.db.delete(jober).where(eq(jober.id, ended));
    expect(await everybody()).not.toContain(ended);
  });
});

test('counts of options are those of PostgreSQL, which are shares where more than 400 are found', async () => {
  const bySql = { exact: 0, about: 0 };
  for (let at = 0; at < 40; at += 1) {
    const { filters } = randomSearch(next);
    const hidden = hiddenOnes();
    const {
      about: isPart,
      understood: _,
      withoutOne,
      ...counts
    } = await talentFacets(await engineOf(source), filters, hidden, now);
    expect(isPart).toBe(false);
    const {
      about,
      understood: __,
      withoutOne: alike,
      ...same
    } = await talentFacets(await engineOf(plain), filters, hidden, now);
    expect(alike).toEqual(withoutOne);
    bySql[about ? 'about' : 'exact'] += 1;
    if (!about) expect(counts, JSON.stringify(filters)).toEqual(same);
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
      for (const { code, n } of same[name]) {
        expect(counts[name].find((one) => one.code === code)?.n, `${name} ${code}`).toBeGreaterThanOrEqual(n);
      }
    }
  }
  expect(Math.min(bySql.exact, bySql.about)).toBeGreaterThan(5);
}, 60_000);

/** Codes are returned in any order. */
const inOrder = (people: Candidate[]) =>
  people.map((person) => ({
    ...person,
    stages: person.stages.toSorted(),
    subjects: person.subjects.toSorted(),
    certificates: person.certificates.toSorted(),
  }));

test('whom to compare with a post are the newest of each step, as PostgreSQL finds them', async () => {
  for (let at = 0; at < 25; at += 1) {
    const opening = randomOpening(next);
    const hidden = hiddenOnes();
    const found = await candidatesFor(await engineOf(source), opening, hidden);
    const same = await candidatesFor(await engineOf(plain), opening, hidden);
    expect(inOrder(found), JSON.stringify(opening)).toEqual(inOrder(same));
    expect(new Set(found.map(({ joberId }) => joberId)).size).toBe(found.length);
  }
});
