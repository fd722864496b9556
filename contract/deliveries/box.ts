import { z } from 'zod';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { id, list, moment, paging, text, whole, yesNo } from '#contract/fields.ts';
import { dashboard } from './box-dashboard.ts';
import { boxInterview, interviewsQuery } from './box-interviews.ts';
import { batch, batchMove, template, templateBody } from './box-replies.ts';
import { boxCounts, boxFilters, boxRow, boxScope, boxStrip, deliveryTag, mostReserve, mostTags } from './box-rows.ts';
import { criteria, scoreForm, scores } from './box-scores.ts';
import { interviewRound, roundResult } from './interview-rounds.ts';
import { palette, paletteQuery } from './palette.ts';
import { workbench } from './workbench.ts';

/** Roles that read the box; 财务 may not see applicants. */
const readers = { access: 'recruiter', members: ['recruiter', 'interviewer'] } as const;

const tags = list(deliveryTag(), '标签', { max: mostTags, ask: '请重新选择标签' });

/** The deliveries that a batch is about. */
const chosen = list(id('投递编号'), '投递', { min: 1, max: 200, most: '一次最多处理 200 份' });

const ofDelivery = z.object({ id: id('投递编号') });
const ofPost = z.object({ id: id('职位编号') });
const ofBatch = z.object({ id: id('批量答复编号') });
const ofTemplate = z.object({ id: id('模板编号') });

const notes = z.object({
  items: z.array(z.object({ id: z.string(), author: z.string(), mine: z.boolean(), text: z.string(), at: moment() })),
  /** Colleagues that a note may mention. */
  colleagues: z.array(z.object({ memberId: z.string(), name: z.string(), role: z.string() })),
});
export type BoxNotes = z.output<typeof notes>;

const sentFile = z.object({
  kind: z.enum(['photo', 'own', 'attachment', 'trial']),
  title: z.string(),
  url: z.string(),
});
export type SentFile = z.output<typeof sentFile>;

