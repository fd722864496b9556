import { and, eq, isNull } from 'drizzle-orm';
import { topicOf } from '#contract/notice-topics.ts';
import { account } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hit } from '#server/platform/limits/hit.ts';
import { SmsRefused } from '#server/platform/sms/sms.ts';
import { wishesOf } from './wishes.ts';

const DAY_SECONDS = 86_400;
/** Notices by SMS to one person within a day; the rest stays in the app. */
const A_DAY = { limit: 8, windowSeconds: DAY_SECONDS };

type Order = { id: string; phone: string; title: string; body: string };

/** The notice as it is now: not read meanwhile, its topic not switched off meanwhile, its account living. */
async function stillWanted({ db }: Deps, id: string): Promise<(Order & { accountId: string }) | null> {
  const [row] = await db
    .select({
      id: notification.id,
      accountId: account.id,
      phone: account.phone,
      status: account.status,
      sealedAt: account.sealedAt,
      kind: notification.kind,
      title: notification.title,
      body: notification.body,
      readAt: notification.readAt,
    })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.accountId))
    .where(eq(notification.id, id));
  if (!row || row.readAt || row.status !== 'active' || row.sealedAt) return null;
  const wishes = await wishesOf(db, [row.accountId]);
  return wishes.wants(row.accountId, topicOf(row.kind), 'sms') ? row : null;
}

async function withinLimits({ db, clock, config }: Deps, accountId: string): Promise<boolean> {
  const now = clock.now();
  if (!(await hit(db, `sms-notice:${accountId}`, A_DAY, now)).allowed) return false;
  const budget = { limit: config.SMS_DAILY_BUDGET, windowSeconds: DAY_SECONDS };
  return (await hit(db, 'sms-budget', budget, now)).allowed;
}

/**
 * Sends a kept notice by SMS, at most once: it is marked before the provider is called, by a commit of its own, so a node
 * that dies between the two loses the message and never repeats it.
 */
export async function sendNoticeSms(deps: Deps, id: string): Promise<void> {
  const { db, clock, config, sms, log } = deps;
  if (config.SMS_PROVIDER !== 'console' && config.SMS_NOTICE_TEMPLATE === '') return;
  const order = await stillWanted(deps, id);
  if (!order || !(await withinLimits(deps, order.accountId))) return;
  const unsent = and(eq(notification.id, id), isNull(notification.smsAt));
  const marked = await db.update(notification).set({ smsAt: clock.now() }).where(unsent).returning();
  if (marked.length === 0) return;
  const text = `【教育人才网】${order.title}。${order.body}`.slice(0, 140);
  try {
    await sms.send(order.phone, { kind: 'notice', title: order.title, text });
  } catch (error) {
    const reason = error instanceof SmsRefused ? error.code : error instanceof Error ? error.name : 'unknown';
    log.error({ reason }, 'a notice could not be sent by sms');
  }
}
