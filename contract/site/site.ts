import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { regionCode } from '#contract/fields.ts';

/** Configuration for the browser; portal links and footer fields are null where not set. */
const siteConfig = z.object({
  agentLoginUrl: z.string().nullable(),
  collegeLoginUrl: z.string().nullable(),
  enterpriseLoginUrl: z.string(),
  apiBaseUrl: z.string(),
  uploadUrl: z.string(),
  wsUrl: z.string(),
  pcSiteUrl: z.string(),
  mobileSiteUrl: z.string(),
  apiTimeoutMs: z.number(),
  footer: z
    .object({
      address: z.string(),
      phone: z.string(),
      policeNumber: z.string(),
      icpNumber: z.string(),
      copyright: z.string(),
    })
    .nullable(),
  /** Names of the modules that the site does not offer. */
  modulesOff: z.array(z.string()),
  /** True while codes are shown on the page (console SMS on loopback). */
  demo: z.boolean(),
});
export type SiteConfig = z.output<typeof siteConfig>;

export const siteEndpoints = {
  'GET /api/site/config': { access: 'anyone', shared: true, summary: '站点配置', returns: siteConfig },
  'GET /api/site/regions': {
    access: 'anyone',
    summary: '下级地区',
    query: z.object({ parent: regionCode('上级地区').optional() }),
    returns: z.array(z.object({ code: z.string(), name: z.string() })),
  },
  'GET /api/site/legal': {
    access: 'anyone',
    summary: '现行法律文本的版本',
    returns: z.object({ privacy: z.string(), agreement: z.string(), delivery: z.string() }),
  },
} as const satisfies EndpointTable;
