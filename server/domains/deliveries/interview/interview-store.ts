import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { InterviewState } from '#contract/deliveries/interview-state.ts';
import type { InterviewMode } from '#contract/deliveries/interviews.ts';
import { interview } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Terms } from './interview-terms.ts';

const columns = {
  ...getTableColumns(interview),
  status: interview.status,
  mode: interview.mode,
};

type Stored = typeof interview.$inferSelect;
export type InterviewRow = Omit<Stored, 'status' | 'mode'> & { status: InterviewState; mode: InterviewMode };

/** Whether its time stands: one was offered, or chosen. */
export const hasFixedTime = ({ status, slots }: Pick<InterviewRow, 'status' | 'slots'>): boolean =>
  slots.length === 0 || status === 'accepted';

/** The current interview: the newest one. */
export async function newestInterview(tx: Database, deliveryId: string): Promise<InterviewRow | null> {
  const [row] = await tx
    .select(columns)
    .from(interview)
    .where(eq(interview.deliveryId, deliveryId))
    .orderBy(desc(interview.createdAt), desc(interview.id))
    .limit(1);
  return row ?? null;
}

export async function newestInterviews(
  db: Database,
  deliveryIds: readonly string[],
): Promise<Map<string, InterviewRow>> {
  const rows = await db
    .selectDistinctOn([interview.deliveryId], columns)
    .from(interview)
    .where(sql`${interview.deliveryId} = any(${sql.param(deliveryIds)}::bigint[])`)
    .orderBy(interview.deliveryId, desc(interview.createdAt), desc(interview.id));
  return new Map(rows.map((row) => [row.deliveryId, row]));
}

type NewInterview = Terms & { deliveryId: string; status: InterviewState; now: Date };

/** Adds an interview as the current one; its time is later than `before` even within the same millisecond. */
export async function addInterview(tx: Database, { now, ...values }: NewInterview, before: InterviewRow | null) {
  const createdAt = new Date(Math.max(now.getTime(), (before?.createdAt.getTime() ?? 0) + 1));
  await tx.insert(interview).values({ ...values, createdAt });
}

type Change = Partial<
  Pick<Stored, 'status' | 'startsAt' | 'proposedAt' | 'answerNote' | 'answeredAt' | 'interviewers'>
>;

export const setInterview = (tx: Database, id: string, values: Change) =>
  tx.update(interview).set(values).where(eq(interview.id, id));
