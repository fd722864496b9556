import { and, desc, eq } from 'drizzle-orm';
import { company, publicCompany } from '#database/schema/companies.ts';
import { cardColumns, presentCard } from '#server/domains/companies/public.ts';
import { fileAddresses, postCardList } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AnnouncementDetail, OwnAnnouncement } from '../../contract/announcements.ts';
import { announcement } from '../../schema.ts';
import { type AnnouncementRow, absent } from './move-announcement.ts';

const PAGE_SIZE = 20;
const MOST_OWN = 500;

const lastSaved = ({ change, title, body, postIds, attachments }: AnnouncementRow) =>
  change ?? { title, body, postIds, attachments };

export const presentOwn = (row: AnnouncementRow): OwnAnnouncement => ({
  id: row.id,
  ...lastSaved(row),
  isChanged: row.change !== null,
  status: row.status,
  reason: row.reason,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: (row.changedAt ?? row.updatedAt).toISOString(),
});

export async function ownAnnouncements(db: Database, companyId: string): Promise<{ items: OwnAnnouncement[] }> {
  const rows = await db
    .select()
    .from(announcement)
    .where(eq(announcement.companyId, companyId))
    .orderBy(desc(announcement.updatedAt), desc(announcement.id))
    .limit(MOST_OWN);
  return { items: rows.map(presentOwn) };
}

/** A page of the public announcements of a company; the caller checks that the company is public. */
export async function publicAnnouncements(db: Database, companyId: string, page = 1) {
  const shown = and(eq(announcement.companyId, companyId), eq(announcement.status, 'public'));
  const { id, title, publishedAt } = announcement;
  const rows = await db
    .select({ id, title, publishedAt })
    .from(announcement)
    .where(shown)
    .orderBy(desc(publishedAt), desc(id))
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE);
  const items = rows.map((row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? '' }));
  return { items, total: await db.$count(announcement, shown), totalIsCapped: false, nextCursor: null };
}

/** A public announcement of a public company, with its open posts. @throws AppError NOT_FOUND */
export async function readAnnouncement(db: Database, id: string, now: Date): Promise<AnnouncementDetail> {
  const [row] = await db
    .select({ announcement, company: cardColumns })
    .from(announcement)
    .innerJoin(company, and(eq(company.id, announcement.companyId), publicCompany('company')))
    .where(and(eq(announcement.id, id), eq(announcement.status, 'public')));
  if (!row) throw absent();
  const { title, body, postIds, attachments, publishedAt, updatedAt } = row.announcement;
  const posts = await postCardList(db, postIds, undefined, now);
  return {
    id,
    title,
    body,
    publishedAt: publishedAt?.toISOString() ?? '',
    updatedAt: updatedAt.toISOString(),
    company: presentCard(row.company),
    attachments: fileAddresses(attachments),
    posts: posts.filter(({ status }) => status === 'open'),
  };
}
