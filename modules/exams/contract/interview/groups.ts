import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, instant, list, moment, oneOf, personName, text, whole, yesNo } from '#contract/fields.ts';
import { forStaff, staffWrite } from '../exam-shapes.ts';
import { drawState } from '../rooms.ts';

/** A code as it is shown this once; the server keeps a keyed hash of it. */
export const judgeCode = z.object({
  judgeId: z.string(),
  number: z.number(),
  name: z.string(),
  code: z.string(),
  until: moment(),
});
export type JudgeCode = z.output<typeof judgeCode>;

/** The most groups of one project, judges of one group and lines of its score sheet. */
export const mostGroups = 60;
export const mostJudges = 15;
export const mostCriteria = 10;
/** What the lines of a score sheet add up to. */
export const fullSheet = 100;

const ofGroup = z.object({ id: id('小组编号') });

export const criterion = z.strictObject({
  name: text('评分项', { min: 1, max: 20 }),
  max: whole('分值', 1, fullSheet),
});

export const groupForm = z
  .strictObject({
    /** Of a group that exists; absent for a new one. */
    id: id('小组编号').optional(),
    place: text('地点', { min: 2, max: 80 }),
    startsAt: instant('开始时间'),
    seats: whole('人数上限', 1, 200),
    posts: list(text('岗位代码', { min: 1, max: 20 }), '岗位', { min: 1, max: 500 }),
    criteria: list(criterion, '评分项', { min: 1, max: mostCriteria, ask: '请填写评分项' }),
  })
  .refine(({ criteria }) => criteria.reduce((sum, { max }) => sum + max, 0) === fullSheet, {
    error: `各评分项的分值加起来应为 ${fullSheet}`,
    path: ['criteria'],
  });
export type GroupForm = z.output<typeof groupForm>;

const judge = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string(),
  /** When a device entered; null while the code waits. */
  enteredAt: moment().nullable(),
});
export type GroupJudge = z.output<typeof judge>;

export const examGroup = z.object({
  id: z.string(),
  number: z.number(),
  place: z.string(),
  startsAt: moment(),
  seats: z.number(),
  /** Codes. */
  posts: z.array(z.string()),
  criteria: z.array(z.object({ name: z.string(), max: z.number() })),
  judges: z.array(judge),
  /** People with a lot here who did not leave, and how many of them every judge has sealed. */
  people: z.number(),
  done: z.number(),
  closedAt: moment().nullable(),
});
export type ExamGroup = z.output<typeof examGroup>;

const interview = z.object({
  groups: z.array(examGroup),
  draw: drawState.nullable(),
  posts: z.array(z.object({ code: z.string(), title: z.string(), people: z.number() })),
  people: z.number(),
  /** What keeps the list of the lots from being fixed, in words. */
  lacking: z.array(z.string()),
});
export type ExamInterview = z.output<typeof interview>;

export const examGroupEndpoints = {
  'GET /api/company/exams/:id/interview': {
    ...forStaff,
    summary: '面试：小组、考官、抽签的状态和每组的进度',
    returns: interview,
  },
  'PUT /api/company/exams/:id/groups': {
    ...forStaff,
    summary: '保存全部面试小组，按次序编号；抽签名单冻结后不能改',
    body: z.strictObject({
      groups: list(groupForm, '小组', { max: mostGroups }),
    }),
    returns: interview,
  },
  'POST /api/company/exams/:id/lots': {
    ...staffWrite,
    summary: '冻结面试名单并公布名单和种子的哈希，或抽签并公布种子',
    body: z.strictObject({ move: oneOf(['commit', 'reveal'], '操作') }),
    returns: interview,
  },
  'POST /api/company/examGroups/:id/judges': {
    ...staffWrite,
    summary: '提出一个小组的考官，由另一位工作人员确认后任命；已有封存的评分后须写明原因',
    params: ofGroup,
    body: z.strictObject({
      names: list(personName('考官姓名'), '考官', {
        min: 1,
        max: mostJudges,
        most: `一组最多 ${mostJudges} 位考官`,
        ask: '请填写考官姓名',
      }),
      /** Needed once a sheet of the group is sealed. */
      reason: text('原因', { max: 100 }).default(''),
    }),
  },
  'POST /api/company/examJudges/:id/moves': {
    ...staffWrite,
    summary: '提出换发进入码（原来的设备不能再评分）或撤下一位考官，由另一位工作人员确认',
    params: z.object({ id: id('考官编号') }),
    body: z.strictObject({
      move: oneOf(['renew', 'remove'], '操作'),
      reason: text('原因', { min: 2, max: 100 }),
      /** Of a removal: whether the sheets that this judge sealed still count. */
      countsSheets: yesNo('评分计入', '请选择已封存的评分是否计入').default(false),
    }),
  },
  'POST /api/company/examGroups/:id/codeSheets': {
    ...forStaff,
    summary: '打印考官的进入码，每人一页，带二维码；服务器只存哈希，所以由刚看到进入码的页面提交',
    params: ofGroup,
    body: z.strictObject({
      codes: list(text('进入码', { min: 1, max: 40 }), '进入码', { min: 1, max: mostJudges, ask: '缺少进入码' }),
    }),
    produces: 'application/pdf',
  },
} as const satisfies EndpointTable;
