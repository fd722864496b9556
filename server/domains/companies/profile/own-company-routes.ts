import type { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import { presentOwnCompany } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readDraft, saveDraft } from '../certification/company-draft.ts';
import { onboard } from '../certification/onboarding.ts';
import { savePapers } from '../certification/papers.ts';
import { withdrawCompany } from '../certification/withdraw-company.ts';
import { saveAlbum } from './album.ts';
import { readOwnCompany, savePictures } from './own-company.ts';

async function ownCompany(deps: Deps, tx: Database, ctx: Ctx) {
  const after = await readOwnCompany(deps, tx, signedIn(ctx));
  if (!after) throw new Error('the company was not read');
  return after;
}

export const ownCompanyHandlers = (deps: Deps): Handlers<typeof ownCompanyEndpoints> => ({
  'GET /api/team/company': (ctx) => readOwnCompany(deps, ctx.db, signedIn(ctx)),
  'PUT /api/team/company/pictures': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => {
      await savePictures(deps, tx, signedIn(ctx), { ...body, now: ctx.now });
      return ownCompany(deps, tx, ctx);
    }),
  'PUT /api/team/company/album': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => {
      await saveAlbum(deps, tx, signedIn(ctx), { ...body, now: ctx.now });
      return ownCompany(deps, tx, ctx);
    }),
  'GET /api/team/company/draft': (ctx) => readDraft(deps, ctx.db, signedIn(ctx).accountId),
  'PUT /api/team/company/draft': (ctx, { body }) =>
    onboard(ctx, (tx, { accountId }) => saveDraft(tx, accountId, body.form, ctx.now)),
  'PUT /api/team/company/papers': (ctx, { body }) =>
    onboard(ctx, (tx, actor) => savePapers(deps, tx, actor, { ...body, now: ctx.now })),
  'POST /api/team/company/withdrawal': (ctx) => {
    const { accountId, member: own } = member(ctx);
    const act = { companyId: own.companyId, actorId: accountId, now: ctx.now };
    return ctx.db.transaction(async (tx) => presentOwnCompany(await withdrawCompany(tx, act)));
  },
});
