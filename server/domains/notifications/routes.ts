import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';
import type { NoticeSettings, Notification, notificationEndpoints } from '#contract/notifications/notifications.ts';
import type { notification } from '#database/schema/notices.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { contactsOf } from './contacts.ts';
import { markRead, noticePage } from './queries.ts';
import { changeNoticeSettings, noticeSwitchesOf } from './settings.ts';

const present = (row: typeof notification.$inferSelect): Notification => ({
  id: row.id,
  kind: row.kind,
  topic: row.topic as NoticeTopic,
  title: row.title,
  body: row.body,
  link: row.link,
  who: row.who,
  post: row.post,
  detail: row.detail,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});

async function settingsOf(deps: Deps, ctx: Ctx): Promise<NoticeSettings> {
  const { accountId } = signedIn(ctx);
  const switches = await noticeSwitchesOf(ctx.db, accountId);
  return { ...switches, contacts: await contactsOf(deps, ctx.db, accountId) };
}

export const notificationHandlers = (deps: Deps): Handlers<typeof notificationEndpoints> => ({
  'GET /api/notifications': async (ctx, { query }) => {
    const { rows, ...page } = await noticePage(ctx.db, signedIn(ctx).accountId, query);
    return { ...page, items: rows.map(present) };
  },
  'POST /api/notifications/read': (ctx, { body }) => markRead(ctx.db, signedIn(ctx).accountId, body.ids, ctx.now),
  'GET /api/notifications/settings': (ctx) => settingsOf(deps, ctx),
  'PUT /api/notifications/settings': async (ctx, { body }) => {
    const { accountId } = signedIn(ctx);
    await ctx.db.transaction((tx) => changeNoticeSettings(tx, accountId, body));
    return settingsOf(deps, ctx);
  },
});
