import type { answerEndpoints } from '#contract/answers/answers.ts';
import { readCompany } from '#server/domains/companies/public.ts';
import { cachedBy } from '#server/platform/cached-by.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyAnswers } from './answer-days.ts';
import { readRedList, redListOf } from './red-list.ts';
import { commonGroups, toldAnswers } from './told-answers.ts';

const MINUTE = 60_000;
const SCHOOLS = 2_000;

/** 回音: how schools answer, without persons. Everything is read at most once a minute, or every ten, for all visitors. */
export function answerHandlers({ db, clock }: Deps): Handlers<typeof answerEndpoints> {
  const minute = { freshMs: MINUTE, staleMs: MINUTE, clock };
  const tenMinutes = { freshMs: 10 * MINUTE, staleMs: 50 * MINUTE, clock };
  const groups = cachedBy({ ...tenMinutes, max: 1 }, () => commonGroups(db, clock.now()));
  const told = cachedBy({ ...minute, max: 1 }, async () => toldAnswers(db, await groups(''), clock.now()));
  const best = cachedBy({ ...tenMinutes, max: 1 }, () => readRedList(db, clock.now()));
  const schools = cachedBy({ ...tenMinutes, max: SCHOOLS }, (id: string) => companyAnswers(db, id, clock.now()));
  return {
    'GET /api/answers': () => told(''),
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
