import type { resumeViewEndpoints } from '#contract/resumes/resume-views.ts';
import type { resumeEndpoints } from '#contract/resumes/resumes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { createResume } from './create-resume.ts';
import { presentResume, presentResumes } from './present.ts';
import { ownResume, resumeAbsent, resumesOf } from './queries.ts';
import { savePart, saveResume } from './save-resume.ts';
import { deleteResume, makeDefault } from './versions.ts';
import { viewsPage } from './views.ts';

/** Every resume endpoint except the seeker's own record, which the seekers' domain handles. */
export const resumeHandlers = (
  deps: Deps,
): Handlers<Omit<typeof resumeEndpoints, 'PATCH /api/jobers/me'> & typeof resumeViewEndpoints> => ({
  'GET /api/resumes': async (ctx) => presentResumes(deps, ctx, await resumesOf(ctx.db, seeker(ctx).joberId)),
  'POST /api/resumes': async (ctx, { body }) =>
    presentResume(deps, ctx, await createResume(ctx.db, seeker(ctx).joberId, body, ctx.now)),
  'GET /api/resumes/:id': async (ctx, { params }) => {
    const row = await ownResume(ctx.db, seeker(ctx).joberId, params.id);
    if (!row) throw resumeAbsent();
    return presentResume(deps, ctx, row);
  },
  'PATCH /api/resumes/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const row = await savePart(tx, { ...body, id: params.id, owner: seeker(ctx), now: ctx.now });
      return presentResume(deps, { ...ctx, db: tx }, row);
    }),
  'POST /api/resumes/:id/default': async (ctx, { params }) =>
    presentResumes(deps, ctx, await ctx.db.transaction((tx) => makeDefault(tx, seeker(ctx).joberId, params.id))),
  'DELETE /api/resumes/:id': async (ctx, { params }) => {
    const act = (tx: Database) => deleteResume(tx, seeker(ctx).joberId, params.id);
    return presentResumes(deps, ctx, await ctx.db.transaction(act));
  },
  'PUT /api/resumes/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const row = await saveResume(tx, { ...body, id: params.id, owner: seeker(ctx), now: ctx.now });
      return presentResume(deps, { ...ctx, db: tx }, row);
    }),
  'GET /api/resume/getViewsList': (ctx, { query }) => {
    const actor = seeker(ctx);
    if (query.phone !== actor.phone) throw appError('FORBIDDEN');
    return viewsPage(ctx.db, actor.joberId, query);
  },
});
