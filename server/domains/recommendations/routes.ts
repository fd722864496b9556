import { and, eq } from 'drizzle-orm';
import type { Recommendation, recommendationEndpoints } from '#contract/talents/recommendations.ts';
import { dismissedPost } from '#database/schema/alerts.ts';
import { postCards, postDetail } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { blockedAmong } from './blocked.ts';
import { recommend } from './recommend.ts';
import { isUnsuitedTitle } from './unsuited.ts';

/** Stops recommending a post. Idempotent. @throws AppError NOT_FOUND for a post that is not public */
async function dismiss(db: Database, joberId: string, postId: string, now: Date): Promise<void> {
  if (!(await postDetail(db, postId, null, now))) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
  await db.insert(dismissedPost).values({ joberId, postId, dismissedAt: now }).onConflictDoNothing();
}

const undoDismissal = (db: Database, joberId: string, postId: string) =>
  db.delete(dismissedPost).where(and(eq(dismissedPost.joberId, joberId), eq(dismissedPost.postId, postId)));

const shown = 20;
const maxPerCompany = 2;

/** The best of them, without blocked companies and with few per company. */
function choose(items: readonly Recommendation[], blocked: ReadonlySet<string>): Recommendation[] {
  const taken = new Map<string, number>();
  const chosen = items.filter(({ post: { company } }) => {
    const n = taken.get(company.id) ?? 0;
    taken.set(company.id, n + 1);
    return n < maxPerCompany && !blocked.has(company.id);
  });
  return chosen.slice(0, shown);
}

export const recommendationHandlers = ({
  memories,
}: Pick<Deps, 'memories'>): Handlers<typeof recommendationEndpoints> => ({
  'GET /api/recommendations': async (ctx) => {
    const recommended = await recommend({ db: ctx.db, memories }, seeker(ctx).joberId, ctx.now);
    if (!recommended) throw appError('NOT_FOUND');
    const { found, blocked, unsuited, ...rest } = recommended;
    const ids = found.map(({ offer }) => offer.id);
    const cards = await postCards(ctx.db, ids, undefined, ctx.now);
    const items = found.flatMap(({ offer, score, reasons, doubts }) => {
      const post = cards.get(offer.id);
      return post && !isUnsuitedTitle(post.title, unsuited) ? [{ post, score, reasons, doubts }] : [];
    });
    const companyIds = items.map(({ post }) => post.company.id);
    return { ...rest, items: choose(items, await blockedAmong(ctx.db, companyIds, blocked)) };
  },
  'PUT /api/recommendations/:id/dismissal': async (ctx, { params }) =>
    dismiss(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  'DELETE /api/recommendations/:id/dismissal': async (ctx, { params }) => {
    await undoDismissal(ctx.db, seeker(ctx).joberId, params.id);
  },
});
