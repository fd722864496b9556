import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { post } from '#database/schema/posts.ts';
import { judgeWords } from '#server/domains/companies/public.ts';
import { takePostFiles } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { AnnouncementForm } from '../../contract/announcements.ts';
import { announcement } from '../../schema.ts';
import { type AnnouncementRow, absent, lockAnnouncement, moveAnnouncement } from './move-announcement.ts';

export interface Author {
  companyId: string;
  accountId: string;
  now: Date;
}

/** @throws AppError INVALID_INPUT for a post of another company */
async function requireOwnPosts(tx: Database, companyId: string, ids: string[]): Promise<void> {
  const own = ids.length ? await tx.$count(post, and(eq(post.companyId, companyId), inArray(post.id, ids))) : 0;
  if (own !== ids.length) throw fieldError('body.postIds', '关联的职位不是本单位的，请重新选择');
}

/** A company's own announcement, locked. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
async function lockOwn(tx: Database, companyId: string, id: string): Promise<AnnouncementRow> {
  const row = await lockAnnouncement(tx, id);
  if (row.companyId !== companyId) throw absent();
  return row;
}

/**
 * Publishes a new announcement or another version of one; a text that needs a second look, and a new file, wait for an operator,
 * beside the version that is public.
 * @throws AppError NOT_FOUND; INVALID_INPUT for a forbidden text or a foreign post
 */
export async function saveAnnouncement(
  tx: Database,
  { companyId, accountId, now }: Author,
  form: AnnouncementForm,
  id?: string,
): Promise<AnnouncementRow> {
  const row = id === undefined ? null : await lockOwn(tx, companyId, id);
  await requireOwnPosts(tx, companyId, form.postIds);
  const { title, body } = form;
  const flagged = await judgeWords(tx, { title, body });
  const path = 'body.attachments';
  const whole = await takePostFiles(tx, { accountId, now, path }, form, row, row?.change);
  const shown = row?.status === 'public' ? row.attachments : [];
  // No operator has seen what a new file says.
  const isDoubtful =
    flagged.size > 0 || whole.attachments.some(({ fileId }) => !shown.some((one) => one.fileId === fileId));
  const by = { companyId, who: 'recruiter', actorId: accountId } as const;
  const values = { ...whole, accountId, change: null, changedAt: null, reason: null };
  if (row?.status === 'public' && isDoubtful) {
    const beside = { change: whole, changedAt: now, reason: null, updatedAt: row.updatedAt };
    return moveAnnouncement({ db: tx, now }, row, { ...by, move: 'change', values: beside });
  }
  return moveAnnouncement({ db: tx, now }, row, {
    ...by,
    move: isDoubtful ? 'submit' : 'publish',
    values,
    create: async (status) => {
      const publishedAt = status === 'public' ? now : null;
      const times = { publishedAt, createdAt: now, updatedAt: now };
      const [made] = await tx
        .insert(announcement)
        .values({ id: newId(), companyId, status, ...values, ...times })
        .returning();
      if (!made) throw new Error('the announcement was not stored');
      return made;
    },
  });
}

/** Takes an announcement off the page. Idempotent. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function withdrawAnnouncement(
  tx: Database,
  { companyId, accountId, now }: Author,
  id: string,
): Promise<void> {
  const row = await lockOwn(tx, companyId, id);
  if (row.status === 'withdrawn') return;
  // What was saved last is what the company goes on with.
  const values = { ...row.change, change: null, changedAt: null };
  const by = { companyId, who: 'recruiter', actorId: accountId } as const;
  await moveAnnouncement({ db: tx, now }, row, { ...by, move: 'withdraw', values });
}
