import { readCompany } from '#server/domains/companies/public.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { announcementEndpoints } from '../../contract/announcements.ts';
import { ownAnnouncements, presentOwn, publicAnnouncements, readAnnouncement } from './read-announcements.ts';
import { type Author, saveAnnouncement, withdrawAnnouncement } from './save-announcement.ts';

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
