import { and, eq, isNull } from 'drizzle-orm';
import { type NoticeTopic, type OutChannel, topicOf } from '#contract/notifications/notice-topics.ts';
import { account } from '#database/schema/identity.ts';
import { noticeContact, notification } from '#database/schema/notices.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { wishesOf } from './wishes.ts';

const DAY_SECONDS = 86_400;

interface Rule {
  /** Set before the message is sent. */
  mark: 'smsAt' | 'emailAt' | 'wechatAt';
  /** Maximum messages to one person per day; the rest stays in the app. */
  aDay: number;
  /** The whole site's daily budget. */
  budget?: { key: string; of(config: Config): number };
}

const rules: Record<OutChannel, Rule> = {
  sms: { mark: 'smsAt', aDay: 8, budget: { key: 'sms-budget', of: (config) => config.SMS_DAILY_BUDGET } },
  email: { mark: 'emailAt', aDay: 20, budget: { key: 'mail-budget', of: (config) => config.MAIL_DAILY_BUDGET } },
  wechat: { mark: 'wechatAt', aDay: 20 },
};

/** A notice being sent. */
export interface Outgoing {
  id: string;
  accountId: string;
  topic: NoticeTopic;
  title: string;
  body: string;
  link: string;
  createdAt: Date;
  /** The phone, the e-mail address or the open id. */
  to: string;
}

async function addressOf({ db }: Deps, accountId: string, channel: OutChannel, phone: string): Promise<string | null> {
  if (channel === 'sms') return phone;
  const mine = and(eq(noticeContact.accountId, accountId), eq(noticeContact.channel, channel));
  const [contact] = await db.select().from(noticeContact).where(mine);
  return contact?.address ?? null;
}

/** The current notice, if it is still unread, its topic still switched on, and its account active. */
async function stillWanted(deps: Deps, id: string, channel: OutChannel): Promise<Outgoing | null> {
  const { db } = deps;
  const [row] = await db
    .select({ notice: notification, accountId: account.id, phone: account.phone, status: account.status })
    .from(notification)
    .innerJoin(account, and(eq(account.id, notification.accountId), isNull(account.reassignedAt)))
    .where(eq(notification.id, id));
  if (!row || row.notice.readAt || row.status !== 'active') return null;
  const topic = topicOf(row.notice.kind);
  const wishes = await wishesOf(db, [row.accountId]);
  if (!wishes.wants(row.accountId, topic, channel)) return null;
  const to = await addressOf(deps, row.accountId, channel, row.phone);
  const { title, body, link, createdAt } = row.notice;
  return to === null ? null : { id, accountId: row.accountId, topic, title, body, link, createdAt, to };
}

async function withinLimits({ db, clock, config }: Deps, channel: OutChannel, accountId: string): Promise<boolean> {
  const { aDay, budget } = rules[channel];
  const day = (limit: number) => ({ limit, windowSeconds: DAY_SECONDS });
  if (!(await consume(db, `${channel}-notice:${accountId}`, day(aDay), clock.now())).allowed) return false;
  return !budget || (await consume(db, budget.key, day(budget.of(config)), clock.now())).allowed;
}

type Send = (notice: Outgoing) => Promise<void>;

/**
 * Sends a stored notice at most once per channel: it is marked first, in a commit of its own, so a crash between the two loses
 * the message and never repeats it. A provider's refusal is logged by its code alone.
 */
export async function sendOnce(deps: Deps, id: string, channel: OutChannel, send: Send): Promise<void> {
  const { db, clock, log } = deps;
  const notice = await stillWanted(deps, id, channel);
  if (!notice || !(await withinLimits(deps, channel, notice.accountId))) return;
  const { mark } = rules[channel];
  const unsent = and(eq(notification.id, id), isNull(notification[mark]));
  const marked = await db
    .update(notification)
    .set({ [mark]: clock.now() })
    .where(unsent)
    .returning({ id: notification.id });
  if (marked.length === 0) return;
  try {
    await send(notice);
  } catch (error) {
    const { code, name } = error as Error & { code?: unknown };
    log.error({ reason: typeof code === 'string' ? code : name, channel }, 'a notice could not be sent');
  }
}
