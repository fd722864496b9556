import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, phone, yesNo } from '#contract/fields.ts';
import { newJober, ownJober } from '#contract/seekers/seeker.ts';
import { codePurposes } from './code-purposes.ts';

export const verifyCode = z
  .string({ error: '请填写验证码' })
  .regex(/^[0-9]{6}([0-9]{2})?$/, { error: ({ input }) => (input ? '验证码应为 6 或 8 位数字' : '请输入验证码') })
  .meta({ title: '验证码' });

/**
 * A new password, checked by length alone; the server also rejects common passwords
 * (`server/domains/identity/password/refuse-weak.ts`).
 */
export const newPassword = z
  .string({ error: '请填写密码' })
  .min(8, { error: '密码至少 8 位' })
  .max(128, { error: '密码最多 128 位' })
  .meta({ title: '密码' });

const registerTicket = z
  .string({ error: '请先验证手机号' })
  .regex(/^[A-Za-z0-9_-]{20,80}$/, { error: '请重新获取验证码，刚才的验证已失效' })
  .meta({ title: '验证凭据' });

/** The session state's `user`; includes the phone. */
export const user = z.object({
  phone: z.string(),
  accountId: z.string().optional(),
  hasPassword: z.boolean().optional(),
});

/** The recruiter's own person record. */
export const companyJober = z.object({
  memberId: z.string().nullable(),
  companyId: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(['owner', 'recruiter', 'interviewer', 'finance']).nullable(),
  status: z.enum(['none', 'invited', 'requested', 'active', 'disabled', 'left']),
});

/** The recruiter's company as the session state holds it. */
export const ownCompany = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  logoUrl: z.string().nullable(),
  status: z.enum(['draft', 'pending', 'approved', 'rejected', 'suspended', 'unclaimed']),
});

export type User = z.output<typeof user>;
export type CompanyJober = z.output<typeof companyJober>;
export type OwnCompany = z.output<typeof ownCompany>;

const sending = z.strictObject({
  /** Absent: signing in at the portal. */
  purpose: code(codePurposes, '验证码用途').optional(),
  altcha: z.string().max(4000, { error: '安全验证没有通过，请重试' }).optional().meta({ title: '安全验证' }),
});

const sent = z.object({
  /** Seconds until another code can be requested. */
  waitSeconds: z.number(),
  /** Only in a demo, for a request with its token. */
  demoCode: z.string().optional(),
});

/** Signing in cancelled a pending closure of the account; the user is notified. */
const closingCancelled = z.boolean().optional();

export const seekerSession = z.object({
  isJober: z.literal(1),
  token: z.string(),
  user,
  jober: ownJober,
  closingCancelled,
});
export const unknownSeeker = z.object({
  isJober: z.literal(0),
  registerTicket: z.string(),
  /**
   * Nobody signed in to the phone's account for a year: the previous holder uses the password, a new holder starts a new account.
   */
  dormant: z.boolean().optional(),
});
const recruiterSession = z.object({
  company: ownCompany.nullable(),
  jober: companyJober.nullable(),
  user,
  token: z.string(),
  registerTicket: z.string().optional(),
  closingCancelled,
});

export type SeekerLogin = z.output<typeof seekerSession> | z.output<typeof unknownSeeker>;
export type RecruiterLogin = z.output<typeof recruiterSession>;

/** 30 天内免登录: the session lasts 30 days instead of the seed's 0.2. */
const codeLogin = z.object({
  phone: phone(),
  verifyCode,
  remember: z.enum(['1'], { error: '请选择是否 30 天内免登录' }).optional().meta({ title: '30 天内免登录' }),
});
/** A password typed to sign in. */
export const knownPassword = z
  .string({ error: '请填写密码' })
  .min(1, { error: '请填写密码' })
  .max(128, { error: '密码最多 128 位' })
  .meta({ title: '密码' });
const passwordLogin = z.strictObject({
  phone: phone(),
  password: knownPassword,
  remember: yesNo('30 天内免登录', '请选择是否 30 天内免登录').optional(),
});

export const identityEndpoints = {
  'POST /api/jober/sendshortmessage': {
    access: 'anyone',
    summary: '发送验证码；不写用途即求职者登录',
    query: z.object({ phone: phone() }),
    body: sending.optional(),
    returns: sent,
  },
  'POST /api/company/sendshortmessage': {
    access: 'anyone',
    summary: '发送验证码；不写用途即招聘者登录',
    query: z.object({ phone: phone() }),
    body: sending.optional(),
    returns: sent,
  },
  'GET /api/captcha/challenge': {
    access: 'anyone',
    summary: '取得一道工作量证明题',
    returns: z.object({
      algorithm: z.string(),
      challenge: z.string(),
      maxnumber: z.number().optional(),
      salt: z.string(),
      signature: z.string(),
    }),
  },
  'GET /api/jober/joberInfoByCode': {
    access: 'anyone',
    summary: '求职者验证码登录',
    query: codeLogin,
    returns: z.union([seekerSession, unknownSeeker]),
    effectful: true,
  },
  'GET /api/jober/mobileLoginByCode': {
    access: 'anyone',
    summary: '移动端求职者验证码登录；未注册时返回空，凭据在响应头 X-Register-Ticket',
    query: codeLogin,
    returns: seekerSession,
    maybeEmpty: true,
    effectful: true,
  },
  'POST /api/jober/joberLogin': {
    access: 'anyone',
    summary: '求职者密码登录',
    body: passwordLogin,
    returns: seekerSession,
  },
  'POST /api/jober/registerJoberInfo': {
    access: 'anyone',
    summary: '凭验证凭据登记为求职者并登录',
    body: newJober.extend({ registerTicket, password: newPassword.optional() }),
    returns: seekerSession,
  },
  'DELETE /api/jober/logout': { access: 'anyone', summary: '退出登录；已退出时同样成功' },
  'POST /api/jober/updatePass': {
    access: 'account',
    summary: '修改密码并结束其他登录',
    body: z.strictObject({
      verifyCode: verifyCode.optional(),
      oldPassword: z.string().max(128).optional().meta({ title: '原密码' }),
      password: newPassword,
    }),
  },
  'GET /api/company/joberInfoByCode': {
    access: 'anyone',
    summary: '招聘者验证码登录；单位或招聘者缺一时只给出已有的',
    query: codeLogin,
    returns: recruiterSession,
    effectful: true,
  },
  'POST /api/company/recruiterLogin': {
    access: 'anyone',
    summary: '招聘者密码登录',
    body: passwordLogin,
    returns: recruiterSession,
  },
  'GET /api/session': {
    access: 'anyone',
    summary: '当前登录的账号，以及它的求职者与招聘者身份',
    returns: z.object({
      user: user.nullable(),
      jober: ownJober.nullable(),
      company: ownCompany.nullable(),
      companyJober: companyJober.nullable(),
    }),
  },
} as const satisfies EndpointTable;
