import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { flowOf, type StepOf, transition } from '#server/platform/transition.ts';
import { experience as machine } from '../../contract/experience-state.ts';
import { experience } from '../../schema.ts';

export type ExperienceRow = typeof experience.$inferSelect;

const flow = flowOf(machine, experience);

export const absent = () => appError('NOT_FOUND', { message: '该面经不存在或已删除' });

/** @throws AppError NOT_FOUND */
export async function lockExperience(tx: Database, id: string): Promise<ExperienceRow> {
  const [row] = await tx.select().from(experience).where(eq(experience.id, id)).for('no key update');
  if (!row) throw absent();
  return row;
}

/** Moves 面经 and renews the pages that show it: the company's own, and those of its posts. */
export const moveExperience = (
  act: DbContext,
  row: ExperienceRow | null,
  { companyId, ...step }: Omit<StepOf<typeof flow>, 'tags'> & { companyId: string },
): Promise<ExperienceRow> => transition(act, flow, row, { ...step, tags: [`company:${companyId}`] });
