import type { Deps } from '#server/platform/deps.ts';

/** Where links of a calendar lead; empty where no address of the site is set. */
export const siteOrigin = ({ config }: Pick<Deps, 'config'>): string => URL.parse(config.PC_SITE_URL)?.origin ?? '';
