import { z } from 'zod';
import { company } from '#contract/companies/company-state.ts';
import { companyTextLimits as most } from '#contract/companies/company-texts.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { codeList, id, listOf, moment, oneOf, paging, regionCode, text } from '#contract/fields.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { reviewDetail } from './reviews.ts';

/** Companies that answer fewer of their deliveries, in percent, are spoken to. */
export const lowReplyRate = 60;

const states = Object.keys(company.labels.operator) as [keyof typeof company.labels.operator];
const status = z.enum(states, { error: '状态不正确' });
const moves = z.array(z.enum(['suspend', 'restore']));

export const operatorCompany = z.object({
  id: z.string(),
  name: z.string(),
  status,
  type: z.string(),
  regionCode: z.string(),
  openPosts: z.number(),
  /** Share of deliveries answered in time, of 90 days; null: too few. */
  replyRate: z.number().nullable(),
  createdAt: moment(),
  /** When it was last approved; null: never. */
  approvedAt: moment().nullable(),
});
export type OperatorCompany = z.output<typeof operatorCompany>;

const operatorCompanyDetail = operatorCompany.extend({
  moves,
  /** The current texts of its page, whatever change is pending. */
  page: z.object({ intro: z.string(), address: z.string(), nature: z.string() }),
  ...reviewDetail.pick({ facts: true, texts: true, papers: true, history: true }).shape,
});
export type OperatorCompanyDetail = z.output<typeof operatorCompanyDetail>;

const companyId = z.object({ id: id('单位编号') });

/** Operators' view of companies and their actions on certified ones. */
export const operatorCompanyEndpoints = {
  'GET /api/admin/companies': {
    access: 'operator',
    operators: ['review', 'support'],
    summary:
      '按名称、类型、地区和状态查找单位；sort 为 attention 要处理的在前，为 posts 在招多的在前，为 replies 回复率低的在前',
    query: z.object({
      keyword: text('单位名称', { max: 40 }).optional(),
      status: status.optional().meta({ title: '状态' }),
      companyType: codeList(companyTypes, '单位类型').optional(),
      province: regionCode('省份').optional(),
      sort: oneOf(['attention', 'posts', 'replies'], '排序').optional(),
      ...paging,
    }),
    /** `counts`: companies of each state that the other filters fit. */
    returns: listOf(operatorCompany).extend({ counts: z.record(z.string(), z.number()) }),
  },
  'GET /api/admin/companies/:id': {
    access: 'operator',
    operators: ['review', 'support'],
    summary: '一个单位的资料、证照和经过',
    params: companyId,
    returns: operatorCompanyDetail,
  },
  'POST /api/admin/companies/:id/moves': {
    access: 'operator',
    operators: ['review'],
    summary: '暂停或恢复单位；暂停会结束未完成的投递，理由会告诉对方',
    params: companyId,
    body: z.strictObject({
      move: z.enum(['suspend', 'restore'], { error: '操作不正确' }).meta({ title: '操作' }),
      reason: text('理由', { min: 2, max: 200 }),
    }),
    returns: operatorCompanyDetail,
    idempotent: true,
  },
  'PUT /api/admin/companies/:id/texts': {
    access: 'operator',
    operators: ['review'],
    summary: '修改或隐藏单位主页上的简介、详细地址和学校性质，留空即隐藏；理由会告诉对方',
    params: companyId,
    body: z.strictObject({
      intro: text('单位简介', { max: most.intro }).optional(),
      address: text('详细地址', { max: most.address }).optional(),
      nature: text('学校性质', { max: most.nature }).optional(),
      reason: text('理由', { min: 2, max: 200 }),
    }),
    returns: operatorCompanyDetail,
    idempotent: true,
  },
} as const satisfies EndpointTable;
