import type { noticeContactEndpoints } from '#contract/notifications/notice-contacts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { bindEmail, sendEmailCode } from './bind-email.ts';
import { showWechatCode } from './bind-wechat.ts';
import { type ContactChannel, contactsOf, dropContact } from './contacts.ts';

/** Channels for notices besides the site and the phone. */
export const noticeContactHandlers = (deps: Deps): Handlers<typeof noticeContactEndpoints> => {
  const drop = async (ctx: Ctx, channel: ContactChannel) => {
    const { accountId } = signedIn(ctx);
    await dropContact(ctx.db, accountId, channel);
    return contactsOf(deps, ctx.db, accountId);
  };
  return {
    'GET /api/account/contacts': (ctx) => contactsOf(deps, ctx.db, signedIn(ctx).accountId),
    'POST /api/account/email/code': (ctx, { body }) => sendEmailCode(deps, ctx, body.email),
    'PUT /api/account/email': (ctx, { body }) => bindEmail(deps, ctx, body),
    'DELETE /api/account/email': (ctx) => drop(ctx, 'email'),
    'POST /api/account/wechatNotices': (ctx) => showWechatCode(deps, ctx),
    'DELETE /api/account/wechatNotices': (ctx) => drop(ctx, 'wechat'),
  };
};
