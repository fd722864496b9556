import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, list, text, whole, yesNo } from '#contract/fields.ts';

/** What happens to a text that contains such a word. */
export const wordLevels = { refuse: '禁止提交', review: '转人工审核', warn: '提醒对方' } as const;
export type WordLevel = keyof typeof wordLevels;

const level = z
  .enum(Object.keys(wordLevels) as [WordLevel, ...WordLevel[]], { error: '请重新选择处理方式' })
  .meta({ title: '处理方式' });
const active = yesNo('启用', '请选择启用或停用');
const note = text('备注', { max: 100 });

const hotWord = z.object({ id: z.string(), word: z.string(), position: z.number(), active: z.boolean() });
const sensitiveWord = z.object({
  id: z.string(),
  word: z.string(),
  level,
  note: z.string(),
  active: z.boolean(),
});
const trainingRule = z.object({
  id: z.string(),
  words: z.array(z.string()),
  within: z.number(),
  level,
  note: z.string(),
  active: z.boolean(),
});
/** A hot word with what became of its searches in the last 30 days: how often it was searched, how many posts were opened. */
const usedHotWord = hotWord.extend({ searched: z.number(), opened: z.number() });
export type HotWord = z.output<typeof usedHotWord>;
export type SensitiveWord = z.output<typeof sensitiveWord>;
export type TrainingRule = z.output<typeof trainingRule>;

const hotWordForm = z.strictObject({
  word: text('热门词', { min: 1, max: 16 }),
  position: whole('顺序', 0, 999),
  active,
});
const sensitiveWordForm = z.strictObject({ word: text('敏感词', { min: 2, max: 30 }), level, note, active });
const trainingRuleForm = z.strictObject({
  words: list(text('关键词', { min: 1, max: 20 }), '关键词', { min: 2, max: 6 }),
  within: whole('相距字数', 2, 200),
  level,
  note,
  active,
});

const wordId = z.object({ id: id('词条编号') });
const editors = { access: 'operator', operators: ['content', 'review'] } as const;

export const wordEndpoints = {
  'GET /api/admin/words': {
    ...editors,
    summary: '热门词及近 30 天的搜索和点开、敏感词和招转培规则',
    returns: z.object({
      hot: z.array(usedHotWord),
      sensitive: z.array(sensitiveWord),
      training: z.array(trainingRule),
    }),
  },
  'POST /api/admin/words/try': {
    ...editors,
    summary: '用当前词库检查一段文字',
    body: z.strictObject({ text: text('文字', { min: 1, max: 2000 }) }),
    returns: z.object({ findings: z.array(z.object({ level, words: z.array(z.string()), note: z.string() })) }),
  },
  'POST /api/admin/hotWords': {
    ...editors,
    summary: '新增热门词',
    body: hotWordForm,
    returns: hotWord,
    idempotent: true,
  },
  'PUT /api/admin/hotWords/:id': {
    ...editors,
    summary: '修改热门词',
    params: wordId,
    body: hotWordForm,
    returns: hotWord,
  },
  'POST /api/admin/sensitiveWords': {
    ...editors,
    summary: '新增敏感词',
    body: sensitiveWordForm,
    returns: sensitiveWord,
    idempotent: true,
  },
  'PUT /api/admin/sensitiveWords/:id': {
    ...editors,
    summary: '修改敏感词',
    params: wordId,
    body: sensitiveWordForm,
    returns: sensitiveWord,
  },
  'POST /api/admin/trainingRules': {
    ...editors,
    summary: '新增招转培规则',
    body: trainingRuleForm,
    returns: trainingRule,
    idempotent: true,
  },
  'PUT /api/admin/trainingRules/:id': {
    ...editors,
    summary: '修改招转培规则',
    params: wordId,
    body: trainingRuleForm,
    returns: trainingRule,
  },
  'DELETE /api/admin/words/:id': { ...editors, summary: '删除一个词条或规则', params: wordId },
} as const satisfies EndpointTable;
