import type { answerEndpoints } from '#contract/answers/answers.ts';
import { readCompany } from '#server/domains/companies/public.ts';
import { cachedBy } from '#server/platform/cached-by.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyAnswers } from './answer-days.ts';
import { readRedList, redListOf } from './red-list.ts';

const MINUTE = 60_000;
const SCHOOLS = 2_000;

/** 回音: how schools answer, without persons. Everything is read at most every ten minutes for all visitors. */
export function answerHandlers({ db, clock }: Deps): Handlers<typeof answerEndpoints> {
  const tenMinutes = { freshMs: 10 * MINUTE, staleMs: 50 * MINUTE, clock };
  const best = cachedBy({ ...tenMinutes, max: 1 }, () => readRedList(db, clock.now()));
  const schools = cachedBy({ ...tenMinutes, max: SCHOOLS }, (id: string) => companyAnswers(db, id, clock.now()));
  return {
    'GET /api/answers/red-list': async (ctx, { query }) => {
      const list = redListOf(await best(''), query.cityCode);
      for (const { id } of list.items) ctx.dependsOn(`company:${id}`);
      return list;
    },
    'GET /api/companies/:id/answers': async (ctx, { params }) => {
      ctx.dependsOn(`company:${params.id}`);
      await readCompany(ctx.db, params.id, ctx.actor);
      return schools(params.id);
    },
  };
}
