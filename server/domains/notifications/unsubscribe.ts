import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import { noticeSwitch } from '#database/schema/notices.ts';
import type { Deps } from '#server/platform/deps.ts';

export interface Leave {
  accountId: string;
  topic: NoticeTopic;
}

const sign = (deps: Deps, { accountId, topic }: Leave) =>
  createHmac('sha256', deps.secret('unsubscribe')).update(`${accountId}.${topic}`).digest().subarray(0, 16);

/** The link by which the reader of a mail unsubscribes from its topic. It grants no other right, so it does not expire. */
export const unsubscribePath = (deps: Deps, leave: Leave): string =>
  `/unsubscribe?t=${leave.accountId}.${leave.topic}.${sign(deps, leave).toString('base64url')}`;

/** The account and topic of such a link; null if it was not issued here. */
export function readLeave(deps: Deps, given: string): Leave | null {
  const [, accountId, topic, signature] = /^([1-9][0-9]{0,18})\.([a-z]{1,20})\.([\w-]{22})$/.exec(given) ?? [];
  if (!accountId || !topic || !signature || !Object.hasOwn(noticeTopics, topic)) return null;
  const leave = { accountId, topic: topic as NoticeTopic };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(deps, leave)) ? leave : null;
}

/** Switches e-mail off for the topic, or for all. Accounts are blanked and never deleted, so the row always exists. */
export async function leaveMails({ db }: Deps, { accountId, topic }: Leave, isAll: boolean): Promise<void> {
  const topics = isAll ? (Object.keys(noticeTopics) as NoticeTopic[]) : [topic];
  await db
    .insert(noticeSwitch)
    .values(topics.map((each) => ({ accountId, topic: each, channel: 'email', isOn: false })))
    .onConflictDoUpdate({
      target: [noticeSwitch.accountId, noticeSwitch.topic, noticeSwitch.channel],
      set: { isOn: false },
    });
}
