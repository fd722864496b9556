import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { newestInterviews } from '../interview/interview-store.ts';
import { findInBox, presentRow } from './box-rows.ts';
import { type BoxFilters, scopeOf } from './box-scope.ts';
import { boxStrip, countsByStatus } from './box-strip.ts';

export interface BoxAsked extends BoxFilters {
  status?: string[] | undefined;
  sort?: 'new' | 'due' | undefined;
  cursor?: string | undefined;
  page?: number | undefined;
}

/** A page of the delivery box of a company. Statements do not grow with the rows. */
export async function boxRows(db: Database, asked: BoxAsked, member: Membership, now: Date) {
  const page = pageOf(asked, [cursorParts.time, cursorParts.id]);
  const scope = scopeOf(member, asked, now);
  const beyond = asked.sort === 'due' ? sql`>` : sql`<`;
  const after = page.after
    ? sql`(${delivery.submittedAt}, ${delivery.id}) ${beyond} (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`
    : undefined;
  const states = asked.status?.length ? inArray(delivery.status, asked.status) : undefined;
  const found = await findInBox(db, and(eq(delivery.companyId, member.companyId), scope, states, after), asked.sort)
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
export const boxCounts = (db: Database, asked: BoxFilters, member: Membership, now: Date) =>
  countsByStatus(db, scopeOf(member, asked, now));

/** A page of the box with its counts and its strip in one answer. */
export async function boxList(db: Database, asked: BoxAsked, member: Membership, now: Date) {
  const rows = await boxRows(db, asked, member, now);
  const counts = await boxCounts(db, asked, member, now);
  const chosen = asked.status?.length ? asked.status : Object.keys(counts);
  const total = cappedTotal(chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0));
  return { ...rows, ...total, counts, ...(await boxStrip(db, member.companyId, now)) };
}
