import type { talentEndpoints } from '#contract/talents/talents.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { engineFor } from './engine-of.ts';
import { talentFacets } from './facets.ts';
import { findTalents } from './find-talents.ts';
import { talentCards } from './index/cards.ts';
import { answerInvitation, ownInvitations } from './invite/answer-invitation.ts';
import { inviteTalent } from './invite/invite.ts';
import { openTalent } from './open-talent.ts';
import { findForPost } from './recommend/find-for-post.ts';
import { recommend } from './recommend/recommend.ts';
import { rejectTalent, undoRejection } from './recommend/reject.ts';
import { dropSaved, listSaved, saveTalent } from './save-talent.ts';

/** Limit on one recruiter's searches: more than a person makes in an hour indicates automation. */
const searches = { limit: 400, windowSeconds: 3_600 };

const countSearch = async (deps: Deps, { actor, now }: Ctx) =>
  refuseOver(await consume(deps.db, `talents:${actor?.accountId}`, searches, now), '搜索太频繁');

export const talentHandlers = (deps: Deps): Handlers<typeof talentEndpoints> => ({
  'GET /api/talents': async (ctx, { query }) => {
    const { companyId } = member(ctx).member;
    await countSearch(deps, ctx);
    const [engine, hidden] = await engineFor({ db: ctx.db, memories: deps.memories }, companyId);
    const { postId, ...rest } = query;
    const requested = { companyId, query: rest, hidden, now: ctx.now };
    const { ids, found, isCapped, fits } = postId
      ? await findForPost(ctx.db, engine, { ...requested, postId })
      : { ...(await findTalents(engine, rest, hidden, ctx.now)), fits: null };
    const cards = await talentCards(ctx.db, companyId, ids, ctx.now);
    const items = cards.map((card) => ({ ...card, fit: fits?.get(card.id) ?? null }));
    return { items, nextCursor: null, total: found, totalIsCapped: isCapped };
  },
  'GET /api/talents/facets': async (ctx, { query }) => {
    await countSearch(deps, ctx);
    const [engine, hidden] = await engineFor({ db: ctx.db, memories: deps.memories }, member(ctx).member.companyId);
    return talentFacets(engine, query, hidden, ctx.now);
  },
  'GET /api/talents/recommended': async (ctx, { query }) => {
    await countSearch(deps, ctx);
    const requested = { companyId: member(ctx).member.companyId, postId: query.postId, now: ctx.now };
    return recommend({ db: ctx.db, memories: deps.memories }, requested);
  },
  'GET /api/talents/:id': (ctx, { params, query }) => {
    const { member: own, phone } = member(ctx);
    const look = { joberId: params.id, member: own, phone, via: query.via, now: ctx.now };
    return ctx.db.transaction((tx) => openTalent(tx, look));
  },
  'POST /api/talents/:id/invitations': (ctx, { params, body }) =>
    ctx.db.transaction((tx) => inviteTalent(tx, member(ctx), { ...body, joberId: params.id, now: ctx.now })),
  'PUT /api/talents/:id/rejection': (ctx, { params, body }) =>
    ctx.db.transaction((tx) => rejectTalent(tx, member(ctx).member, { ...body, joberId: params.id, now: ctx.now })),
  'DELETE /api/talents/:id/rejection': (ctx, { params, query }) =>
    ctx.db.transaction((tx) => undoRejection(tx, member(ctx).member, { ...query, joberId: params.id })),
  'GET /api/company/savedTalents': (ctx, { query }) => listSaved(ctx.db, member(ctx).member.companyId, query, ctx.now),
  'PUT /api/talents/:id/saved': (ctx, { params, body }) =>
    ctx.db.transaction((tx) => saveTalent(tx, member(ctx).member, { ...body, joberId: params.id, now: ctx.now })),
  'DELETE /api/talents/:id/saved': (ctx, { params }) => dropSaved(ctx.db, member(ctx).member, params.id),
  'GET /api/talent-invitations': (ctx) => ownInvitations(ctx.db, seeker(ctx).joberId, ctx.now),
  'POST /api/talent-invitations/:id/answer': (ctx, { params, body }) =>
    ctx.db.transaction((tx) => answerInvitation(tx, deps, seeker(ctx), { ...body, id: params.id, now: ctx.now })),
});
