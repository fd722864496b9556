import type { SiteConfig, siteEndpoints } from '#contract/site/site.ts';
import { childRegions } from '#contract/taxonomy/places/regions.ts';
import type { Config } from '#server/config.ts';
import { sortModules } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { legalVersionsAt } from './public.ts';

/** The settings that are public, listed by hand; the footer only if it is switched on. */
export const presentConfig = (config: Config, modulesOff: string[] = []): SiteConfig => ({
  agentLoginUrl: config.AGENT_LOGIN_URL ?? null,
  collegeLoginUrl: config.COLLEGE_LOGIN_URL ?? null,
  enterpriseLoginUrl: config.ENTERPRISE_LOGIN_URL,
  apiBaseUrl: config.API_BASE_URL,
  uploadUrl: config.UPLOAD_URL,
  wsUrl: config.WS_URL,
  pcSiteUrl: config.PC_SITE_URL,
  mobileSiteUrl: config.MOBILE_SITE_URL,
  apiTimeoutMs: config.API_TIMEOUT_MS,
  footer: config.FOOTER_ENABLED
    ? {
        address: config.FOOTER_ADDRESS,
        phone: config.FOOTER_PHONE,
        policeNumber: config.FOOTER_POLICE_NUMBER,
        icpNumber: config.FOOTER_ICP_NUMBER,
        copyright: config.FOOTER_COPYRIGHT,
      }
    : null,
  modulesOff,
  demo: config.demo,
});

export const siteHandlers = ({ config, modules }: Deps): Handlers<typeof siteEndpoints> => ({
  'GET /api/site/config': async () => presentConfig(config, sortModules(modules, config).off),
  'GET /api/site/regions': async (_, { query }) => childRegions(query.parent),
  'GET /api/site/legal': async (ctx) => legalVersionsAt(ctx.db, ctx.now),
});
