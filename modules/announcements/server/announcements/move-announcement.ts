import { eq } from 'drizzle-orm';
import { company, follow } from '#database/schema/companies.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { flowOf, type StepOf, transition } from '#server/platform/transition.ts';
import { announcement as machine } from '../../contract/announcement-state.ts';
import { announcement } from '../../schema.ts';

interface Announced {
  id: string;
  companyId: string;
  title: string;
}

/** Tells the seekers who follow a company about its new announcement, once each. */
async function tellFollowers(tx: Database, { id, companyId, title }: Announced, now: Date): Promise<void> {
  const followers = await tx
    .select({ accountId: jober.accountId, name: company.name })
    .from(follow)
    .innerJoin(jober, eq(jober.id, follow.joberId))
    .innerJoin(company, eq(company.id, follow.companyId))
    .where(eq(follow.companyId, companyId));
  const link = `/business/announcements/details?id=${id}`;
  await notifyAll(
    tx,
    followers.map(({ accountId, name }) => ({
      accountId,
      kind: 'follow.announcement',
      title: `${name}发布了公告`,
      body: title,
      link,
      now,
      effectKey: `announcement:${id}:${accountId}`,
    })),
  );
}

export type AnnouncementRow = typeof announcement.$inferSelect;

/** Operators' decisions are recorded as such; of a company's own moves the last one is kept in the row. */
const flow = flowOf(machine, announcement);

/** Absent and foreign ones get the same answer. */
export const absent = () => appError('NOT_FOUND', { message: '该公告不存在或已撤下' });

/** @throws AppError NOT_FOUND */
export async function lockAnnouncement(tx: Database, id: string): Promise<AnnouncementRow> {
  const [row] = await tx.select().from(announcement).where(eq(announcement.id, id)).for('no key update');
  if (!row) throw absent();
  return row;
}

/** Moves an announcement and renews the pages that show it; followers are told when it is public for the first time. */
export async function moveAnnouncement(
  { db, now }: DbContext,
  row: AnnouncementRow | null,
  step: Omit<StepOf<typeof flow>, 'tags' | 'notify'> & { companyId: string },
): Promise<AnnouncementRow> {
  const { companyId, values, ...rest } = step;
  return transition({ db, now }, flow, row, {
    ...rest,
    values: (to) => ({ ...values, ...(to === 'public' && !row?.publishedAt ? { publishedAt: now } : {}) }),
    tags: [`company:${companyId}`],
    notify: async (saved) => {
      if (saved.status === 'public' && !row?.publishedAt) await tellFollowers(db, saved, now);
    },
  });
}
