import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, list, listOf, moment, month, paging, text, whole, yesNo } from '#contract/fields.ts';
import { ticket } from '#contract/identity/ticket.ts';
import { boothPerson, fairResults, shownCode } from './fair-shapes.ts';
import {
  companyFair,
  fairCard,
  fairDetail,
  fairExhibitor,
  fairId,
  fairMonth,
  filters,
  routeList,
} from './fair-views.ts';

export const fairEndpoints = {
  'GET /api/fairs': {
    access: 'anyone',
    shared: true,
    replicaSafe: true,
    summary: '招聘会：即将举行的在前，或往届',
    query: z.object({
      ...filters,
      when: z.enum(['coming', 'past'], { error: '请重新选择时间范围' }).optional().meta({ title: '时间范围' }),
      ...paging,
    }),
    returns: listOf(fairCard),
  },
  'GET /api/fairs/calendar': {
    access: 'anyone',
    shared: true,
    replicaSafe: true,
    summary: '一个月里的招聘会',
    query: z.object({ ...filters, month: month('月份') }),
    returns: fairMonth,
  },
  'GET /api/fairs/:id': {
    access: 'anyone',
    replicaSafe: true,
    summary: '一场招聘会',
    params: fairId,
    returns: fairDetail,
  },
  'GET /api/fairs/:id/exhibitors': {
    access: 'anyone',
    replicaSafe: true,
    summary: '参会单位和它们带来的职位',
    params: fairId,
    returns: z.array(fairExhibitor),
  },
  'GET /api/fairs/:id/ticket': {
    access: 'seeker',
    summary: '我的入场券；没有报名时为空',
    params: fairId,
    returns: ticket,
    maybeEmpty: true,
  },
  'DELETE /api/fairs/:id/ticket': { access: 'seeker', summary: '取消报名', params: fairId },
  'GET /api/fairs/:id/route': {
    access: 'seeker',
    summary: '路线单：与我的简历相符的展位',
    params: fairId,
    returns: routeList,
  },
  'POST /api/jobmeeting/queryJobMeetingByCompanyId': {
    access: 'anyone',
    summary: '招聘会，连同本单位在其中的进展',
    query: z.object({ companyId: id('单位编号').optional(), page: whole('页码', 1, 50).optional() }),
    body: z.strictObject({
      ...filters,
      /** The company's own applications, or the fairs it may apply for. */
      mine: yesNo('我的申请', '筛选不正确').optional(),
      keyword: text('招聘会名称', { max: 40 }).optional(),
    }),
    returns: listOf(companyFair),
  },
  'POST /api/jobmeeting/addExhibitors': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '申请展位；重复申请视为一次',
    query: z.object({ meeting: id('招聘会编号') }),
    body: z.strictObject({
      companyId: id('单位编号'),
      posts: list(id('职位编号'), '职位', { min: 1, max: 30, ask: '请选择带去的职位' }),
      people: list(boothPerson, '参会人员', { min: 1, max: 10, unit: '人', ask: '请填写参会人员' }),
      boothWish: z
        .strictObject({ boothId: id('展位编号').optional(), note: text('展位要求', { max: 100 }).default('') })
        .optional()
        .meta({ title: '展位意向' }),
    }),
    returns: companyFair,
    idempotent: true,
  },
  'GET /api/company/fairs/:id': {
    access: 'recruiter',
    summary: '一场招聘会的展位和本单位的进展',
    params: fairId,
    returns: z.object({ fair: fairDetail, own: companyFair }),
  },
  'POST /api/company/fairs/:id/hold': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '占用一个展位 15 分钟；不填展位即放弃占用',
    params: fairId,
    body: z.strictObject({ boothId: id('展位编号').optional() }),
    returns: companyFair,
  },
  'POST /api/company/fairs/:id/moves': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '签到或退出',
    params: fairId,
    body: z.strictObject({
      move: z.enum(['check-in', 'withdraw'], { error: '操作不正确' }).meta({ title: '操作' }),
    }),
    returns: companyFair,
  },
  'GET /api/company/fairs/:id/visitors': {
    access: 'recruiter',
    summary: '到过本展位的求职者',
    params: fairId,
    returns: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        education: z.string(),
        identity: z.string(),
        headline: z.string(),
        note: z.string(),
        at: moment(),
      }),
    ),
  },
  'POST /api/company/fairs/:id/visitors': {
    access: 'recruiter',
    members: ['recruiter', 'interviewer'],
    summary: '登记到访：扫描或输入求职者出示的入场码',
    params: fairId,
    body: z.strictObject({
      code: shownCode,
      note: text('备注', { max: 100 }).default(''),
    }),
    returns: z.object({ name: z.string(), headline: z.string() }),
  },
  'PUT /api/company/fairs/:id/results': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '填报招聘成效',
    params: fairId,
    body: fairResults,
  },
} as const satisfies EndpointTable;
