import { createHmac, randomInt } from 'node:crypto';
import type { noticeContactEndpoints } from '#contract/notifications/notice-contacts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { maySeeDemo } from '#server/platform/http/demo-token.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { MailRefused } from '#server/platform/mail/mail.ts';
import { showWechatCode } from './bind-wechat.ts';
import { keepProof, spendCode } from './contact-proofs.ts';
import { type ContactChannel, contactsOf, dropContact, keepContact, maskEmail } from './contacts.ts';
import { notifyAccount } from './notify.ts';

const WAIT_SECONDS = 60;
const CODE_MS = 600_000;
const DAY_SECONDS = 86_400;

/** E-mail addresses are compared case-insensitively, as mail servers do in practice. */
const normalised = (email: string) => email.trim().toLowerCase();

async function refuseTooMany(deps: Deps, accountId: string, address: string, now: Date): Promise<void> {
  // Counters outlive the person's erasure, so they contain no address.
  const whose = createHmac('sha256', deps.secret('limit-keys')).update(address).digest('base64url').slice(0, 22);
  for (const [key, limit] of [
    [`mail-code-wait:${accountId}`, { limit: 1, windowSeconds: WAIT_SECONDS }],
    [`mail-code-day:${accountId}`, { limit: 10, windowSeconds: DAY_SECONDS }],
    [`mail-code-to:${whose}`, { limit: 5, windowSeconds: DAY_SECONDS }],
  ] as const)
    refuseOver(await consume(deps.db, key, limit, now), '获取验证码太频繁');
}

const codeMail = (to: string, code: string) => ({
  to,
  subject: `验证码 ${code}，用于绑定通知邮箱`,
  text: [
    `你正在教育人才网绑定通知邮箱，验证码是 ${code}，10 分钟内有效。`,
    '',
    '不是你本人操作？请忽略这封邮件，不会有任何变化。',
  ].join('\n'),
});

/** Sends a code to an address that a person claims. */
async function sendEmailCode(deps: Deps, ctx: Ctx, email: string) {
  const { mail, log } = deps;
  if (!mail) throw appError('NOT_FOUND', { message: '本站没有开通邮件通知' });
  const { accountId } = signedIn(ctx);
  const address = normalised(email);
  await refuseTooMany(deps, accountId, address, ctx.now);
  const secret = String(randomInt(1_000_000)).padStart(6, '0');
  await keepProof(deps, { accountId, channel: 'email', address, secret }, new Date(ctx.now.getTime() + CODE_MS));
  try {
    await mail.send(codeMail(address, secret));
  } catch (error) {
    log.error({ reason: error instanceof MailRefused ? error.code : 'unknown' }, 'a code could not be sent by mail');
    throw appError('UNAVAILABLE', { message: '邮件暂时发送不出，请检查邮箱或稍后再试', retryAfter: WAIT_SECONDS });
  }
  return { waitSeconds: WAIT_SECONDS, demoCode: maySeeDemo(deps, ctx) ? secret : undefined };
}

/**
 * Makes a verified address the recipient of notices and notifies the person in the app.
 * @throws AppError INVALID_CODE when it is wrong, expired, used, guessed at too often, or for another address
 */
async function bindEmail(deps: Deps, ctx: Ctx, { email, code }: { email: string; code: string }) {
  const { accountId } = signedIn(ctx);
  const { now } = ctx;
  const address = normalised(email);
  const isRight = await spendCode(deps, { accountId, channel: 'email', address, secret: code }, now);
  if (!isRight) throw appError('INVALID_CODE');
  await ctx.db.transaction(async (tx) => {
    await keepContact(tx, { accountId, channel: 'email', address, now });
    await notifyAccount(tx, {
      accountId,
      kind: 'account.email',
      title: '通知邮箱已绑定',
      body: `之后的通知也会发到 ${maskEmail(address)}。不是本人操作？请修改登录密码，并在个人主页解绑。`,
      link: '/client/notices',
      effectKey: `email:${accountId}:${now.getTime()}`,
      now,
    });
  });
  return contactsOf(deps, ctx.db, accountId);
}

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
