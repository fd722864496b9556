import { z } from 'zod';
import { type EndpointTable, supportOperators } from '#contract/endpoint.ts';
import { id, moment, stateOf, text, whole } from '#contract/fields.ts';
import { account } from '#contract/identity/account-state.ts';

/** An account as a search shows it, with enough to tell people apart. */
export const foundUser = z.object({
  id: z.string(),
  phone: z.string(),
  status: stateOf(account),
  createdAt: moment(),
  jober: z.object({ id: z.string(), name: z.string() }).nullable(),
  member: z
    .object({ companyId: z.string(), companyName: z.string(), name: z.string(), role: z.string(), status: z.string() })
    .nullable(),
});
export type FoundUser = z.output<typeof foundUser>;

export const userSession = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  createdAt: moment(),
  expiresAt: moment(),
  live: z.boolean(),
  endReason: z.string().nullable(),
});

export const userDetail = foundUser.extend({
  hasPassword: z.boolean(),
  consents: z.array(
    z.object({ kind: z.string(), version: z.string(), grantedAt: moment(), revokedAt: moment().nullable() }),
  ),
  sessions: z.array(userSession),
  bans: z.array(z.object({ reason: z.string(), bannedAt: moment(), liftedAt: moment().nullable() })),
  counts: z.object({ resumes: z.number(), deliveries: z.number(), reports: z.number() }),
});
export type UserDetail = z.output<typeof userDetail>;

const series = z.object({
  day: z.string(),
  seekers: z.number(),
  companies: z.number(),
  posts: z.number(),
  deliveries: z.number(),
  /** Of the day's deliveries, 0–100; null without deliveries. */
  replyRate: z.number().nullable(),
});
export type DashboardDay = z.output<typeof series>;

const queueAge = z.object({
  queue: z.string(),
  waiting: z.number(),
  overdue: z.number(),
  oldestAt: z.string().nullable(),
  /** Number of decisions within the period, and how long the items had waited on average. */
  decided: z.number(),
  averageHours: z.number().nullable(),
});
export type QueueAge = z.output<typeof queueAge>;

export const siteTotals = z.object({
  seekers: z.number(),
  companies: z.number(),
  openPosts: z.number(),
  deliveries: z.number(),
  replyRate: z.number().nullable(),
  online: z.number(),
});
export type SiteTotals = z.output<typeof siteTotals>;

const check = z.object({
  key: z.string(),
  label: z.string(),
  state: z.enum(['ok', 'warn', 'bad']),
  value: z.string(),
  note: z.string(),
  /** How far it has gone towards its limit, 0–100; null for what has none. */
  share: z.number().nullable(),
  /** From where it is watched and from where it is wrong, on the same scale; none where nothing is measured against. */
  limits: z.array(z.object({ share: z.number(), text: z.string() })),
});
export type HealthCheck = z.output<typeof check>;

const userId = z.object({ id: id('用户编号') });

const lookers = { access: 'operator', operators: ['support', 'review'] } as const;

/** Operators' view of the whole site and its users. */
export const adminDashboardEndpoints = {
  'GET /api/admin/dashboard': {
    access: 'operator',
    summary: '概览：按天的注册、职位、投递和答复率，以及审核队列的等待',
    query: z.object({ days: whole('天数', 7, 90).optional() }),
    returns: z.object({ days: z.array(series), queues: z.array(queueAge), totals: siteTotals }),
  },
  'GET /api/admin/health': {
    access: 'operator',
    operators: [],
    summary: '系统状态：数据库、任务队列、连接、磁盘、版本、时钟',
    returns: z.object({ checks: z.array(check), at: z.string() }),
  },
  'GET /api/admin/users': {
    ...lookers,
    summary: '按手机号或姓名查找用户；查找会记录',
    query: z.object({ keyword: text('手机号或姓名', { min: 2, max: 30 }) }),
    returns: z.object({ items: z.array(foundUser) }),
    effectful: true,
  },
  'GET /api/admin/recentUsers': {
    ...lookers,
    summary: '自己最近查看过的用户，最多 8 位',
    returns: z.object({ items: z.array(foundUser.extend({ lookedAt: moment() })) }),
  },
  'GET /api/admin/users/:id': {
    ...lookers,
    summary: '一个用户：完整手机号、同意记录、登录记录、封禁记录；查看会记录',
    params: userId,
    returns: userDetail,
    effectful: true,
  },
  'POST /api/admin/users/:id/ban': {
    ...supportOperators,
    summary: '封禁用户，立即结束全部登录和连接',
    params: userId,
    body: z.strictObject({ reason: text('封禁原因', { min: 2, max: 200 }) }),
    returns: userDetail,
    idempotent: true,
  },
  'POST /api/admin/users/:id/unban': {
    ...supportOperators,
    summary: '解除封禁',
    params: userId,
    returns: userDetail,
    idempotent: true,
  },
  'POST /api/admin/users/:id/signOut': {
    ...supportOperators,
    summary: '结束一个用户的全部登录和连接，账号不受影响',
    params: userId,
    body: z.strictObject({ reason: text('原因', { min: 2, max: 200 }) }),
    returns: userDetail,
    idempotent: true,
  },
  'POST /api/admin/users/:id/unlock': {
    ...supportOperators,
    summary: '清除该手机号的登录失败次数限制',
    params: userId,
    returns: z.object({ cleared: z.number() }),
  },
} as const satisfies EndpointTable;
