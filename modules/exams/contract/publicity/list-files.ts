import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';

const params = z.object({ id: id('名单编号') });

export const examListFileEndpoints = {
  'GET /api/examPublications/:id/list.pdf': {
    access: 'anyone',
    summary: '一份已公布的名单，PDF：内容、次序和哈希与页面相同',
    params,
    produces: 'application/pdf',
  },
  'GET /api/examPublications/:id/list.xlsx': {
    access: 'anyone',
    summary: '一份已公布的名单，XLSX：内容、次序和哈希与页面相同',
    params,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies EndpointTable;
