import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, moment, phone, yesNo } from '#contract/fields.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { type LoginProvider, loginProviders } from './account-words.ts';
import { knownPassword, newPassword, seekerSession, user, verifyCode } from './identity.ts';

const providerName = z.enum(Object.keys(loginProviders) as [LoginProvider, ...LoginProvider[]]);

const overview = z.object({
  phone: z.string(),
  hasPassword: z.boolean(),
  /** Null where the account is not a seeker's. */
  seeker: z.object({ privacy: jober.shape.privacy, blindScreening: z.boolean(), personalised: z.boolean() }).nullable(),
  logins: z.array(z.object({ provider: providerName, boundAt: moment() })),
  /** Providers that this site offers. */
  providers: z.array(providerName),
  /** A pending new phone, masked. */
  phoneChange: z.object({ phone: z.string(), dueAt: moment() }).nullable(),
  consents: z.array(
    z.object({
      kind: z.string(),
      /** Of the text consented to; '' where the act itself says what is given. */
      version: z.string(),
      grantedAt: z.string(),
      /** The company that a resume or a registration was sent to; null for other consents. */
      company: z.string().nullable(),
      /** What a registration of a public examination gave; null for other consents. */
      about: z.string().nullable(),
    }),
  ),
});
export type AccountOverview = z.output<typeof overview>;

const device = z.object({
  id: z.string(),
  /** Browser and operating system, as text. */
  device: z.string(),
  side: z.enum(['full', 'onboarding', 'operator']),
  signedInAt: moment(),
  expiresAt: moment(),
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

const block = z.object({
  company: z.object({ id: z.string(), name: z.string() }),
  /** Name prefix of the companies that are blocked along with it. */
  group: z.string().nullable(),
});
export type Block = z.output<typeof block>;

export const accountEndpoints = {
  'GET /api/account': { access: 'account', summary: '我的账号：登录方式、隐私、授权记录', returns: overview },
  'PATCH /api/account/privacy': {
    access: 'seeker',
    summary: '修改隐私：谁能看到我、盲筛、个性化推荐',
    body: z.strictObject({
      privacy: z
        .enum(['public', 'delivered', 'hidden'], { error: '请重新选择谁能看到简历' })
        .optional()
        .meta({ title: '隐私设置' }),
      blindScreening: yesNo('盲筛').optional(),
      personalised: yesNo('个性化推荐').optional(),
    }),
    returns: overview.shape.seeker.unwrap(),
  },
  'GET /api/account/sessions': { access: 'account', summary: '登录中的设备', returns: z.array(device) },
  'DELETE /api/account/sessions/:id': {
    access: 'account',
    summary: '退出一台设备',
    params: z.object({ id: id('登录编号') }),
  },
  'POST /api/account/sessions/endOthers': {
    access: 'account',
    summary: '退出其他所有设备',
    returns: z.object({ ended: z.number() }),
  },
  'POST /api/account/resetPassword': {
    access: 'anyone',
    summary: '忘记密码：凭短信验证码设置新密码，所有设备退出登录',
    body: z.strictObject({ phone: phone(), verifyCode, password: newPassword }),
  },
  'PUT /api/account/phone': {
    access: 'account',
    summary: '更换手机号：原号码与新号码都验证，立即生效',
    body: z.strictObject({
      phone: phone('新手机号'),
      verifyCode: verifyCode.meta({ title: '新手机号的验证码' }),
      oldVerifyCode: verifyCode.meta({ title: '原手机号的验证码' }),
    }),
    returns: user,
  },
  'POST /api/account/phoneChange': {
    access: 'account',
    summary: '原号码收不到验证码时更换手机号：凭密码申请，告知原号码，3 天后生效',
    body: z.strictObject({ phone: phone('新手机号'), verifyCode, password: knownPassword }),
    returns: z.object({ dueAt: z.string() }),
  },
  'DELETE /api/account/phoneChange': { access: 'account', summary: '撤销等待中的换号申请' },
  'POST /api/jober/recoverAccount': {
    access: 'anyone',
    summary: '找回因号码易主而封存的账号：原号码、密码，和一个新号码',
    body: z.strictObject({
      oldPhone: phone('原手机号'),
      password: knownPassword,
      phone: phone('新手机号'),
      verifyCode,
    }),
    returns: seekerSession,
  },
  'GET /api/jobers/me/blocks': { access: 'seeker', summary: '我屏蔽的单位', returns: z.array(block) },
  'PUT /api/jobers/me/blocks/:companyId': {
    access: 'seeker',
    summary: '屏蔽一个单位，连同它的集团或各校区',
    params: z.object({ companyId: id('单位编号') }),
    body: z.strictObject({ withGroup: yesNo('连同集团').default(true) }).optional(),
    returns: block,
  },
  'DELETE /api/jobers/me/blocks/:companyId': {
    access: 'seeker',
    summary: '取消屏蔽',
    params: z.object({ companyId: id('单位编号') }),
  },
} as const satisfies EndpointTable;
