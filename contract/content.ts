import { z } from 'zod';
import { contentCard, contentDetail, contentForm } from './content-items.ts';
import type { EndpointTable } from './endpoint.ts';
import { code, id, listOf, paging, regionCode, text, whole } from './fields.ts';
import { shownStates } from './states/publication.ts';
import {
  admissionLevels,
  articleCategories,
  contentKinds,
  guideTopics,
  lectureTopics,
  policyCategories,
} from './taxonomy/content-categories.ts';

const itemId = z.object({ id: id('内容编号') });
const lectureId = z.object({ id: id('讲座编号') });
const sheet = listOf(contentCard);

/** Somebody's place at a lecture. */
export const lectureSeat = z.object({
  state: z.string(),
  /** To show at the door; null while waiting. */
  ticket: z.string().nullable(),
  /** Place in the queue from 1, while waiting. */
  waiting: z.number().nullable(),
  /** The address of the live stream. */
  liveUrl: z.string(),
});
export type LectureSeat = z.output<typeof lectureSeat>;

/** A thing as the console lists it. */
export const editedRow = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  category: z.string(),
  /** What readers see of it now (`shownStates`). */
  shown: z.enum(Object.keys(shownStates) as [keyof typeof shownStates]),
  moves: z.array(z.string()),
  publishAt: z.string().nullable(),
  withdrawAt: z.string().nullable(),
  updatedAt: z.string(),
  editor: z.string(),
  version: z.number(),
  viewCount: z.number(),
  /** Guests of a lecture. */
  signed: z.number(),
});
export type EditedRow = z.output<typeof editedRow>;

/** What the form holds as it was saved: the schema's own output, which a stored version may lack nothing of. */
const savedForm = contentForm;
export const editedItem = editedRow.extend({ form: savedForm });
export type EditedItem = z.output<typeof editedItem>;

export const contentVersion = z.object({
  number: z.number(),
  act: z.string(),
  editor: z.string(),
  at: z.string(),
  title: z.string(),
});

const versionOf = z.object({ id: id('内容编号'), number: whole('版本', 1, 1_000_000) });
const editor = { who: 'operator', operators: ['content'] } as const;

export const contentEndpoints = {
  'GET /api/content/articles': {
    who: 'anyone',
    mayLag: true,
    does: '新闻资讯',
    query: z.object({ category: code(articleCategories, '分类').optional(), ...paging }),
    returns: sheet,
  },
  'GET /api/content/admissions': {
    who: 'anyone',
    mayLag: true,
    does: '在线招生',
    query: z.object({
      category: code(admissionLevels, '层次').optional(),
      cityCode: regionCode('地区').optional(),
      ...paging,
    }),
    returns: sheet,
  },
  'GET /api/content/lectures': {
    who: 'anyone',
    mayLag: true,
    does: '专家讲座：即将开始的在前，可只看将来的或已结束的',
    query: z.object({
      category: code(lectureTopics, '主题').optional(),
      when: z.enum(['upcoming', 'past'], { error: '时间不在可选范围内' }).optional().meta({ title: '时间' }),
      ...paging,
    }),
    returns: sheet,
  },
  'GET /api/content/policies': {
    who: 'anyone',
    mayLag: true,
    does: '就业创业与人才政策',
    query: z.object({
      category: code(policyCategories, '类别').optional(),
      cityCode: regionCode('地区').optional(),
      ...paging,
    }),
    returns: sheet,
  },
  'GET /api/content/guides': {
    who: 'anyone',
    mayLag: true,
    does: '就业指导',
    query: z.object({ category: code(guideTopics, '主题').optional(), ...paging }),
    returns: sheet,
  },
  'GET /api/content/talent-policies': {
    who: 'anyone',
    mayLag: true,
    does: '各地人才引进政策，用于对比',
    returns: z.object({ items: z.array(contentCard) }),
  },
  'GET /api/content/home': {
    who: 'anyone',
    mayLag: true,
    does: '首页的横幅与资讯、政策、讲座、招生各栏',
    returns: z.object({
      banners: z.array(contentCard),
      articles: z.array(contentCard),
      policies: z.array(contentCard),
      lectures: z.array(contentCard),
      admissions: z.array(contentCard),
    }),
  },
  'GET /api/content/items/:id': {
    who: 'anyone',
    mayLag: true,
    does: '一篇内容',
    params: itemId,
    returns: contentDetail,
  },
  'POST /api/content/items/:id/views': { who: 'anyone', does: '记一次浏览', params: itemId },
  'GET /api/content/lectures/:id/seat': {
    who: 'seeker',
    does: '我在讲座的报名；没有报名时为空',
    params: lectureId,
    returns: lectureSeat,
    maybeEmpty: true,
  },
  'DELETE /api/content/lectures/:id/seat': { who: 'seeker', does: '取消讲座报名', params: lectureId },
  'GET /api/content/editor/items': {
    ...editor,
    does: '内容管理：各类内容的列表',
    query: z.object({
      kind: code(contentKinds, '类型'),
      shown: code(shownStates, '状态').optional(),
      keyword: text('关键词', { max: 40 }).optional(),
      ...paging,
    }),
    returns: listOf(editedRow),
  },
  'GET /api/content/editor/items/:id': { ...editor, does: '打开内容编辑', params: itemId, returns: editedItem },
  'POST /api/content/editor/items': {
    ...editor,
    does: '新建内容（草稿）',
    body: contentForm,
    returns: editedItem,
    idempotent: true,
  },
  'PUT /api/content/editor/items/:id': {
    ...editor,
    does: '保存内容为新版本；version 为打开时的版本，已被他人修改则 409',
    params: itemId,
    body: z.strictObject({ version: whole('版本', 1, 1_000_000), form: contentForm.meta({ title: '内容' }) }),
    returns: editedItem,
  },
  'POST /api/content/editor/items/:id/moves': {
    ...editor,
    does: '发布或撤下',
    params: itemId,
    body: z.strictObject({
      move: z.enum(['publish', 'withdraw'], { error: '操作不在可选范围内' }).meta({ title: '操作' }),
    }),
    returns: editedItem,
  },
  'GET /api/content/editor/items/:id/versions': {
    ...editor,
    does: '历史版本，新的在前',
    params: itemId,
    returns: z.array(contentVersion),
  },
  'GET /api/content/editor/items/:id/versions/:number': {
    ...editor,
    does: '一个历史版本的内容',
    params: versionOf,
    returns: contentVersion.extend({ form: savedForm }),
  },
  'POST /api/content/editor/items/:id/versions/:number/restore': {
    ...editor,
    does: '恢复为历史版本，并成为新的版本',
    params: versionOf,
    returns: editedItem,
  },
  'POST /api/content/editor/preview': {
    ...editor,
    does: '预览：正文按允许的格式清理后的样子',
    body: z.strictObject({ body: contentForm.shape.body }),
    returns: z.object({ body: z.string() }),
  },
  'GET /api/content/editor/items/:id/guests': {
    ...editor,
    does: '讲座报名名单',
    params: itemId,
    query: z.object(paging),
    returns: listOf(z.object({ name: z.string(), state: z.string(), at: z.string() })),
  },
} as const satisfies EndpointTable;
