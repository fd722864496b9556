import type { siteEndpoints } from '#contract/site/site.ts';
import type { Samples } from '../sample.ts';

export const siteSamples: Samples<typeof siteEndpoints> = {
  'GET /api/site/config': () => ({}),
  'GET /api/site/regions': () => ({ query: { parent: '330000' } }),
  'GET /api/site/legal': () => ({}),
};
