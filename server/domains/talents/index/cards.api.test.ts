import { setTimeout } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountState } from '#contract/identity/account-state.ts';
import { newId } from '#database/new-id.ts';
import { delivery, resume, resumeView } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { talentCard, talentInvitation, talentSearch } from '#database/schema/talents.ts';
import { maskName } from '#server/domains/identity/public.ts';
import { buildSnapshot, summarise } from '#server/domains/resumes/public.ts';
import { connect, type Database } from '#server/platform/database/database.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { givenOpenPost, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { foundTalents } from '../found-talents.ts';
import { schoolSort } from '../mask.ts';
import { presentTalent } from '../present-talent.ts';
import { randomContent, randomPerson, randomStatus } from '../testing/random-talents.ts';
import { talentCards } from './cards.ts';
import { fillCards } from './fill-cards.ts';
import { indexTalents } from './index-talents.ts';

const { db, close } = connect(await useTestDatabase(), { max: 4, onError: () => undefined });
afterAll(close);

const now = new Date('2026-11-20T02:00:00Z');
const next = chance(20_261_124);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
const index = () => indexTalents({ db, clock: { now: () => now } });
const fill = () => fillCards({ db, clock: { now: () => now } }, new AbortController().signal);
const people: string[] = [];
const schools: { companyId: string; memberId: string; postId: string }[] = [];
const somebody = () => oneOf(people);
const some = () => [...new Set(Array.from({ length: 1 + Math.floor(next() * 5) }, somebody))];

const ofAccount = () => ({
  ...randomPerson(next),
  name: oneOf(['林小满', '欧阳予倩', '任', '任课', '张老师']),
  gender: oneOf(['female', 'male', 'undisclosed']),
  birthday: oneOf(['1996-05-12', '1988-11-20', '1988-11-21', '2001-02-28', '']),
  education: oneOf(['bachelor', 'college']),
  avatarUrl: oneOf([null, '/uploads/a.png']),
  blindScreening: next() < 0.3,
});

async function join(): Promise<void> {
  const { joberId } = await givenSeeker(db, { privacy: 'public', ...ofAccount() });
  const content = randomContent(next);
  await db.insert(resume).values({ joberId, name: '简历', isDefault: true, content, ...randomStatus(next, now) });
  people.push(joberId);
}

const edit = (tx: Database, ids: string[], content = randomContent(next)) =>
  tx
    .update(resume)
    .set({ content, ...randomStatus(next, now) })
    .where(inArray(resume.joberId, ids));

async function otherResume(joberId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(resume).set({ isDefault: false }).where(eq(resume.joberId, joberId));
    const content = randomContent(next);
    await tx.insert(resume).values({ joberId, name: '另一份', isDefault: true, content, updatedAt: now });
  });
}

async function invite(joberId: string): Promise<void> {
  const createdAt = new Date(now.getTime() - Math.floor(next() * 1e9));
  const invitation = { joberId, ...oneOf(schools), message: '欢迎', createdAt, expiresAt: now };
  await db
    .insert(talentInvitation)
    .values({ ...invitation, status: oneOf(['invited', 'accepted', 'declined']) })
    .onConflictDoNothing();
}

async function deliver(joberId: string): Promise<void> {
  const [found] = await db.select().from(resume).where(eq(resume.joberId, joberId));
  if (!found) return;
  const { companyId, postId } = oneOf(schools);
  const sent = {
    joberId,
    companyId,
    postId,
    resumeId: found.id,
    consentId: newId(),
    status: oneOf(['viewed', 'withdrawn'] as const),
  };
  const snapshot = buildSnapshot({ id: joberId, phone: '', ...ofAccount() }, { name: '', content: found.content });
  await db
    .insert(delivery)
    .values({ ...sent, snapshot, submittedAt: now, changedAt: now })
    .onConflictDoNothing();
}

const accountsOf = (ids: string[]) => db.select({ id: jober.accountId }).from(jober).where(inArray(jober.id, ids));
const move = async (status: AccountState, ids: string[]) =>
  db
    .update(account)
    .set({ status })
    .where(inArray(account.id, accountsOf(ids)));

