import { and, desc, eq, inArray } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { company, publicCompany } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { cardColumns, judgeWords, presentCard, readCompany } from '#server/domains/companies/public.ts';
import { fileAddresses, postCardList, takePostFiles } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import type { AnnouncementForm, announcementEndpoints } from '../../contract/announcements.ts';
import { announcement } from '../../schema.ts';
import { type AnnouncementRow, absent, lockAnnouncement, moveAnnouncement } from './move-announcement.ts';

const PAGE_SIZE = 20;
const MAX_OWN = 500;

const lastSaved = ({ change, title, body, postIds, attachments }: AnnouncementRow) =>
  change ?? { title, body, postIds, attachments };

const presentOwn = (row: AnnouncementRow) => ({
  ...pick(row, 'id', 'status', 'reason', 'publishedAt'),
  ...lastSaved(row),
  isChanged: row.change !== null,
  updatedAt: row.changedAt ?? row.updatedAt,
});

async function ownAnnouncements(db: Database, companyId: string) {
  const rows = await db
    .select()
    .from(announcement)
    .where(eq(announcement.companyId, companyId))
    .orderBy(desc(announcement.updatedAt), desc(announcement.id))
    .limit(MAX_OWN);
  return { items: rows.map(presentOwn) };
}

/** A page of the public announcements of a company; the caller checks that the company is public. */
async function publicAnnouncements(db: Database, companyId: string, page = 1) {
  const shown = and(eq(announcement.companyId, companyId), eq(announcement.status, 'public'));
  const { id, title, publishedAt } = announcement;
  const rows = await db
    .select({ id, title, publishedAt })
    .from(announcement)
    .where(shown)
    .orderBy(desc(publishedAt), desc(id))
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE);
  const items = rows.map((row) => ({ ...row, publishedAt: row.publishedAt ?? '' }));
  return { items, total: await db.$count(announcement, shown), totalIsCapped: false, nextCursor: null };
}

/** A public announcement of a public company, with its open posts. @throws AppError NOT_FOUND */
async function readAnnouncement(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ announcement, company: cardColumns })
    .from(announcement)
    .innerJoin(company, and(eq(company.id, announcement.companyId), publicCompany('company')))
    .where(and(eq(announcement.id, id), eq(announcement.status, 'public')));
  if (!row) throw absent();
  const { postIds, attachments, publishedAt } = row.announcement;
  const posts = await postCardList(db, postIds, undefined, now);
  return {
    ...pick(row.announcement, 'id', 'title', 'body', 'updatedAt'),
    publishedAt: publishedAt ?? '',
    company: presentCard(row.company),
    attachments: fileAddresses(attachments),
    posts: posts.filter(({ status }) => status === 'open'),
  };
}

function authorOf(ctx: Ctx): Author {
  const { accountId, member: own } = member(ctx);
  return { accountId, companyId: own.companyId, now: ctx.now };
}

export const announcementRoutes = (): Handlers<typeof announcementEndpoints> => ({
  'GET /api/companies/:id/announcements': async (ctx, { params: { id }, query }) => {
    ctx.dependsOn(`company:${id}`);
    await readCompany(ctx.db, id, ctx.actor);
    return publicAnnouncements(ctx.db, id, query.page);
  },
  'GET /api/announcements/:id': async (ctx, { params: { id } }) => {
    const found = await readAnnouncement(ctx.db, id, ctx.now);
    ctx.dependsOn(`company:${found.company.id}`);
    return found;
  },
  'GET /api/company/announcements': (ctx) => ownAnnouncements(ctx.db, authorOf(ctx).companyId),
  'POST /api/company/announcements': async (ctx, { body }) =>
    presentOwn(await ctx.db.transaction((tx) => saveAnnouncement(tx, authorOf(ctx), body))),
  'PUT /api/company/announcements/:id': async (ctx, { params: { id }, body }) =>
    presentOwn(await ctx.db.transaction((tx) => saveAnnouncement(tx, authorOf(ctx), body, id))),
  'DELETE /api/company/announcements/:id': (ctx, { params: { id } }) =>
    ctx.db.transaction((tx) => withdrawAnnouncement(tx, authorOf(ctx), id)),
});

interface Author {
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
async function saveAnnouncement(
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
async function withdrawAnnouncement(tx: Database, { companyId, accountId, now }: Author, id: string): Promise<void> {
  const row = await lockOwn(tx, companyId, id);
  if (row.status === 'withdrawn') return;
  // What was saved last is what the company goes on with.
  const values = { ...row.change, change: null, changedAt: null };
  const by = { companyId, who: 'recruiter', actorId: accountId } as const;
  await moveAnnouncement({ db: tx, now }, row, { ...by, move: 'withdraw', values });
}