export const boxEndpoints = {
  'GET /api/company/boxRows': {
    ...readers,
    summary: '投递箱的一页投递',
    query: z.object({ ...boxFilters, ...paging }),
    returns: z.object({ items: z.array(boxRow), nextCursor: z.string().nullable() }),
  },
  'GET /api/company/boxCounts': {
    ...readers,
    summary: '投递箱各状态的数量',
    query: z.object(boxScope),
    returns: boxCounts,
  },
  'GET /api/company/boxStrip': {
    ...readers,
    summary: '投递箱的今日概况：待处理、面试、回复率，以及收到过投递的职位',
    returns: boxStrip,
  },
  'GET /api/company/deliveries/:id/notes': {
    ...readers,
    summary: '投递的备注，仅同事可见',
    params: ofDelivery,
    returns: notes,
  },
  'POST /api/company/deliveries/:id/notes': {
    ...readers,
    summary: '写备注；@ 到的同事收到通知',
    params: ofDelivery,
    body: z.strictObject({
      text: text('备注', { min: 1, max: 500 }),
      mentions: list(id('同事编号'), '提到的同事', {
        max: 10,
        most: '最多提到 10 位同事',
        ask: '同事格式不正确',
      }).optional(),
    }),
    returns: notes,
    idempotent: true,
  },
  'GET /api/company/deliveries/:id/files': {
    ...readers,
    summary: '随投递提供的文件：证件照、求职者自己的简历、附件和试讲视频；等同查看一次，并告知求职者',
    params: ofDelivery,
    returns: z.array(sentFile),
    effectful: true,
  },
  'POST /api/company/deliveryTags': {
    ...recruiters,
    summary: '给几份投递加上、去掉标签；仅同事可见',
    body: z.strictObject({
      ids: chosen,
      add: tags,
      remove: tags,
    }),
    returns: z.object({ n: z.number() }),
  },
  'POST /api/company/deliveryReferrals': {
    ...readers,
    summary: '请同事看几份投递：每份记一条备注，每位同事收到一条通知',
    body: z.strictObject({
      ids: list(id('投递编号'), '投递', { min: 1, max: 50, unit: '份', atOnce: true }),
      memberIds: list(id('同事编号'), '同事', { min: 1, max: 5, most: '一次最多请 5 位同事' }),
      text: text('说明', { min: 1, max: 500 }),
    }),
    returns: z.object({ n: z.number() }),
    idempotent: true,
  },
  'GET /api/company/deliveries/:id/scores': {
    ...readers,
    summary: '试讲评分；自己评过之后才看到其他评委的',
    params: ofDelivery,
    returns: scores,
  },
  'PUT /api/company/deliveries/:id/score': {
    ...readers,
    summary: '给出自己的评分，或放弃评分直接查看',
    params: ofDelivery,
    body: z.strictObject({
      values: list(whole('分数', 0, 100), '分数', { max: 12, most: '分数过多' }).optional(),
      comment: text('评语', { max: 500 }).optional(),
      abstain: yesNo('放弃评分', '放弃评分格式不正确').optional(),
    }),
    returns: scores,
  },
  'GET /api/company/posts/:id/scoreForm': {
    ...readers,
    summary: '职位的试讲评分表',
    params: ofPost,
    returns: scoreForm,
  },
  'PUT /api/company/posts/:id/scoreForm': {
    ...recruiters,
    summary: '改职位的评分表；已评的分不变',
    params: ofPost,
    body: z.strictObject({ criteria }),
    returns: scoreForm,
  },
  'PUT /api/company/posts/:id/blind': {
    ...recruiters,
    summary: '职位开启或关闭盲筛',
    params: ofPost,
    body: z.strictObject({ on: yesNo('盲筛', '请选择开启或关闭') }),
    returns: z.object({ on: z.boolean() }),
  },
  'PUT /api/company/posts/:id/reserve': {
    ...recruiters,
    summary: '职位的候补人选，按先后；只收面试中的投递，新列入的求职者收到通知',
    params: ofPost,
    body: z.strictObject({
      ids: list(id('投递编号'), '候补', { max: mostReserve, unit: '人', ask: '投递编号格式不正确' }).refine(
        (ids) => new Set(ids).size === ids.length,
        { error: '同一个人只能列入一次' },
      ),
    }),
    returns: z.object({ n: z.number() }),
  },
  'GET /api/company/replyTemplates': {
    ...recruiters,
    summary: '单位的答复模板',
    returns: z.array(template),
  },
  'POST /api/company/replyTemplates': {
    ...recruiters,
    summary: '新建答复模板',
    body: templateBody,
    returns: template,
    idempotent: true,
  },
  'PUT /api/company/replyTemplates/:id': {
    ...recruiters,
    summary: '修改答复模板',
    params: ofTemplate,
    body: templateBody,
    returns: template,
  },
  'DELETE /api/company/replyTemplates/:id': {
    ...recruiters,
    summary: '删除答复模板',
    params: ofTemplate,
  },
  'POST /api/company/boxBatches': {
    ...recruiters,
    summary: '批量答复；10 秒后发出，之前可以撤销',
    body: z.strictObject({
      ids: chosen,
      move: batchMove,
      note: text('说明', { max: 300 }).optional(),
    }),
    returns: batch,
    idempotent: true,
  },
  'GET /api/company/boxBatches/:id': {
    ...recruiters,
    summary: '批量答复的结果，逐份',
    params: ofBatch,
    returns: batch,
  },
  'POST /api/company/boxBatches/:id/undo': {
    ...recruiters,
    summary: '撤销尚未发出的批量答复',
    params: ofBatch,
    returns: batch,
  },
  'GET /api/company/interviews': {
    ...readers,
    summary: '一段时间内的面试安排，默认今天起 14 天',
    query: interviewsQuery,
    returns: z.array(boxInterview),
  },
  'POST /api/company/interviewRounds': {
    ...recruiters,
    summary: '邀请多人面试：共用一批时段，每个时段一人，先选先得；逐份给出结果',
    body: interviewRound,
    returns: roundResult,
    idempotent: true,
  },
  'GET /api/company/boxExport': {
    ...recruiters,
    summary: '导出投递箱；按角色可见的内容，并留下记录',
    query: z.object({ companyId: id('单位编号'), ...boxFilters }),
    returns: z.object({ rows: z.array(boxRow.extend({ phone: z.string() })), isCapped: z.boolean() }),
    effectful: true,
  },
  'GET /api/company/workbench': {
    ...readers,
    summary: '工作台：先答哪几份、近 30 天的转化和答复用时与同类相比、快截止的职位、下一场招聘会',
    returns: workbench,
  },
  'GET /api/company/palette': {
    ...readers,
    summary: '按词、拼音或首字母查找本单位的投递和职位',
    query: paletteQuery,
    returns: palette,
  },
  'GET /api/company/dashboard': {
    ...readers,
    summary: '数据概览：待办、转化、答复时长与同地区同类单位相比',
    query: z.object({ days: whole('天数', 7, 365).optional() }),
    returns: dashboard,
  },
} as const satisfies EndpointTable;