const changes: Record<string, () => Promise<unknown>> = {
  'a resume': () => edit(db, some()),
  'an account': () => db.update(jober).set(ofAccount()).where(inArray(jober.id, some())),
  'another resume': () => otherResume(somebody()),
  'no resume': () => db.delete(resume).where(eq(resume.joberId, somebody())),
  privacy: () =>
    db
      .update(jober)
      .set({ privacy: oneOf(['hidden', 'delivered']) })
      .where(inArray(jober.id, some())),
  'shown again': () => db.update(jober).set({ privacy: 'public' }).where(inArray(jober.id, people)),
  'a ban': () => move(oneOf(['banned', 'closing']), some()),
  'no ban': () => move('active', people),
  'an invitation': () => invite(somebody()),
  'a delivery': () => deliver(somebody()),
  'a look': () =>
    db.insert(resumeView).values({ joberId: somebody(), ...oneOf(schools), via: 'search', viewedAt: now }),
  'somebody new': join,
  'the index': index,
  'the index again': index,
  'cards lost': () => db.delete(talentCard).where(inArray(talentCard.joberId, some())),
  'cards filled': fill,
};

beforeAll(async () => {
  for (let at = 0; at < 60; at += 1) await join();
  for (let at = 0; at < 3; at += 1) {
    const { companyId, memberId } = await givenRecruiter(db);
    schools.push({ companyId, memberId, postId: (await givenOpenPost(db, companyId)).id });
  }
  await index();
}, 60_000);

/** The relations of a company and people, queried table by table. */
async function betweenOf(companyId: string, at: Date) {
  const by = <Row extends { joberId: string }>(rows: Row[], joberId: string) =>
    rows.filter((row) => row.joberId === joberId);
  const looks = await db.select().from(resumeView).where(eq(resumeView.companyId, companyId));
  const sent = await db.select().from(delivery).where(eq(delivery.companyId, companyId));
  const invited = await db.select().from(talentInvitation).where(eq(talentInvitation.companyId, companyId));
  const latest = (rows: typeof invited) =>
    rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  // 盲筛 hides delivered people until they are shortlisted, and none of these is.
  return (joberId: string, blind: boolean) => {
    const [newest] = latest(by(invited, joberId));
    return {
      looked: by(looks, joberId).some(({ viewedAt }) => at.getTime() - viewedAt.getTime() < 30 * 86_400_000),
      revealed:
        (!blind && by(sent, joberId).some(({ status }) => status !== 'withdrawn')) ||
        by(invited, joberId).some(({ status }) => status === 'accepted'),
      invitation: newest ? { id: newest.id, status: newest.status, conversationId: newest.conversationId } : null,
    };
  };
}

/** How many of the compared cards came from `talent_card`, and how many were of revealed people. */
const seen = { kept: 0, revealed: 0 };

async function expectRight(notice: string): Promise<void> {
  const at = new Date(now.getTime() + oneOf([0, 86_400_000, 90 * 86_400_000]));
  const { companyId } = oneOf(schools);
  const ids = [...people].sort(() => next() - 0.5).slice(0, 20);
  const found = await foundTalents(db, companyId, ids, at);
  const cards = await talentCards(db, companyId, ids, at);
  expect(cards, notice).toEqual(found.map((person) => presentTalent(person, at)));
  const between = await betweenOf(companyId, at);
  for (const [place, person] of found.entries()) {
    const { revealed, looked, invitation } = between(person.joberId, person.blind);
    const hides = person.blind && !revealed;
    const { age, school, teachingMonths, lastEmployer } = summarise(
      buildSnapshot(
        { ...person, id: person.joberId, cityCode: null, avatarUrl: null, phone: '' },
        { name: '', content: person.content },
      ),
      at,
    );
    expect(cards[place], notice).toMatchObject({
      name: revealed ? person.name : maskName(person.name),
      avatarUrl: revealed ? person.avatarUrl : null,
      gender: hides ? 'undisclosed' : person.gender,
      age: hides ? null : age,
      school: hides ? schoolSort(school) : school,
      lastEmployer: hides ? '' : lastEmployer,
      teachingMonths,
      revealed,
      looked,
      invitation,
    });
    if (revealed) seen.revealed += 1;
  }
  const { rows } = await db.execute(sql`
    select from talent_card where jober_id = any(${sql.param(ids)}::bigint[])
      and not exists (select from talent_dirty where talent_dirty.jober_id = talent_card.jober_id)`);
  seen.kept += rows.length;
}

