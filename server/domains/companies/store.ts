import { eq } from 'drizzle-orm';
import { type CompanyMove, company as machine } from '#contract/companies/company-state.ts';
import { company, companyEvent } from '#database/schema/companies.ts';
import { ANY_COMPANY_CARD, companyCardTag } from '#server/domains/posts/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { eventOf, flowOf, transition } from '#server/platform/transition.ts';

export type CompanyRow = typeof company.$inferSelect;
export type CompanyValues = Partial<typeof company.$inferInsert>;

/** Reads and locks a company for a change. */
export async function lockCompany(tx: Database, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(company).where(eq(company.id, id)).for('no key update');
  return row;
}

const companyFlow = flowOf(machine, company, (db, moves) =>
  db
    .insert(companyEvent)
    .values(moves.map((moved) => ({ ...eventOf(moved), companyId: moved.row.id, note: moved.note || null }))),
);

interface Move {
  move: CompanyMove;
  who: 'recruiter' | 'operator';
  actorId: string;
  at: Date;
  note?: string | undefined;
}

/**
 * Moves a locked company to its next state and records the event.
 * @throws AppError ILLEGAL_MOVE where the machine has no such move
 */
export async function moveCompany(
  tx: Database,
  row: Pick<CompanyRow, 'id' | 'status'>,
  step: Move,
  values: CompanyValues = {},
) {
  const { move, who, actorId, note, at } = step;
  return transition({ db: tx, now: at }, companyFlow, row as CompanyRow, { move, who, actorId, note, values });
}

/** After a visible change: updates the search rows of its posts, and the pages that show it. */
export async function companyChanged(tx: Database, companyId: string, reindex: boolean): Promise<void> {
  if (reindex) {
    const rows = await rowsOf(tx, { id: 'string' })`
      select id from post where company_id = ${companyId} and status = 'open'`;
    const ids = rows.map(({ id }) => id);
    await indexPosts(tx, ids);
  }
  await publishPages(tx, [`company:${companyId}`, companyCardTag(companyId), ANY_COMPANY_CARD]);
}
