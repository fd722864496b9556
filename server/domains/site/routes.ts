import type { siteEndpoints } from '#contract/site.ts';
import { childRegions } from '#contract/taxonomy/regions.ts';
import { legalVersionsAt } from '#server/domains/legal/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { presentConfig } from './present-config.ts';

export const siteHandlers = ({ config }: Deps): Handlers<typeof siteEndpoints> => ({
  'GET /api/site/config': async () => presentConfig(config),
  'GET /api/site/regions': async ({ query }) => childRegions(query.parent),
  'GET /api/site/legal': async (_, ctx) => legalVersionsAt(ctx.db, ctx.now),
});
