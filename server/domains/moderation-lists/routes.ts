import type { wordEndpoints } from '#contract/operators/moderation-lists.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { deleteWord, listWords, saveHotWord, saveSensitiveWord, saveTrainingRule } from './keep-words.ts';
import { sensitiveWords } from './sensitive-words.ts';

export const wordHandlers = (): Handlers<typeof wordEndpoints> => ({
  'GET /api/admin/words': (_, ctx) => listWords(ctx.db),
  'POST /api/admin/words/try': async ({ body }, ctx) => ({
    findings: (await sensitiveWords(ctx.db)).find(body.text),
  }),
  'POST /api/admin/hotWords': ({ body }, ctx) => saveHotWord(ctx, undefined, body),
  'PUT /api/admin/hotWords/:id': ({ params, body }, ctx) => saveHotWord(ctx, params.id, body),
  'POST /api/admin/sensitiveWords': ({ body }, ctx) => saveSensitiveWord(ctx, undefined, body),
  'PUT /api/admin/sensitiveWords/:id': ({ params, body }, ctx) => saveSensitiveWord(ctx, params.id, body),
  'POST /api/admin/trainingRules': ({ body }, ctx) => saveTrainingRule(ctx, undefined, body),
  'PUT /api/admin/trainingRules/:id': ({ params, body }, ctx) => saveTrainingRule(ctx, params.id, body),
  'DELETE /api/admin/words/:id': ({ params }, ctx) => deleteWord(ctx, params.id),
});
