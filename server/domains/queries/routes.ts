import { dayAt } from '#contract/months.ts';
import type { queryEndpoints } from '#contract/queries/queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { countsOf } from './follow-queries.ts';
import { keptQuery } from './uses/kept-query.ts';
import { listQueries, rareSearches } from './uses/list-queries.ts';
import { checkedWord, keepWord, listQueryWords, takeWordBack } from './words/keep-word.ts';
import { tryWord } from './words/try-word.ts';

export function queryHandlers(deps: Deps): Handlers<typeof queryEndpoints> {
  const source = ({ db }: Ctx) => ({ db, memories: deps.memories });
  return {
    'POST /api/queries': async ({ now, ip }, { body: { query: typed, use, detail = '' } }) => {
      const query = keptQuery(typed);
      if (query !== null)
        countsOf(deps).add({ day: dayAt(now), query, use, detail: use === 'undone' ? detail : '' }, ip);
    },
    'GET /api/admin/queries': async ({ db, now }, { query: { list, ...days } }) => ({
      items: await listQueries(db, list, days, now),
      rare: await rareSearches(db, days),
    }),
    'GET /api/admin/queryWords': (ctx) => listQueryWords(ctx.db),
    'POST /api/admin/queryWords/try': (ctx, { body }) => tryWord(source(ctx), checkedWord(body), ctx.now),
    'POST /api/admin/queryWords': (ctx, { body }) => keepWord(ctx, deps, body),
    'DELETE /api/admin/queryWords/:id': (ctx, { params }) => takeWordBack(ctx, deps, params.id),
  };
}
