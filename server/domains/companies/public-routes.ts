import { companyCardTag, companyPosts, hotPostIds, isOwnCompany, postCardList } from '#server/domains/posts/public.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import { readOnce } from '#server/platform/http/read-once.ts';
import { findCompanies } from './find-companies.ts';
import { followCompany, followsCompany, unfollowCompany } from './follow-company.ts';
import { type CompanyHandlers, ownCompanyId } from './handlers.ts';
import { listCompanies } from './list-companies.ts';
import { showsRecruiters } from './policy.ts';
import { listMessages } from './profile/list-messages.ts';
import { verifyNumber } from './quotas.ts';
import { readCompany } from './read-company.ts';
import { listRecruiters } from './team/list-recruiters.ts';

type Keys =
  | 'GET /api/companies'
  | 'GET /api/company/queryCompanyDetail'
  | 'GET /api/company/getPostByCompanyId'
  | 'GET /api/company/getHostPostByCompanyId'
  | 'GET /api/company/queryCompany'
  | 'GET /api/company/queryCompanyMessage'
  | 'GET /api/company/verifyNumber'
  | 'GET /api/jober/getEnterpriseRecruiter'
  | 'GET /api/companies/:id/mine'
  | 'PUT /api/companies/:id/follow'
  | 'DELETE /api/companies/:id/follow';

const nobody = { items: [], total: 0, totalIsCapped: false, nextCursor: null };

const readable = (ctx: Ctx, id: string) => readOnce(ctx, `company:${id}`, () => readCompany(ctx.db, id, ctx.actor));

export const publicRoutes = (): CompanyHandlers<Keys> => ({
  'GET /api/companies': async (ctx, { query }) => {
    const found = await listCompanies(ctx.db, query);
    for (const { id } of found.items) ctx.dependsOn(companyCardTag(id));
    return found;
  },
  'GET /api/company/queryCompanyDetail': async (ctx, { query }) => {
    ctx.dependsOn(`company:${query.companyId}`);
    return readable(ctx, query.companyId);
  },
  'GET /api/company/getPostByCompanyId': async (ctx, { query }) => {
    ctx.dependsOn(`company:${query.companyId}`);
    const found = await readable(ctx, query.companyId);
    const own = isOwnCompany(found.id, ctx.actor);
    return companyPosts(ctx.db, query, own, ctx.now);
  },
  'GET /api/company/getHostPostByCompanyId': async (ctx, { query }) => {
    ctx.dependsOn(`company:${query.companyId}`);
    await readable(ctx, query.companyId);
    const items = await postCardList(ctx.db, await hotPostIds(ctx.db, query.companyId, ctx.now), undefined, ctx.now);
    return { ...nobody, items, total: items.length };
  },
  'GET /api/company/queryCompany': async (ctx, { query }) => findCompanies(ctx.db, query.keyword?.trim() ?? ''),
  'GET /api/company/queryCompanyMessage': async (ctx, { query }) =>
    listMessages(ctx.db, { ...query, companyId: ownCompanyId(ctx, query.companyId) }),
  'GET /api/company/verifyNumber': async (ctx, { query }) =>
    verifyNumber(ctx.db, ownCompanyId(ctx, query.companyid), ctx.now),
  'GET /api/jober/getEnterpriseRecruiter': async (ctx, { query }) => {
    const { status } = await readCompany(ctx.db, query.companyId, null);
    return showsRecruiters(status) ? listRecruiters(ctx.db, query) : nobody;
  },
  'GET /api/companies/:id/mine': async (ctx, { params }) => {
    const { joberId } = seeker(ctx);
    await readCompany(ctx.db, params.id, null);
    return { followed: await followsCompany(ctx.db, joberId, params.id) };
  },
  'PUT /api/companies/:id/follow': async (ctx, { params }) => {
    const { joberId } = seeker(ctx);
    await readCompany(ctx.db, params.id, null);
    await followCompany(ctx.db, joberId, params.id, ctx.now);
  },
  'DELETE /api/companies/:id/follow': async (ctx, { params }) => {
    await unfollowCompany(ctx.db, seeker(ctx).joberId, params.id);
  },
});
