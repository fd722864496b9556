import type { resumeEndpoints } from '#contract/resumes.ts';
import { updateJober } from '#server/domains/jobers/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { createResume } from './create-resume.ts';
import { presentResume } from './present.ts';
import { ownResume, resumeAbsent, resumesOf } from './queries.ts';
import { savePart, saveResume } from './save-resume.ts';
import { deleteResume, makeDefault } from './versions.ts';
import { viewsSheet } from './views.ts';

export const resumeHandlers = (_deps: Deps): Handlers<typeof resumeEndpoints> => ({
  'GET /api/resumes': async (_input, ctx) => {
    const rows = await resumesOf(ctx.db, seeker(ctx).joberId);
    return rows.map((row) => presentResume(row, ctx.now));
  },
  'POST /api/resumes': async ({ body }, ctx) =>
    presentResume(await createResume(ctx.db, seeker(ctx).joberId, body, ctx.now), ctx.now),
  'GET /api/resumes/:id': async ({ params }, ctx) => {
    const row = await ownResume(ctx.db, seeker(ctx).joberId, params.id);
    if (!row) throw resumeAbsent();
    return presentResume(row, ctx.now);
  },
  'PATCH /api/resumes/:id': async ({ params, body }, ctx) => {
    const row = await savePart(ctx.db, { ...body, id: params.id, joberId: seeker(ctx).joberId, now: ctx.now });
    return presentResume(row, ctx.now);
  },
  'POST /api/resumes/:id/default': async ({ params }, ctx) => {
    const rows = await ctx.db.transaction((tx) => makeDefault(tx, seeker(ctx).joberId, params.id));
    return rows.map((row) => presentResume(row, ctx.now));
  },
  'DELETE /api/resumes/:id': async ({ params }, ctx) => {
    const rows = await ctx.db.transaction((tx) => deleteResume(tx, seeker(ctx).joberId, params.id));
    return rows.map((row) => presentResume(row, ctx.now));
  },
  'PUT /api/resumes/:id': async ({ params, body }, ctx) => {
    const row = await saveResume(ctx.db, { ...body, id: params.id, joberId: seeker(ctx).joberId, now: ctx.now });
    return presentResume(row, ctx.now);
  },
  'PATCH /api/jobers/me': ({ body }, ctx) => updateJober(ctx.db, seeker(ctx), body, ctx.now),
  'GET /api/resume/getViewsList': ({ query }, ctx) => {
    const actor = seeker(ctx);
    if (query.phone !== actor.phone) throw appError('FORBIDDEN');
    return viewsSheet(ctx.db, actor.joberId, query);
  },
});
