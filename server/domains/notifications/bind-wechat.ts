import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { WechatRefused } from '#server/platform/wechat/service-account.ts';
import { keepProof, spendScene } from './contact-proofs.ts';
import { keepContact } from './contacts.ts';
import { notifyAccount } from './notify.ts';

const CODE_SECONDS = 300;
const AN_HOUR = { limit: 20, windowSeconds: 3_600 };

/** A QR code of the service account that identifies the account that shows it. */
export async function showWechatCode(deps: Deps, ctx: Ctx) {
  const { wechat, log } = deps;
  if (!wechat) throw appError('NOT_FOUND', { message: '本站没有开通微信通知' });
  const { accountId } = signedIn(ctx);
  refuseOver(await consume(deps.db, `wechat-code:${accountId}`, AN_HOUR, ctx.now));
  const scene = randomBytes(18).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + CODE_SECONDS * 1_000);
  const text = await wechat.qrText(scene, CODE_SECONDS).catch((error: unknown) => {
    log.error({ reason: error instanceof WechatRefused ? error.code : 'unknown' }, 'no QR code of the service account');
    throw appError('UNAVAILABLE', { message: '微信暂时没有回应，请稍后再试', retryAfter: 30 });
  });
  await keepProof(deps, { accountId, channel: 'wechat', address: '', secret: scene }, expiresAt);
  return { text, expiresAt: expiresAt.toISOString() };
}

/** A person who follows through such a code gets notices in WeChat from then on. Expired codes have no effect. */
export async function bindWechat(deps: Deps, scene: string, openId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const accountId = await spendScene(deps, tx, scene, now);
    if (accountId === null) return;
    await keepContact(tx, { accountId, channel: 'wechat', address: openId, now });
    await notifyAccount(tx, {
      accountId,
      kind: 'account.wechat',
      title: '微信通知已开通',
      body: '之后的通知也会发到你的微信。',
      link: '/client/notices',
      effectKey: `wechat:${accountId}:${now.getTime()}`,
      now,
    });
  });
}
