import type { accountEndpoints } from '#contract/identity/accounts.ts';
import type { identityEndpoints } from '#contract/identity/identity.ts';
import type { resumeEndpoints } from '#contract/resumes/resumes.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { changePrivacy } from './change-privacy.ts';
import { registerJober } from './register-seeker.ts';
import { updateJober } from './update-seeker.ts';

type Endpoints = Pick<typeof identityEndpoints, 'POST /api/jober/registerJoberInfo'> &
  Pick<typeof resumeEndpoints, 'PATCH /api/jobers/me'> &
  Pick<typeof accountEndpoints, 'PATCH /api/account/privacy'>;

/** Becoming a seeker, and changing one's own record. */
export const joberHandlers = (deps: Deps): Handlers<Endpoints> => ({
  'POST /api/jober/registerJoberInfo': (ctx, { body }) => registerJober(deps, ctx, body),
  'PATCH /api/jobers/me': (ctx, { body }) =>
    ctx.db.transaction((tx) => updateJober({ db: tx, deps, now: ctx.now }, seeker(ctx), body)),
  'PATCH /api/account/privacy': (ctx, { body }) => changePrivacy(ctx, body),
});
