import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { talentEndpoints } from '#contract/talents/talents.ts';
import { newId } from '#database/new-id.ts';
import { talentSearch } from '#database/schema/talents.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { talentHandlers } from '../routes.ts';
import { firstTalents } from './first-talents.ts';
import type { Heads } from './heads.ts';
import { ranked } from './ranked.ts';
import { sampled } from './sample.ts';
import { fromDayOn, orders, type SlotOrder, slotLexemes } from './slots.ts';

const { db, clock } = await useTestApp({ table: talentEndpoints, handlers: talentHandlers, resolveToken });
const DAY = 86_400_000;
const today = Math.floor(clock.now().getTime() / DAY);

/** Two hundred people: every third is of `want`, every tenth says so in what they wish. */
for (let n = 0; n < 200; n += 1) {
  const { joberId } = await givenSeeker(db, { privacy: 'public' });
  const row = {
    completeness: (n * 37) % 100,
    activeAt: new Date(clock.now().getTime() - ((n * 7_919) % 200) * DAY * 0.7),
  };
  const words = [...(n % 3 === 0 ? ["'want'"] : []), ...(n % 30 === 0 ? ["'^want'"] : [])];
  const tsv = [...words, ...slotLexemes(row).map((it) => `'${it}'`)].join(' ');
  const plain = {
    stages: [],
    subjects: [],
    cityCodes: [],
    certificates: [],
    education: 'bachelor',
    identity: 'teacher',
  };
  await db.insert(talentSearch).values({
    ...row,
    ...plain,
    joberId,
    resumeId: newId(),
    titleRank: 0,
    experience: 'any',
    months: 0,
    salaryMin: 0,
    tsv,
  });
}

const none: Heads = { all: 0, last: 0, from: [] };
/** Heads as a large table has them, of any length. */
const heads = (order: SlotOrder, ...days: number[]): Heads => {
  const last = order === 'fit' ? today + 100 : today;
  return { all: 200_000, last, from: days.map((day) => ({ people: 4_000, day: last - day })) };
};

describe.each(['fit', 'newest'] as const)('in the order %s', (order) => {
  const sought = { order, query: "'want'", rest: sql`true`, counted: true };
  test.each([1, 5, 20, 66])('the first %i are the same, whatever head is read', async (want) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select jober_id as id from talent_search where tsv @@ 'want'
      order by ${orders[order].column} desc, jober_id desc limit ${want}`);
    const first = rows.map(({ id }) => id);
    for (const kept of [
      none,
      heads(order, 3),
      heads(order, 3, 40),
      heads(order, 9, 77, 130),
      heads(order, 1, 2, 400),
    ]) {
      const { ids, found } = await ranked(db, kept, { ...sought, want });
      expect(ids).toEqual(first);
      expect(found).toBeGreaterThanOrEqual(67);
    }
    expect((await ranked(db, none, { ...sought, want })).found).toBe(67);
  });
});

test('a slot begins where a day of the order does', () => {
  const row = { completeness: 40, activeAt: new Date(today * DAY) };
  const mine = slotLexemes(row);
  const asked = (from: number) => fromDayOn('fit', from, today + 100).match(/r\d+:\d+/g) ?? [];
  expect(asked(today + 40).some((it) => mine.includes(it))).toBe(true);
  expect(asked(today + 41).some((it) => mine.includes(it))).toBe(false);
  expect(asked(today + 41).length).toBeLessThan(16);
});

test('those come first whose wish says all of the keyword', async () => {
  const sought = { filters: { keyword: 'want' }, sort: 'fit' as const, hidden: [], now: clock.now() };
  const { ids, found } = await firstTalents(db, none, sought, 20);
  const { rows } = await db.execute<{ id: string }>(sql`
    select jober_id as id from talent_search where tsv @@ 'want'
    order by (tsv @@ '^want')::int desc, rank desc, jober_id desc limit 20`);
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(found).toBe(67);
});

describe('a sample', () => {
  const queries = ["'^want'", "'want'"];
  const sample = async (kept: Heads, limit: number) => {
    const columns = sql`jober_id as id, tsv @@ '^want' as wished`;
    const sought = { order: 'newest', heads: kept, queries, rest: sql`true`, columns, limit } as const;
    const { rows } = await db.execute<{ id: string; wished: boolean }>(sampled(sought));
    return rows;
  };
  const kept = [none, heads('newest', 9), heads('newest', 3, 40)];

  test.each(kept)('finds everybody once where the limit allows it, %#', async (of) => {
    const rows = await sample(of, 100);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(67);
    expect(rows).toHaveLength(67);
    expect(
      rows.slice(0, 7).every(({ wished }) => wished),
      'the most wanted first',
    ).toBe(true);
  });

  test.each(kept)('reads no more than its limit, %#', async (of) => {
    expect(await sample(of, 20)).toHaveLength(20);
  });
});
