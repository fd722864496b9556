import { readCompany } from '#server/domains/companies/public.ts';
import { member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { experienceEndpoints } from '../../contract/experiences.ts';
import { answerExperience } from './judge-experience.ts';
import { ownExperiences, publicExperiences } from './read-experiences.ts';
import { dropExperience, ownExperience, writeExperience } from './write-experience.ts';

/** 面经: written by seekers, reviewed by operators, answered by schools. */
export const experienceRoutes = (): Handlers<typeof experienceEndpoints> => ({
  'GET /api/companies/:id/experiences': async (ctx, { params: { id }, query }) => {
    ctx.dependsOn(`company:${id}`);
    await readCompany(ctx.db, id, ctx.actor);
    return publicExperiences(ctx.db, id, query);
  },
  'GET /api/deliveries/:id/experience': (ctx, { params: { id } }) => ownExperience(ctx.db, seeker(ctx).joberId, id),
  'PUT /api/deliveries/:id/experience': (ctx, { params: { id }, body }) => {
    const author = { joberId: seeker(ctx).joberId, now: ctx.now };
    return ctx.db.transaction((tx) => writeExperience(tx, author, id, body));
  },
  'DELETE /api/deliveries/:id/experience': (ctx, { params: { id } }) => {
    const author = { joberId: seeker(ctx).joberId, now: ctx.now };
    return ctx.db.transaction((tx) => dropExperience(tx, author, id));
  },
  'GET /api/company/experiences': (ctx) => ownExperiences(ctx.db, member(ctx).member.companyId),
  'PUT /api/company/experiences/:id/answer': async (ctx, { params: { id }, body: { answer } }) => {
    const { accountId, member: own } = member(ctx);
    const { companyId } = own;
    await ctx.db.transaction((tx) => answerExperience(tx, { id, answer, companyId, accountId, now: ctx.now }));
    return ownExperiences(ctx.db, companyId);
  },
});
