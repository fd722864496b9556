import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { rules } from '#contract/rules.ts';

const email = z
  .string({ error: '请填写邮箱' })
  .trim()
  .min(1, { error: '请填写邮箱' })
  .refine(rules.email.test, { error: rules.email.message })
  .meta({ title: '邮箱' });

const emailCode = z
  .string({ error: '请填写验证码' })
  .regex(/^[0-9]{6}$/, { error: '验证码应为 6 位数字' })
  .meta({ title: '验证码' });

/** Where a person is notified outside the site and the phone. Null: this site does not offer that channel. */
export const noticeContacts = z.object({
  /** The address is masked; null until it is confirmed. */
  email: z.object({ address: z.string().nullable() }).nullable(),
  wechat: z.object({ boundAt: z.string().nullable() }).nullable(),
});
export type NoticeContacts = z.output<typeof noticeContacts>;

export const noticeContactEndpoints = {
  'GET /api/account/contacts': {
    access: 'account',
    summary: '通知送到哪里：邮箱、微信服务号',
    returns: noticeContacts,
  },
  'POST /api/account/email/code': {
    access: 'account',
    summary: '给一个邮箱发验证码，10 分钟内有效',
    body: z.strictObject({ email }),
    returns: z.object({ waitSeconds: z.number(), demoCode: z.string().optional() }),
  },
  'PUT /api/account/email': {
    access: 'account',
    summary: '凭验证码绑定通知邮箱，原来的随之更换',
    body: z.strictObject({ email, code: emailCode }),
    returns: noticeContacts,
  },
  'DELETE /api/account/email': { access: 'account', summary: '解绑通知邮箱', returns: noticeContacts },
  'POST /api/account/wechatNotices': {
    access: 'account',
    summary: '绑定微信通知的二维码，扫码关注服务号后即绑定',
    returns: z.object({ text: z.string(), expiresAt: z.string() }),
  },
  'DELETE /api/account/wechatNotices': { access: 'account', summary: '不再用微信通知', returns: noticeContacts },
} as const satisfies EndpointTable;
