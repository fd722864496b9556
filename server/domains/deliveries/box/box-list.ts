import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import type { boxEndpoints } from '#contract/deliveries/box.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, cappedTotal, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { newestInterviews } from '../interview/interview-store.ts';
import { findInBox, presentRow } from './box-rows.ts';
import { type BoxFilters, scopeOf } from './box-scope.ts';
import { boxStrip, countsByStatus } from './box-strip.ts';

export type BoxListQuery = QueryOf<typeof boxEndpoints, 'GET /api/company/boxRows'>;

/** A page of the delivery box of a company. Statements do not grow with the rows. */
export async function boxRows(db: Database, query: BoxListQuery, member: Membership, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const scope = scopeOf(member, query, now);
  const after = beyond(page, sql`${delivery.submittedAt}, ${delivery.id}`, query.sort === 'due' ? '>' : '<');
  const states = query.status?.length ? inArray(delivery.status, query.status) : undefined;
  const found = await findInBox(db, and(eq(delivery.companyId, member.companyId), scope, states, after), query.sort)
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows, nextCursor } = cutPage(found, page, (row) => [row.submittedAt.toISOString(), row.id]);
  const invited = rows.filter(({ status }) => status === 'interview').map(({ id }) => id);
  const interviews = await newestInterviews(db, invited);
  const items = rows.map((row) =>
    presentRow(row, { interview: interviews.get(row.id) ?? null, role: member.role, now }),
  );
  return { items, nextCursor };
}

/** How many deliveries within some filters stand in each state. */
export const boxCounts = (db: Database, query: BoxFilters, member: Membership, now: Date) =>
  countsByStatus(db, scopeOf(member, query, now));

/** A page of the box with its counts and its strip in one answer. */
export async function boxList(db: Database, query: BoxListQuery, member: Membership, now: Date) {
  const rows = await boxRows(db, query, member, now);
  const counts = await boxCounts(db, query, member, now);
  const chosen = query.status?.length ? query.status : Object.keys(counts);
  const total = cappedTotal(chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0));
  return { ...rows, ...total, counts, ...(await boxStrip(db, member.companyId, now)) };
}
