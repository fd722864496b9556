import type { personalDataEndpoints } from '#contract/personal-data/personal-data.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { askExport, latestExport } from './ask-export.ts';
import { closeAccount } from './close-account.ts';

export const personalDataHandlers = (deps: Deps): Handlers<typeof personalDataEndpoints> => ({
  'POST /api/jober/deleteJoberInfo': (ctx, { body }) => closeAccount(deps, ctx, body),
  'POST /api/account/exports': (ctx, { body }) => askExport(deps, ctx, body.verifyCode),
  'GET /api/account/exports': (ctx) => latestExport(deps, ctx),
});
