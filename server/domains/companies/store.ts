import { eq, sql } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { type CompanyMove, company as machine } from '#contract/companies/company-state.ts';
import { next } from '#contract/machine.ts';
import { company, companyEvent } from '#database/schema/companies.ts';
import { ANY_COMPANY_CARD, companyCardTag } from '#server/domains/posts/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

export type CompanyRow = typeof company.$inferSelect;
export type CompanyValues = Partial<typeof company.$inferInsert>;

/** Reads a company for a change, holding it until the transaction ends. */
export async function lockCompany(tx: Database, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(company).where(eq(company.id, id)).for('no key update');
  return row;
}

interface Move {
  move: CompanyMove;
  who: 'recruiter' | 'operator';
  actorId: string;
  at: Date;
  note?: string | undefined;
}

/**
 * Moves a held company to its next state, with its event.
 * @throws AppError ILLEGAL_MOVE where the table has no such move
 */
export async function moveCompany(
  tx: Database,
  row: Pick<CompanyRow, 'id' | 'status'>,
  step: Move,
  values: CompanyValues = {},
) {
  const to = next(machine, row.status, step.move, step.who);
  if (!to) throw appError('ILLEGAL_MOVE');
  const [moved] = await tx
    .update(company)
    .set({ ...values, status: to, updatedAt: step.at })
    .where(eq(company.id, row.id))
    .returning();
  if (!moved) throw appError('ILLEGAL_MOVE');
  await recordEvent(tx, { companyId: row.id, from: row.status as CompanyStatus, to, ...step });
  return moved;
}

interface CompanyEvent {
  companyId: string;
  from: CompanyStatus | null;
  to: CompanyStatus;
  move: string;
  actorId: string;
  at: Date;
  note?: string | undefined;
}

const recordEvent = (tx: Database, { companyId, from, to, move, actorId, at, note }: CompanyEvent) =>
  tx.insert(companyEvent).values({ companyId, fromStatus: from, move, toStatus: to, actorId, note: note ?? null, at });

/** After a change that others can see: the search rows of its posts, and the pages that show it. */
export async function companyChanged(tx: Database, companyId: string, reindex: boolean): Promise<void> {
  if (reindex) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from post where company_id = ${companyId} and status = 'open'`,
    );
    await indexPosts(
      tx,
      rows.map(({ id }) => id),
    );
  }
  await publishPages(tx, [`company:${companyId}`, companyCardTag(companyId), ANY_COMPANY_CARD]);
}
