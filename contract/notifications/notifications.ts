import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, list, listOf, moment, paging, yesNo } from '#contract/fields.ts';
import { noticeContacts } from './notice-contacts.ts';
import { noticeTopics } from './notice-topics.ts';

const notification = z.object({
  id: z.string(),
  kind: z.string(),
  topic: z.enum(Object.keys(noticeTopics) as [keyof typeof noticeTopics, ...(keyof typeof noticeTopics)[]]),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** The school or person whose act it reports, and the post; empty where it is about neither. */
  who: z.string(),
  post: z.string(),
  /** What else it tells: a time, a reason, a message. */
  detail: z.string(),
  createdAt: moment(),
  readAt: moment().nullable(),
});
export type Notification = z.output<typeof notification>;

const timeOfDay = (title: string) =>
  z
    .string({ error: `请填写${title}` })
    .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: `${title}格式应为 22:00` })
    .meta({ title });

const on = (title: string) => yesNo(title, `请选择开启或关闭${title}`);

const noticeSettings = z.object({
  topics: z.array(
    z.object({
      topic: notification.shape.topic,
      inApp: z.boolean(),
      /** Null where the topic is never sent by SMS. */
      sms: z.boolean().nullable(),
      email: z.boolean(),
      wechat: z.boolean(),
      fixed: z.boolean(),
    }),
  ),
  contacts: noticeContacts,
  /** Quiet hours in Shanghai time; equal values switch them off. */
  quietFrom: z.string(),
  quietTo: z.string(),
});
export type NoticeSettings = z.output<typeof noticeSettings>;

export const notificationEndpoints = {
  'GET /api/notifications': {
    access: 'account',
    summary: '我的通知',
    query: z.object({ topic: code(noticeTopics, '通知类型').optional(), ...paging }),
    returns: listOf(notification).extend({
      unread: z.number(),
      /** By topic; topics without any are left out. */
      unreadOf: z.partialRecord(notification.shape.topic, z.number()),
    }),
  },
  'POST /api/notifications/read': {
    access: 'account',
    summary: '标为已读；不给编号即全部',
    body: z.strictObject({ ids: z.array(id('通知编号')).max(100).optional().meta({ title: '通知编号' }) }),
  },
  'GET /api/notifications/settings': {
    access: 'account',
    summary: '通知开关和免打扰时段',
    returns: noticeSettings,
  },
  'PUT /api/notifications/settings': {
    access: 'account',
    summary: '改通知开关和免打扰时段；没提到的不变',
    body: z.strictObject({
      topics: list(
        z.strictObject({
          topic: code(noticeTopics, '通知类型'),
          inApp: on('站内通知').optional(),
          sms: on('短信通知').optional(),
          email: on('邮件通知').optional(),
          wechat: on('微信通知').optional(),
        }),
        '通知类型',
        { max: 20, most: '通知类型过多' },
      ).optional(),
      quietFrom: timeOfDay('免打扰开始时间').optional(),
      quietTo: timeOfDay('免打扰结束时间').optional(),
    }),
    returns: noticeSettings,
  },
} as const satisfies EndpointTable;
