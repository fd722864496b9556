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

/** The delivery box of a company. Statements do not grow with the rows. */
export async function boxList(db: Database, asked: BoxAsked, member: Membership, now: Date) {
  const sheet = pageOf(asked, [cursorParts.time, cursorParts.id]);
  const scope = scopeOf(member, asked, now);
  const beyond = asked.sort === 'due' ? sql`>` : sql`<`;
  const after = sheet.after
    ? sql`(${delivery.submittedAt}, ${delivery.id}) ${beyond} (${sheet.after[0]}::timestamptz, ${sheet.after[1]}::bigint)`
    : undefined;
  const states = asked.status?.length ? inArray(delivery.status, asked.status) : undefined;
  const found = await findInBox(db, and(eq(delivery.companyId, member.companyId), scope, states, after), asked.sort)
    .limit(sheet.size + 1)
    .offset(sheet.offset);
  const { rows, nextCursor } = cutPage(found, sheet, (row) => [row.submittedAt.toISOString(), row.id]);
  const invited = rows.filter(({ status }) => status === 'interview').map(({ id }) => id);
  const interviews = await newestInterviews(db, invited);
  const counts = await countsByStatus(db, scope);
  const chosen = asked.status?.length ? asked.status : Object.keys(counts);
  return {
    items: rows.map((row) => presentRow(row, { interview: interviews.get(row.id) ?? null, role: member.role, now })),
    nextCursor,
    ...cappedTotal(chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0)),
    counts,
    ...(await boxStrip(db, member.companyId, now)),
  };
}
