import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, list, listOf, oneOf, paging, text } from '#contract/fields.ts';
import { forStaff, staffWrite } from '../exam-shapes.ts';
import { scoreMarks } from './entry-states.ts';
import { pointsField } from './result-shapes.ts';

/** The most rows of one file and of one call. */
export const mostScores = 20_000;

const points = pointsField('成绩', 1_000, 4);

/** A score as it is entered: points, or a mark in place of them. */
const scoreRow = z
  .strictObject({
    ticket: text('准考证号', { min: 1, max: 20 }),
    /** As the table names the person: a score for another person's ticket is refused. Absent or '' where it names nobody. */
    name: text('姓名', { max: 30 }).optional(),
    mark: code(scoreMarks, '标记'),
    points: points.nullable(),
  })
  .refine(({ mark, points: given }) => (mark === 'score') === (given !== null), {
    error: '请填写成绩；缺考和违纪不填成绩',
    path: ['points'],
  });
export type ScoreRow = z.output<typeof scoreRow>;

const readRow = z.object({
  /** The line of the file, as spreadsheets count. */
  line: z.number(),
  ticket: z.string(),
  /** As the table names the person; '' where it does not. */
  name: z.string(),
  mark: z.string(),
  points: z.number().nullable(),
  /** What was understood otherwise than it is written; empty where nothing was. */
  note: z.string(),
  /** Why it is not taken over; empty where it is. */
  fault: z.string(),
});
export type ReadScore = z.output<typeof readRow>;

const entry = z.object({
  id: z.string(),
  mark: z.string(),
  points: z.number().nullable(),
  reason: z.string(),
  /** Whether the caller entered it, and so may not confirm it. */
  own: z.boolean(),
});

export const scoreCounts = z.object({
  people: z.number(),
  confirmed: z.number(),
  /** Entered, and confirmed by nobody yet. */
  waiting: z.number(),
  absent: z.number(),
  violation: z.number(),
  /** People without any entry. */
  missing: z.number(),
});
export type ScoreCounts = z.output<typeof scoreCounts>;

const scored = z.object({
  /** Of the registration. */
  id: z.string(),
  ticket: z.string(),
  name: z.string(),
  post: z.object({ code: z.string(), title: z.string() }),
  confirmed: entry.nullable(),
  /** The place among the confirmed points of the post; equal points share one. */
  rank: z.number().nullable(),
  waiting: entry.nullable(),
});
export type ScoredPerson = z.output<typeof scored>;

export const examScoreEndpoints = {
  'GET /api/company/exams/:id/scores': {
    ...forStaff,
    summary: '笔试成绩：已确认的和等待他人确认的，及已确认成绩在岗位内的名次；按准考证号，或按岗位和成绩',
    query: z.object({
      show: oneOf(['all', 'waiting', 'missing', 'marked'], '范围').optional(),
      keyword: text('姓名或准考证号', { max: 20 }).optional(),
      /** By post and points only page by page, without a cursor. */
      sort: oneOf(['ticket', 'points'], '次序').optional(),
      ...paging,
    }),
    returns: listOf(scored).extend({
      counts: scoreCounts,
      mayEnter: z.boolean(),
    }),
  },
  'POST /api/company/exams/:id/scoreFiles': {
    ...forStaff,
    summary:
      '读取成绩文件（XLSX 或 CSV）：每一行的准考证号、成绩或缺考违纪，不能采用的写明原因，有姓名一列时与准考证核对；不保存',
    body: z.strictObject({ fileId: id('文件编号'), sheet: text('工作表', { min: 1, max: 40 }).optional() }),
    returns: z.object({
      sheets: z.array(z.string()),
      sheet: z.string(),
      rows: z.array(readRow),
      /** People of the project whom the file does not name. */
      absent: z.number(),
    }),
  },
  'PUT /api/company/exams/:id/scores': {
    ...staffWrite,
    summary: '登记成绩：由另一人确认后生效；另一人登记了同样的成绩即为确认，不同的原样返回。更正已确认的成绩须写明原因',
    body: z.strictObject({
      scores: list(scoreRow, '成绩', { min: 1, max: mostScores, unit: '人', atOnce: true, ask: '没有成绩' }),
      reason: text('更正原因', { max: 200 }).default(''),
    }),
    returns: z.object({
      entered: z.number(),
      confirmed: z.number(),
      /** Rows that say what is confirmed already. */
      same: z.number(),
      faults: z.array(z.object({ ticket: z.string(), message: z.string() })),
      counts: scoreCounts,
    }),
  },
  'POST /api/company/exams/:id/scoreMoves': {
    ...staffWrite,
    summary: '确认或退回他人登记的成绩；不写编号为全部',
    body: z.strictObject({
      move: oneOf(['confirm', 'drop'], '操作'),
      ids: list(id('成绩编号'), '成绩', { max: 1_000, unit: '条', atOnce: true }).optional(),
    }),
    returns: z.object({ done: z.number(), counts: scoreCounts }),
  },
} as const satisfies EndpointTable;
