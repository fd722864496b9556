import type { siteEndpoints } from '#contract/site/site.ts';
import { childRegions } from '#contract/taxonomy/places/regions.ts';
import { sortModules } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { presentConfig } from './config/present-config.ts';
import { legalVersionsAt } from './public.ts';

export const siteHandlers = ({ config, modules }: Deps): Handlers<typeof siteEndpoints> => ({
  'GET /api/site/config': async () => presentConfig(config, sortModules(modules, config).off),
  'GET /api/site/regions': async (_, { query }) => childRegions(query.parent),
  'GET /api/site/legal': async (ctx) => legalVersionsAt(ctx.db, ctx.now),
});
