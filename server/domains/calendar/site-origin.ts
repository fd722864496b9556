import type { Deps } from '#server/platform/deps.ts';

/** Base URL of links in a calendar; empty without a configured site address. */
export const siteOrigin = ({ config }: Pick<Deps, 'config'>): string => URL.parse(config.PC_SITE_URL)?.origin ?? '';
