import { fileKinds } from '#contract/files/file-kinds.ts';
import type { fileEndpoints } from '#contract/files/files.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { mayUpload } from './policy.ts';
import { takeUpload } from './take-upload.ts';

export const fileHandlers = (deps: Deps): Handlers<typeof fileEndpoints> => ({
  'POST /api/files': async (ctx, { query: { kind, name } }) => {
    const actor = signedIn(ctx);
    if (!mayUpload(actor, kind)) throw appError('FORBIDDEN', { message: `当前身份不能上传${fileKinds[kind].title}` });
    const length = Number(ctx.header('content-length') ?? 0);
    return takeUpload(deps, { accountId: actor.accountId, kind, name, length, bytes: ctx.bytes });
  },
});
