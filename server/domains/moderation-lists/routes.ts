import type { wordEndpoints } from '#contract/operators/moderation-lists.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { deleteWord, listWords, saveHotWord, saveSensitiveWord, saveTrainingRule } from './keep-words.ts';
import { sensitiveWords } from './sensitive-words.ts';

export const wordHandlers = (): Handlers<typeof wordEndpoints> => ({
  'GET /api/admin/words': listWords,
  'POST /api/admin/words/try': async (ctx, { body }) => ({
    findings: (await sensitiveWords(ctx.db)).find(body.text),
  }),
  'POST /api/admin/hotWords': (ctx, { body }) => saveHotWord(ctx, undefined, body),
  'PUT /api/admin/hotWords/:id': (ctx, { params, body }) => saveHotWord(ctx, params.id, body),
  'POST /api/admin/sensitiveWords': (ctx, { body }) => saveSensitiveWord(ctx, undefined, body),
  'PUT /api/admin/sensitiveWords/:id': (ctx, { params, body }) => saveSensitiveWord(ctx, params.id, body),
  'POST /api/admin/trainingRules': (ctx, { body }) => saveTrainingRule(ctx, undefined, body),
  'PUT /api/admin/trainingRules/:id': (ctx, { params, body }) => saveTrainingRule(ctx, params.id, body),
  'DELETE /api/admin/words/:id': (ctx, { params }) => deleteWord(ctx, params.id),
});
