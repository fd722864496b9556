import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { wishedPay } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { type SalaryCell, type salaryEndpoints, TWENTIETHS } from '../../contract/market.ts';
import { salaryMarket } from '../../schema.ts';

type MarketQuery = QueryOf<typeof salaryEndpoints, 'GET /api/salaries'>;
type Part = keyof MarketQuery;
type MarketRow = typeof salaryMarket.$inferSelect;

const parts: readonly Part[] = ['cityCode', 'stage', 'tenure', 'role'];
const MAX_ROWS = 20;

function present({ cityCode, stage, tenure, role, n, hires, points }: MarketRow): SalaryCell {
  const at = (twentieth: number) => Number(points[twentieth - 1]);
  return {
    cityCode,
    cityName: placeName(cityCode),
    stage,
    tenure,
    role,
    n,
    hires,
    q1: at(5),
    median: at(10),
    q3: at(15),
  };
}

/** Cells of the requested dimensions; `free` matches any value of that dimension except the total. */
function where(query: MarketQuery, free?: Part): SQL | undefined {
  return and(
    ...parts.map((axis) => (axis === free ? ne(salaryMarket[axis], '') : eq(salaryMarket[axis], query[axis] ?? ''))),
  );
}

async function along(db: Database, query: MarketQuery, free: Part): Promise<SalaryCell[]> {
  const rows = await db
    .select()
    .from(salaryMarket)
    .where(where(query, free))
    .orderBy(desc(salaryMarket.n))
    .limit(MAX_ROWS);
  return rows.map(present);
}

/** Share of samples below an amount, in steps of 5 %. */
export const shareBelow = (points: readonly bigint[], fen: bigint): number =>
  (points.filter((point) => point < fen).length * 100) / (TWENTIETHS + 1);

/** 薪酬行情 of the requested group, its neighbours along each dimension, and the person's expectation within it. */
async function readMarket(db: Database, joberId: string, query: MarketQuery) {
  const [row] = await db.select().from(salaryMarket).where(where(query));
  const mine = await wishedPay(db, joberId);
  const middle = mine ? (BigInt(mine.min) + BigInt(mine.max)) / 2n : 0n;
  return {
    found: row ? present(row) : null,
    byCity: await along(db, query, 'cityCode'),
    byStage: await along(db, query, 'stage'),
    byTenure: await along(db, query, 'tenure'),
    byRole: await along(db, query, 'role'),
    mine: mine && { ...mine, above: row ? shareBelow(row.points, middle) : null },
    countedAt: row?.countedAt.toISOString() ?? null,
  };
}

export const salaryHandlers = (): Handlers<typeof salaryEndpoints> => ({
  'GET /api/salaries': (ctx, { query }) => readMarket(ctx.db, seeker(ctx).joberId, query),
});
