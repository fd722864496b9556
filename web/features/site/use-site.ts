import { useRouteLoaderData } from 'react-router';
import type { SiteConfig } from '#contract/site/site.ts';

/** The site's configuration from the root loader; null on an error page for which even that could not be loaded. */
export function useSite(): SiteConfig | null {
  const data = useRouteLoaderData('root') as { site: SiteConfig } | undefined;
  return data?.site ?? null;
}
