import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { moment, text } from '#contract/fields.ts';
import { verifyCode } from '#contract/identity/identity.ts';

const exported = z.object({
  id: z.string(),
  status: z.enum(['making', 'ready']),
  requestedAt: moment(),
  size: z.number().nullable(),
  expiresAt: moment(),
  /** Valid only in a browser that is signed in to this account. */
  url: z.string().nullable(),
});
export type AccountExport = z.output<typeof exported>;

/** Export and erasure of a person's data. */
export const personalDataEndpoints = {
  'POST /api/jober/deleteJoberInfo': {
    access: 'account',
    summary: '注销账号：7 天冷静期内登录即取消，之后清除个人数据',
    body: z.strictObject({ verifyCode, reason: text('注销原因', { max: 200 }).optional() }),
    returns: z.object({ erasedAt: z.string() }),
  },
  'POST /api/account/exports': {
    access: 'account',
    summary: '导出我的数据；一天内要过的直接给出',
    body: z.strictObject({ verifyCode }),
    returns: exported,
  },
  'GET /api/account/exports': {
    access: 'account',
    summary: '最近一次导出',
    returns: z.object({ latest: exported.nullable() }),
  },
} as const satisfies EndpointTable;
