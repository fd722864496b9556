import { z } from 'zod';
import { contentOperators, type EndpointTable } from '#contract/endpoint.ts';
import { id, moment, oneOf, regionCode, text, whole } from '#contract/fields.ts';

export const broadcastAudiences = { seekers: '求职者', schools: '单位的主管理员和招聘员' } as const;
export type BroadcastAudience = keyof typeof broadcastAudiences;

/** Nothing leaves before this period ends, so that a mistake can be stopped whole. */
export const broadcastGraceMs = 5 * 60_000;

const audience = {
  audience: oneOf(['seekers', 'schools'], '收件人'),
  cityCode: regionCode('地区').optional(),
};

const broadcastForm = z.strictObject({
  ...audience,
  title: text('标题', { min: 4, max: 30 }),
  body: text('正文', { min: 10, max: 300 }),
  link: text('点开后到的页面', { max: 200 })
    .refine((value) => value === '' || /^\/(?![/\\])/.test(value), { error: '请填写本站的地址，以 / 开头' })
    .meta({ title: '点开后到的页面' })
    .optional(),
  /** As it was counted and typed; many more people by now are refused. */
  total: whole('人数', 1, 100_000_000),
});
export type BroadcastForm = z.output<typeof broadcastForm>;

const broadcast = z.object({
  id: z.string(),
  audience: audience.audience,
  cityCode: z.string().nullable(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  total: z.number(),
  sent: z.number(),
  by: z.string(),
  startsAt: moment(),
  endedAt: moment().nullable(),
  stoppedAt: moment().nullable(),
});
export type Broadcast = z.output<typeof broadcast>;

export const broadcastEndpoints = {
  'GET /api/admin/broadcasts': {
    ...contentOperators,
    summary: '群发过的通知，最近的 50 条',
    returns: z.object({ items: z.array(broadcast) }),
  },
  'GET /api/admin/broadcastAudience': {
    ...contentOperators,
    summary: '群发之前数一数会发给多少人',
    query: z.object(audience),
    returns: z.object({ total: z.number() }),
  },
  'POST /api/admin/broadcasts': {
    ...contentOperators,
    summary: '群发一条通知：5 分钟后分批发出，之前和中途都可以停止；每天最多一条',
    body: broadcastForm,
    returns: broadcast,
    idempotent: true,
  },
  'PUT /api/admin/broadcasts/:id/stop': {
    ...contentOperators,
    summary: '停止群发；已经发出的收不回来',
    params: z.object({ id: id('群发编号') }),
    returns: broadcast,
  },
} as const satisfies EndpointTable;
