import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, phone } from '#contract/fields.ts';
import { jober } from '#contract/seekers/seeker.ts';

export const joberLookUpEndpoints = {
  'GET /api/jober/joberInfoByPhone': {
    access: 'account',
    summary: '按手机号取得求职者（仅本人，以及审核、客服和超级运营）',
    query: z.object({ phone: phone() }),
    returns: jober,
  },
  'GET /api/jober/joberInfoById': {
    access: 'account',
    summary:
      '按编号取得求职者：本人和有权的运营看到全部；招聘者按双方的关系看到，没有关系时只见隐去姓名的人才卡片并计入今日额度；招聘者查看会记录',
    query: z.object({ joberId: id('求职者编号') }),
    returns: jober.partial().extend({ id: z.string(), name: z.string() }),
    effectful: true,
  },
} as const satisfies EndpointTable;
