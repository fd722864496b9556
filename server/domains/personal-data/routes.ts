import type { accountEndpoints } from '#contract/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { askExport, latestExport } from './ask-export.ts';
import { closeAccount } from './close-account.ts';

type Own = Pick<
  typeof accountEndpoints,
  'POST /api/jober/deleteJoberInfo' | 'POST /api/account/exports' | 'GET /api/account/exports'
>;

export const personalDataHandlers = (deps: Deps): Handlers<Own> => ({
  'POST /api/jober/deleteJoberInfo': ({ body }, ctx) => closeAccount(deps, ctx, body),
  'POST /api/account/exports': ({ body }, ctx) => askExport(deps, ctx, body.verifyCode),
  'GET /api/account/exports': (_, ctx) => latestExport(deps, ctx),
});
