import { z } from 'zod';
import { type EndpointTable, recruiters, reviewOperators } from '#contract/endpoint.ts';
import { id, list, moment, text } from '#contract/fields.ts';

/** 岗位表导入: a company's own table is read, mapped, tried and then written as drafts, a few rows per call. */

/** Outcome of a row. `held`: a person has to correct it first. */
export const importOutcomes = { new: '新建', update: '更新', duplicate: '重复', held: '待修改' } as const;
export type ImportOutcome = keyof typeof importOutcomes;

/** The column by which a corrected report finds its drafts again. */
export const postIdColumn = '职位编号';
export const importLimits = { rows: 5_000, columns: 100, rowsAtOnce: 200 } as const;

const importedRow = z.object({
  number: z.number(),
  outcome: z.enum(['new', 'update', 'duplicate', 'held']),
  title: z.string(),
  /** Why the row is held, or what it duplicates. */
  reason: z.string(),
  /** Values that were guessed, masked or refused by the text check. */
  notes: z.array(z.string()),
  /** The value read for each field, with its source cell. */
  values: z.array(z.object({ label: z.string(), cell: z.string(), value: z.string() })),
  /** What keeps the draft from being published, in the words of the post's form; empty: it can be submitted. */
  lacking: z.array(z.string()),
  postId: z.string().nullable(),
});
export type ImportedRow = z.output<typeof importedRow>;

const importSheet = z.object({
  id: z.string(),
  name: z.string(),
  /** The sheets of a workbook, the visible ones first, and the one that was read. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  columns: z.array(z.string()),
  /** The first rows unchanged, to show what a column contains. */
  samples: z.array(z.array(z.string())),
  fields: z.array(z.object({ name: z.string(), label: z.string(), needed: z.boolean() })),
  /** What a person should know about the table as a whole: hidden parts, lines that are no posts. */
  notes: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  done: z.number(),
  total: z.number(),
  rows: z.array(importedRow),
});
export type ImportSheet = z.output<typeof importSheet>;

export const importSummary = z.object({
  id: z.string(),
  name: z.string(),
  sheet: z.string(),
  at: moment(),
  total: z.number(),
  done: z.number(),
  /** Number of rows that created or changed a draft; the others of `done` were duplicates or held. */
  written: z.number(),
  /** Number of its drafts that are still drafts and were not edited since. */
  drafts: z.number(),
});
export type ImportSummary = z.output<typeof importSummary>;

/** The calls of an import, alike for a school's recruiters and for operators who do it for a school. */
const calls = {
  list: { summary: '单位最近 30 天的导入，最新的在前', returns: z.object({ list: z.array(importSummary) }) },
  begin: {
    summary: '读取上传的岗位表，按列名和内容对应字段，并逐行试读；不写工作表时读第一张有表头的',
    body: z.strictObject({ fileId: id('文件编号'), sheet: text('工作表', { min: 1, max: 40 }).optional() }),
    returns: importSheet,
  },
  read: { summary: '一次导入的对应关系与逐行结果', returns: importSheet },
  remap: {
    summary: '修改列的对应关系并重新试读；开始写入后不能再改',
    body: z.strictObject({
      mapping: list(
        z.strictObject({ field: text('字段', { min: 1, max: 40 }), column: text('列名', { min: 1, max: 200 }) }),
        '对应关系',
        { max: 60, unit: '项' },
      ),
    }),
    returns: importSheet,
  },
  write: {
    summary: `写入接下来的 ${importLimits.rowsAtOnce} 行，存为草稿；反复调用直到写完`,
    returns: z.object({ done: z.number(), total: z.number(), rows: z.array(importedRow) }),
  },
  undo: {
    summary: '撤回一次导入：删除它新建的草稿，还原它更新的草稿；已提交或已手工修改的保留',
    returns: z.object({ removed: z.number(), restored: z.number(), left: z.number() }),
  },
  report: {
    summary: '逐行报告：原表的每一格与结果，供下载、修改后重新导入',
    returns: z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.array(importedRow.extend({ cells: z.array(z.string()) })),
    }),
  },
} as const;

const params = z.object({ id: id('导入编号') });

export const postImportEndpoints = {
  'GET /api/company/imports': { ...recruiters, ...calls.list },
  'POST /api/company/imports': { ...recruiters, ...calls.begin },
  'GET /api/company/imports/:id': { ...recruiters, ...calls.read, params },
  'PUT /api/company/imports/:id/mapping': { ...recruiters, ...calls.remap, params },
  'POST /api/company/imports/:id/write': { ...recruiters, ...calls.write, params },
  'POST /api/company/imports/:id/undo': { ...recruiters, ...calls.undo, params },
  'GET /api/company/imports/:id/report': { ...recruiters, ...calls.report, params },
} as const satisfies EndpointTable;

const ofCompany = z.object({ companyId: id('单位编号') });
const ofImport = ofCompany.extend(params.shape);

/** An operator imports for a certified school: the drafts are the school's, which is told and publishes them itself. */
export const operatorImportEndpoints = {
  'GET /api/admin/companies/:companyId/imports': { ...reviewOperators, ...calls.list, params: ofCompany },
  'POST /api/admin/companies/:companyId/imports': { ...reviewOperators, ...calls.begin, params: ofCompany },
  'GET /api/admin/companies/:companyId/imports/:id': { ...reviewOperators, ...calls.read, params: ofImport },
  'PUT /api/admin/companies/:companyId/imports/:id/mapping': { ...reviewOperators, ...calls.remap, params: ofImport },
  'POST /api/admin/companies/:companyId/imports/:id/write': { ...reviewOperators, ...calls.write, params: ofImport },
  'POST /api/admin/companies/:companyId/imports/:id/undo': { ...reviewOperators, ...calls.undo, params: ofImport },
  'GET /api/admin/companies/:companyId/imports/:id/report': { ...reviewOperators, ...calls.report, params: ofImport },
} as const satisfies EndpointTable;

export const importsEndpoints = { ...postImportEndpoints, ...operatorImportEndpoints };
