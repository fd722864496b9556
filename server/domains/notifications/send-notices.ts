import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { type Outgoing, sendOnce } from './outgoing.ts';
import { siteAddress } from './site-address.ts';
import { unsubscribePath } from './unsubscribe.ts';

interface Places {
  origin: string;
  unsubscribe: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

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
      `<a href="${escaped(origin)}" style="color:#2459d3;text-decoration:none">教育人才网</a>`,
      'font-size:14px',
    ),
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.5">${escaped(title)}</h1>`,
    body ? paragraph(escaped(body).replaceAll('\n', '<br>'), 'font-size:15px;line-height:1.8') : '',
    paragraph(`<a href="${escaped(address)}" style="${button}">查看详情</a>`, 'padding:8px 0 16px;font-size:15px'),
    `<hr style="border:0;border-top:1px solid #d0d5dd;margin:0 0 16px">`,
    paragraph(
      `你绑定了这个邮箱，并打开了“${noticeTopics[topic].label}”的邮件通知。<br>不想再收到？<a href="${escaped(unsubscribe)}" style="color:#667085">退订</a>`,
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
