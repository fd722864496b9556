import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';

const params = z.object({ id: id('项目编号') });

const chainHead = z.object({
  /** Blocks and events so far. */
  blocks: z.number(),
  events: z.number(),
  /** SHA-256 of the last block; null before the first. */
  hash: z.string().nullable(),
  at: z.string().nullable(),
});
export type ChainHead = z.output<typeof chainHead>;

export const examArchiveEndpoints = {
  'GET /api/exams/:id/chain': {
    access: 'anyone',
    summary: '事件链的末端：全部操作记录逐块相连的哈希，归档包按它核对',
    params,
    returns: chainHead,
  },
  'GET /api/company/exams/:id/archive.zip': {
    access: 'recruiter',
    summary: '结束并归档后的归档包：公告、岗位、审核结论、抽签、评分表、名单、异议和全部事件，可离线核验',
    params,
    effectful: true,
    produces: 'application/zip',
  },
} as const satisfies EndpointTable;
