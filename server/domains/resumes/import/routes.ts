import type { resumeImportEndpoints } from '#contract/resumes/resume-import.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { importResume } from './import-resume.ts';

export const resumeImportHandlers = (deps: Deps): Handlers<typeof resumeImportEndpoints> => ({
  'POST /api/resumes/readings': (ctx, { body }) =>
    importResume(deps, ctx.db, { fileId: body.fileId, accountId: seeker(ctx).accountId, now: ctx.now }),
});
