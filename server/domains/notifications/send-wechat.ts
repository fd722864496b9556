import type { Deps } from '#server/platform/deps.ts';
import { sendOnce } from './outgoing.ts';
import { siteAddress } from './site-address.ts';

const moment = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Sends a stored notice as a WeChat template message, at most once. */
export async function sendNoticeWechat(deps: Deps, id: string): Promise<void> {
  const { config, wechat } = deps;
  if (!wechat) return;
  await sendOnce(deps, id, 'wechat', ({ to, title, link, createdAt }) =>
    wechat.send({ openId: to, url: siteAddress(config) + (link || '/'), title, time: moment.format(createdAt), id }),
  );
}
