import { and, eq, isNull } from 'drizzle-orm';
import { type NoticeTopic, noticeTopics, type OutChannel, topicOf } from '#contract/notifications/notice-topics.ts';
import { escapeHtml } from '#contract/text.ts';
import { account } from '#database/schema/identity.ts';
import { noticeContact, notification } from '#database/schema/notices.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { consume } from '#server/platform/limits/consume.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { unsubscribePath } from './unsubscribe.ts';
import { wishesOf } from './wishes.ts';

/** The site's address, for links outside the site. A site that sends mail has `PUBLIC_ORIGIN`; a demo runs on this machine. */
const siteAddress = ({ PUBLIC_ORIGIN, HOST, PORT }: Config): string =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://${HOST}:${PORT}`;

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
interface Outgoing {
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
async function sendOnce(deps: Deps, id: string, channel: OutChannel, send: Send): Promise<void> {
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

interface Places {
  origin: string;
  unsubscribe: string;
}

const font = "-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${text}</p>`;

/** The mail in simple markup that every mail program renders alike. */
function htmlOf({ title, body, topic }: Outgoing, address: string, { origin, unsubscribe }: Places): string {
  const button =
    'display:inline-block;padding:10px 22px;border-radius:8px;background:#2459d3;color:#ffffff;text-decoration:none';
  const small = 'font-size:13px;line-height:1.7;color:#667085';
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
    `<body style="margin:0;padding:32px 16px;font-family:${font}"><div style="max-width:560px;margin:0 auto">`,
    paragraph(
      `<a href="${escapeHtml(origin)}" style="color:#2459d3;text-decoration:none">教育人才网</a>`,
      'font-size:14px',
    ),
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.5">${escapeHtml(title)}</h1>`,
    body ? paragraph(escapeHtml(body).replaceAll('\n', '<br>'), 'font-size:15px;line-height:1.8') : '',
    paragraph(`<a href="${escapeHtml(address)}" style="${button}">查看详情</a>`, 'padding:8px 0 16px;font-size:15px'),
    `<hr style="border:0;border-top:1px solid #d0d5dd;margin:0 0 16px">`,
    paragraph(
      `你绑定了这个邮箱，并打开了“${noticeTopics[topic].label}”的邮件通知。<br>不想再收到？<a href="${escapeHtml(unsubscribe)}" style="color:#667085">退订</a>`,
      small,
    ),
    '</div></body></html>',
  ].join('');
}

/** A notice as a mail: text and HTML with the same content, its link, and how to unsubscribe. */
function noticeMail(notice: Outgoing, places: Places): MailMessage {
  const { to, title, body, link, topic } = notice;
  const address = places.origin + (link || '/client/notices');
  const lines = [
    title,
    ...(body ? ['', body] : []),
    '',
    `查看详情：${address}`,
    '',
    '----',
    `你绑定了这个邮箱，并打开了“${noticeTopics[topic].label}”的邮件通知。`,
    `不想再收到，可以退订：${places.unsubscribe}`,
  ];
  return {
    to,
    subject: title,
    text: lines.join('\n'),
    html: htmlOf(notice, address, places),
    unsubscribe: places.unsubscribe,
  };
}

/** Sends a stored notice by e-mail, at most once. */
export async function sendNoticeMail(deps: Deps, id: string): Promise<void> {
  const { config, mail } = deps;
  if (!mail) return;
  await sendOnce(deps, id, 'email', async (notice) => {
    const origin = siteAddress(config);
    const unsubscribe = origin + unsubscribePath(deps, notice);
    await mail.send(noticeMail(notice, { origin, unsubscribe }));
  });
}

/** Sends a stored notice by SMS, at most once; a site without a template for notices sends none. */
export async function sendNoticeSms(deps: Deps, id: string): Promise<void> {
  const { config, sms } = deps;
  if (config.SMS_PROVIDER === 'none' || (config.SMS_PROVIDER !== 'console' && config.SMS_NOTICE_TEMPLATE === ''))
    return;
  await sendOnce(deps, id, 'sms', async ({ to, title, body }) => {
    const text = `【教育人才网】${title}。${body}`.slice(0, 140);
    await sms.send(to, { kind: 'notice', title, text });
  });
}

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
