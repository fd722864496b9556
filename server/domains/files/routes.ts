import type { fileEndpoints } from '#contract/files/files.ts';
import type { Deps } from '#server/platform/deps.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { takeUpload } from './take-upload.ts';

export const fileHandlers = (deps: Deps): Handlers<typeof fileEndpoints> => ({
  'POST /api/files': (ctx, { query: { kind, name } }) =>
    takeUpload(deps, {
      accountId: signedIn(ctx).accountId,
      kind,
      name,
      length: Number(ctx.header('content-length') ?? 0),
      bytes: ctx.bytes,
    }),
});