test('a card is as the tables are, whatever changed, before the change is indexed and after', async () => {
  const names = Object.keys(changes);
  for (let at = 0; at < 250; at += 1) {
    const name = oneOf(names);
    await changes[name]?.();
    await expectRight(`${at}: ${name}`);
  }
  expect(seen.kept).toBeGreaterThan(500);
  expect(seen.revealed).toBeGreaterThan(50);
}, 120_000);

describe('one person', () => {
  const given = async (values = {}) => {
    const { joberId } = await givenSeeker(db, { privacy: 'public', ...values });
    await db.insert(resume).values({ joberId, name: '简历', isDefault: true, content: randomContent(next) });
    await index();
    return joberId;
  };
  const shown = (id: string) => talentCards(db, schools[0]?.companyId ?? '', [id], now);
  const wishing = (title: string) => {
    const content = randomContent(next);
    return { ...content, intentions: [{ key: 'a', title, tenures: [], cityCodes: [] }] };
  };
  const cardsOf = (id: string) => db.$count(talentCard, eq(talentCard.joberId, id));

  test('is shown from the card alone', async () => {
    const id = await given();
    await db.update(talentCard).set({ major: '从卡片来' }).where(eq(talentCard.joberId, id));
    expect(await shown(id)).toMatchObject([{ major: '从卡片来' }]);
    await db.update(talentCard).set({ form: 0 }).where(eq(talentCard.joberId, id));
    expect(await shown(id), 'a card of another form does not count').not.toMatchObject([{ major: '从卡片来' }]);
    await fill();
    expect(await db.select().from(talentCard).where(eq(talentCard.joberId, id))).toMatchObject([{ form: 1 }]);
  });

  test.each(['hidden', 'delivered'])('who is %s has no card from the same write on', async (privacy) => {
    const id = await given();
    await db.update(jober).set({ privacy }).where(eq(jober.id, id));
    expect([await cardsOf(id), await shown(id)]).toEqual([0, []]);
  });

  test('in 盲筛 from now on shows no school and age before the index has run', async () => {
    const id = await given({ birthday: '1990-01-01' });
    expect(await shown(id)).toMatchObject([{ age: 36 }]);
    await db.update(jober).set({ blindScreening: true }).where(eq(jober.id, id));
    expect(await shown(id)).toMatchObject([{ age: null, gender: 'undisclosed', lastEmployer: '' }]);
    await index();
    const stored = await db.select().from(talentCard).where(eq(talentCard.joberId, id));
    expect(stored, 'nor does the table keep it').toMatchObject([{ birthday: '', gender: 'undisclosed' }]);
  });

  test('who writes again while the index runs is passed over by it, and shown as written', async () => {
    const id = await given();
    await edit(db, [id], wishing('第一次'));
    await db.transaction(async (tx) => {
      await edit(tx, [id], wishing('第二次'));
      await index();
      expect(await shown(id)).toMatchObject([{ wish: '第一次' }]);
    });
    expect(await shown(id)).toMatchObject([{ wish: '第二次' }]);
    await index();
    expect(await cardsOf(id)).toBe(1);
    expect(await shown(id)).toMatchObject([{ wish: '第二次' }]);
  });

  test('who is held to be edited stands in the way of neither the index nor the edit', async () => {
    const id = await given();
    await edit(db, [id], wishing('第一次'));
    const indexing = Promise.withResolvers<number>();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from jober where id = ${id} for update`);
      index().then(indexing.resolve, indexing.reject);
      await setTimeout(100);
      await tx.update(jober).set({ name: '任可可' }).where(eq(jober.id, id));
      await indexing.promise;
    });
    await index();
    expect(await shown(id)).toMatchObject([{ wish: '第一次', name: maskName('任可可') }]);
    expect(await cardsOf(id)).toBe(1);
  });

  test('who is on the way out gets no card, and nobody waits', async () => {
    const [id, other] = [await given(), await given()];
    await db.delete(talentCard).where(inArray(talentCard.joberId, [id, other]));
    await db.transaction(async (tx) => {
      await tx.update(jober).set({ privacy: 'hidden' }).where(eq(jober.id, id));
      await fill();
      expect([await cardsOf(id), await cardsOf(other)]).toEqual([0, 1]);
    });
    expect(await cardsOf(id)).toBe(0);
  });

  test('has one wherever they stand in talent search', async () => {
    await db.delete(talentCard);
    await fill();
    await index();
    expect(await db.$count(talentCard)).toBe(await db.$count(talentSearch));
  });
});
