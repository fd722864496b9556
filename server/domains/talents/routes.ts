import { and, count, desc, eq } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import type { talentEndpoints } from '#contract/talents/talents.ts';
import { companyMember } from '#database/schema/companies.ts';
import { talentSaved } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { engineFor } from './engine-of.ts';
import { talentFacets } from './facets.ts';
import { findTalents } from './find-talents.ts';
import { hiddenFrom } from './hidden-from.ts';
import { talentCards } from './index/cards.ts';
import { answerInvitation, ownInvitations } from './invite/answer-invitation.ts';
import { inviteTalent } from './invite/invite.ts';
import { openTalent, requireTalent } from './open-talent.ts';
import { findForPost } from './recommend/find-for-post.ts';
import { recommend } from './recommend/recommend.ts';
import { rejectTalent, undoRejection } from './recommend/reject.ts';
import { savedOf } from './saved-of.ts';

const PAGE = 20;
/** The most people of one company. */
const MAX_SAVED = 1_000;

const ofCompany = (companyId: string) => eq(talentSaved.companyId, companyId);

interface Saving {
  joberId: string;
  folder: string;
  note: string;
  now: Date;
}

/** Keeps a person, or changes folder and note. @throws AppError NOT_FOUND for who is hidden; CONFLICT for too many */
async function saveTalent(
  tx: Database,
  { companyId, memberId }: Membership,
  { joberId, folder, note, now }: Saving,
): Promise<void> {
  await requireTalent(tx, companyId, joberId, now);
  const [kept] = await tx.select({ n: count() }).from(talentSaved).where(ofCompany(companyId));
  if ((kept?.n ?? 0) >= MAX_SAVED && !(await savedOf(tx, companyId, joberId)))
    throw appError('CONFLICT', { message: `人才夹最多 ${MAX_SAVED} 人，请先移出一些` });
  await tx
    .insert(talentSaved)
    .values({ companyId, joberId, folder, note, memberId, savedAt: now })
    .onConflictDoUpdate({
      target: [talentSaved.companyId, talentSaved.joberId],
      set: { folder, note, memberId, savedAt: now },
    });
}

/** Idempotent, also for who is hidden by now. */
async function dropSaved(db: Database, { companyId }: Membership, joberId: string): Promise<void> {
  await db.delete(talentSaved).where(and(ofCompany(companyId), eq(talentSaved.joberId, joberId)));
}

/** A page of the kept people, as a search would show them now: masked, and without who is hidden from the company. */
async function listSaved(
  db: Database,
  companyId: string,
  { folder, page = 1 }: { folder?: string | undefined; page?: number | undefined },
  now: Date,
) {
  const folders = await db
    .select({ name: talentSaved.folder, n: count() })
    .from(talentSaved)
    .where(ofCompany(companyId))
    .groupBy(talentSaved.folder)
    .orderBy(talentSaved.folder);
  const rows = await db
    .select({
      id: talentSaved.joberId,
      folder: talentSaved.folder,
      note: talentSaved.note,
      by: companyMember.name,
      savedAt: talentSaved.savedAt,
    })
    .from(talentSaved)
    .innerJoin(companyMember, eq(companyMember.id, talentSaved.memberId))
    .where(and(ofCompany(companyId), folder === undefined ? undefined : eq(talentSaved.folder, folder)))
    .orderBy(desc(talentSaved.savedAt), desc(talentSaved.joberId))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const hidden = new Set(await hiddenFrom(db, companyId));
  const shown = rows.map(({ id }) => id).filter((id) => !hidden.has(id));
  const cards = new Map((await talentCards(db, companyId, shown, now)).map((card) => [card.id, card]));
  const items = rows.map((row) => ({ ...row, talent: cards.get(row.id) ?? null }));
  const within = folders.filter(({ name }) => folder === undefined || name === folder);
  return { items, folders, total: within.reduce((sum, { n }) => sum + n, 0) };
}

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
