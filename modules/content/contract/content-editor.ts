import { z } from 'zod';
import { contentOperators, type EndpointTable } from '#contract/endpoint.ts';
import { code, id, listOf, moment, paging, text, whole } from '#contract/fields.ts';
import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { contentForm } from './content-items.ts';
import { shownStates } from './publication-state.ts';

const itemId = z.object({ id: id('内容编号') });

/** A publication as a row of the console's list. */
const editedRow = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  category: z.string(),
  /** What readers see of it now (`shownStates`). */
  shown: z.enum(Object.keys(shownStates) as [keyof typeof shownStates]),
  moves: z.array(z.string()),
  publishAt: moment().nullable(),
  withdrawAt: moment().nullable(),
  updatedAt: moment(),
  editor: z.string(),
  version: z.number(),
  viewCount: z.number(),
  /** Number of people who signed up for a lecture. */
  signed: z.number(),
});
export type EditedRow = z.output<typeof editedRow>;

/** The form as it was saved. It has the schema's output type, so a stored version must be complete. */
const savedForm = contentForm;
const editedItem = editedRow.extend({ form: savedForm });
export type EditedItem = z.output<typeof editedItem>;

const contentVersion = z.object({
  number: z.number(),
  act: z.string(),
  editor: z.string(),
  at: moment(),
  title: z.string(),
});

const versionOf = z.object({ id: id('内容编号'), number: whole('版本', 1, 1_000_000) });

/** Operators' calls on content. */
export const contentEditorEndpoints = {
  'GET /api/content/editor/items': {
    ...contentOperators,
    summary: '内容管理：各类内容的列表',
    query: z.object({
      kind: code(contentKinds, '类型'),
      shown: code(shownStates, '状态').optional(),
      category: text('分类', { max: 40 }).optional(),
      keyword: text('关键词', { max: 40 }).optional(),
      ...paging,
    }),
    returns: listOf(editedRow),
  },
  'GET /api/content/editor/items/:id': {
    ...contentOperators,
    summary: '打开内容编辑',
    params: itemId,
    returns: editedItem,
  },
  'POST /api/content/editor/items': {
    ...contentOperators,
    summary: '新建内容（草稿）',
    body: contentForm,
    returns: editedItem,
    idempotent: true,
  },
  'PUT /api/content/editor/items/:id': {
    ...contentOperators,
    summary: '保存内容为新版本；version 为打开时的版本，已被他人修改则 409',
    params: itemId,
    body: z.strictObject({ version: whole('版本', 1, 1_000_000), form: contentForm.meta({ title: '内容' }) }),
    returns: editedItem,
  },
  'POST /api/content/editor/items/:id/moves': {
    ...contentOperators,
    summary: '发布或撤下',
    params: itemId,
    body: z.strictObject({
      move: z.enum(['publish', 'withdraw'], { error: '请选择发布或撤下' }).meta({ title: '操作' }),
    }),
    returns: editedItem,
  },
  'GET /api/content/editor/items/:id/versions': {
    ...contentOperators,
    summary: '历史版本，新的在前',
    params: itemId,
    returns: z.array(contentVersion),
  },
  'GET /api/content/editor/items/:id/versions/:number': {
    ...contentOperators,
    summary: '一个历史版本的内容',
    params: versionOf,
    returns: contentVersion.extend({ form: savedForm }),
  },
  'POST /api/content/editor/items/:id/versions/:number/restore': {
    ...contentOperators,
    summary: '恢复为历史版本，并成为新的版本',
    params: versionOf,
    returns: editedItem,
  },
  'POST /api/content/editor/preview': {
    ...contentOperators,
    summary: '预览：正文按允许的格式清理后的样子',
    body: z.strictObject({ body: contentForm.shape.body }),
    returns: z.object({ body: z.string() }),
  },
  'GET /api/content/editor/items/:id/guests': {
    ...contentOperators,
    summary: '讲座报名名单',
    params: itemId,
    query: z.object(paging),
    returns: listOf(z.object({ name: z.string(), state: z.string(), at: moment() })),
  },
} as const satisfies EndpointTable;
