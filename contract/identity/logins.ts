import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, phone, yesNo } from '#contract/fields.ts';
import { loginProviders } from './account-words.ts';
import { seekerSession, unknownSeeker, verifyCode } from './identity.ts';

/** A single-use token of 256 random bits. */
const opaque = (title: string) =>
  z
    .string({ error: `缺少${title}` })
    .regex(/^[A-Za-z0-9_-]{20,80}$/, { error: `${title}无效` })
    .meta({ title });

const provider = z.object({ provider: code(loginProviders, '登录方式') });
const ticket = z.strictObject({ ticket: opaque('登录凭据') });
const browserKey = opaque('浏览器凭据');

const scanState = z.union([
  z.object({ state: z.enum(['waiting', 'scanned', 'refused', 'expired']) }),
  seekerSession.extend({ state: z.literal('agreed') }),
]);

/** Sign-in methods other than phone and password. */
export const loginEndpoints = {
  'GET /api/oauth/providers': {
    access: 'anyone',
    summary: '本站开通的第三方登录',
    returns: z.array(z.enum(['qq', 'wechat'])),
  },
  'POST /api/oauth/:provider/attempts': {
    access: 'anyone',
    summary: '开始第三方登录；已登录时 bind 为绑定到当前账号',
    params: provider,
    body: z.strictObject({
      purpose: z.enum(['login', 'bind'], { error: '用途不正确' }).meta({ title: '用途' }),
    }),
    returns: z.object({ url: z.string(), browserKey: z.string() }),
  },
  'POST /api/oauth/:provider/finish': {
    access: 'anyone',
    summary: '授权返回：登录、绑定成功，或给出绑定凭据',
    params: provider,
    body: z.strictObject({
      code: z
        .string({ error: '缺少授权码' })
        .min(1, { error: '缺少授权码' })
        .max(512, { error: '授权码过长' })
        .meta({ title: '授权码' }),
      state: opaque('授权状态'),
      browserKey,
    }),
    returns: z.union([
      seekerSession.extend({ outcome: z.literal('signed-in') }),
      z.object({ outcome: z.literal('unbound'), ticket: z.string() }),
      z.object({ outcome: z.literal('bound') }),
    ]),
  },
  'POST /api/oauth/bind': {
    access: 'anyone',
    summary: '凭绑定凭据和短信验证码，把第三方登录绑定到手机号的账号并登录',
    body: z.strictObject({ ticket: opaque('绑定凭据'), phone: phone(), verifyCode }),
    returns: z.union([seekerSession, unknownSeeker]),
  },
  'DELETE /api/account/logins/:provider': { access: 'account', summary: '解绑第三方登录', params: provider },
  'POST /api/jober/scanLogins': {
    access: 'anyone',
    summary: '电脑端取得一个扫码登录凭据，2 分钟内有效',
    returns: z.object({ ticket: z.string(), browserKey: z.string(), expiresAt: z.string() }),
  },
  'POST /api/jober/scanLogins/look': {
    access: 'seeker',
    summary: '手机端扫码：看是哪台设备要登录',
    body: ticket,
    returns: z.object({ device: z.string(), requestedAt: z.string() }),
  },
  'POST /api/jober/scanLogins/answer': {
    access: 'seeker',
    summary: '手机端确认或拒绝登录',
    body: ticket.extend({ agree: yesNo('是否同意', '请选择同意或拒绝') }),
  },
  'POST /api/jober/scanLogins/wait': {
    access: 'anyone',
    summary: '电脑端询问扫码结果，同意后即登录',
    body: ticket.extend({ browserKey }),
    returns: scanState,
  },
  'POST /api/jober/directTickets': {
    access: 'seeker',
    summary: '已登录的电脑端为自己的手机取得直接登录凭据，5 分钟内用一次',
    returns: z.object({ ticket: z.string(), expiresAt: z.string() }),
  },
  'POST /api/jober/directLogin': {
    access: 'anyone',
    summary: '手机端凭直接登录凭据登录',
    body: ticket,
    returns: seekerSession,
  },
} as const satisfies EndpointTable;
