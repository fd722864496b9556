import { z } from 'zod';
import { calendarFile } from '#contract/calendar/calendar.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, moment, paging, regionCode, text } from '#contract/fields.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { examCard, examDay, examDetail, examPost, forStaff, ofExam, postFit } from './exam-shapes.ts';

const postOfExam = examPost.pick({ id: true, code: true, title: true, employer: true }).extend({ examId: z.string() });

/** What the list of projects says of all of them. */
export const examOverview = z.object({
  /** Cities with projects that are not over, those with the most first. */
  regions: z.array(z.object({ code: z.string(), name: z.string(), exams: z.number() })),
  /** Organisers with projects that are not over. */
  organisers: z.array(z.object({ id: z.string(), name: z.string(), exams: z.number() })),
  /** Projects that are not over, by 学段. */
  stages: z.record(z.string(), z.number()),
});
export type ExamOverview = z.output<typeof examOverview>;

/** How a seeker's default resume fits the posts of all projects that take registrations. */
const examFitting = z.object({
  /** What was compared, in short words; empty while the resume says nothing. */
  compared: z.array(z.string()),
  /** Posts whose rules all fit; rules that only a person can judge count as fitting. */
  total: z.number(),
  /** The first of them, by deadline. */
  posts: z.array(postOfExam),
  /** Projects with posts that fit, the nearest deadline first. */
  exams: z.array(z.object({ id: z.string(), title: z.string(), until: moment(), posts: z.number() })),
  /** What the resume does not say and most posts lack alone. */
  lacking: z.object({ label: z.string(), section: z.string().nullable(), posts: z.number() }).nullable(),
});
export type ExamFitting = z.output<typeof examFitting>;

const chainHead = z.object({
  /** Blocks and events so far. */
  blocks: z.number(),
  events: z.number(),
  /** SHA-256 of the last block; null before the first. */
  hash: z.string().nullable(),
  at: moment().nullable(),
});
export type ChainHead = z.output<typeof chainHead>;

export const examArchiveEndpoints = {
  'GET /api/exams/:id/chain': {
    access: 'anyone',
    summary: '事件链的末端：全部操作记录逐块相连的哈希，归档包按它核对',
    params: ofExam,
    returns: chainHead,
  },
  'GET /api/company/exams/:id/archive.zip': {
    ...forStaff,
    summary: '结束并归档后的归档包：公告、岗位、审核结论、抽签、评分表、名单、异议和全部事件，可离线核验',
    effectful: true,
    produces: 'application/zip',
  },
} as const satisfies EndpointTable;

export const examCalendarEndpoints = {
  'GET /api/calendar/exams/:id': {
    access: 'anyone',
    summary: '一个公开招聘项目各步骤的日历文件',
    params: ofExam,
    returns: calendarFile,
  },
} as const satisfies EndpointTable;

/** Groups of the public list, by where a project is in its course. */
export const examGroups = { open: '正在报名', coming: '即将报名', running: '已截止，进行中', over: '已结束' } as const;
export type ExamGroup = keyof typeof examGroups;

/** Orders of the list, within each group. */
export const examSorts = { deadline: '截止最近', headcount: '计划最多', competition: '竞争最小' } as const;
export type ExamSort = keyof typeof examSorts;

/** 招聘对象: projects with a post for graduates of the named years alone, or with one for anybody. */
export const examAudiences = { graduates: '应届毕业生', anyone: '社会人员' } as const;
export type ExamAudience = keyof typeof examAudiences;

/** 开考方式 */
export const examWays = { written: '有笔试', interview: '免笔试' } as const;

/** 计划人数 of a project. */
export const examSizes = {
  small: { label: '20 人以内', from: 0, to: 20 },
  medium: { label: '21 至 100 人', from: 21, to: 100 },
  large: { label: '100 人以上', from: 101, to: 1_000_000 },
} as const;

export const examEndpoints = {
  'GET /api/exams': {
    access: 'anyone',
    summary: '公开招聘项目；regionCode 可为省、市、县',
    query: z.object({
      regionCode: regionCode().optional(),
      stage: code(stages, '学段').optional(),
      group: code(examGroups, '进度').optional(),
      keyword: text('关键词', { max: 40 }).optional(),
      organiserId: id('单位编号').optional(),
      audience: code(examAudiences, '招聘对象').optional(),
      way: code(examWays, '开考方式').optional(),
      size: code(examSizes, '计划人数').optional(),
      sort: code(examSorts, '排序').optional(),
      ...paging,
    }),
    returns: z.object({
      items: z.array(examCard),
      nextCursor: z.string().nullable(),
      total: z.number(),
      counts: z.record(z.string(), z.number()),
    }),
  },
  'GET /api/exams/overview': {
    access: 'anyone',
    summary: '没有结束的项目：各地区、各单位、各学段的项目数',
    returns: examOverview,
  },
  'GET /api/exams/fitting': {
    access: 'seeker',
    summary: '按默认简历比对全部正在报名的项目：完全符合的岗位，及补上哪一项会多出岗位',
    returns: examFitting,
  },
  'GET /api/exams/:id': {
    access: 'anyone',
    summary: '一个项目：公告、时间安排、规则、通知',
    params: ofExam,
    returns: examDetail,
  },
  'GET /api/exams/:id/posts': {
    access: 'anyone',
    summary: '岗位表，及每天新报名的人数（项目公布人数时）',
    params: ofExam,
    returns: z.object({
      items: z.array(examPost),
      /** Days of registration in Shanghai, from the first to today; empty while the project publishes no numbers. */
      days: z.array(examDay),
    }),
  },
  'GET /api/exams/:id/posts.xlsx': {
    access: 'anyone',
    summary: '岗位表，XLSX：各列与页面相同',
    params: ofExam,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /api/exams/:id/fit': {
    access: 'seeker',
    summary: '按默认简历逐岗比对：符合、缺信息、不符合，及每条规则的理由',
    params: ofExam,
    returns: z.object({ items: z.array(postFit) }),
  },
  'GET /api/exams/mine': {
    access: 'seeker',
    summary: '关注的项目，最近有安排的在前',
    returns: z.object({ items: z.array(examCard) }),
  },
  'PUT /api/exams/:id/follow': { access: 'seeker', summary: '关注：报名开始、截止和变更时通知', params: ofExam },
  'DELETE /api/exams/:id/follow': { access: 'seeker', summary: '取消关注', params: ofExam },
} as const satisfies EndpointTable;
