import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { day, id, text } from '#contract/fields.ts';

/** 准入查询: people who work close to minors are checked before being hired (未成年人保护法第六十二条). */
export const clearanceResults = { clear: '无违法犯罪记录', found: '查有记录，不得录用' } as const;
export type ClearanceResult = keyof typeof clearanceResults;

const clearance = z.object({
  queriedOn: z.string(),
  handler: z.string(),
  result: z.enum(['clear', 'found']),
  note: z.string(),
});
export type Clearance = z.output<typeof clearance>;

const params = z.object({ id: id('投递编号') });

export const clearanceEndpoints = {
  'GET /api/deliveries/:id/clearance': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '准入查询记录；还没有时为空',
    params,
    returns: clearance,
    maybeEmpty: true,
  },
  'POST /api/deliveries/:id/clearance': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '登记准入查询：日期、经办人、结果；录用前必须有',
    params,
    body: z.strictObject({
      queriedOn: day('查询日期'),
      handler: text('经办人', { min: 2, max: 20 }),
      result: z.enum(['clear', 'found'], { error: '请选择查询结果' }).meta({ title: '查询结果' }),
      note: text('备注', { max: 200 }).optional(),
    }),
    returns: clearance,
  },
} as const satisfies EndpointTable;
