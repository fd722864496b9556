import type { MetaDescriptor } from 'react-router';
import { pageTitle, SITE_TITLE } from '#contract/pages.ts';
import type { SiteConfig } from '#contract/site/site.ts';
import { absolute, siteOrigin } from './site-origin.ts';

interface Meta {
  /** The page's name, or on a detail page the thing's own. */
  name: string;
  description?: string;
  /** Path and query of the one address under which the page is known. Absent: not for search engines. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** The picture of what the page shows: `sharePicture`. */
  picture?: (origin: string) => MetaDescriptor[];
}

const MOST = 110;
const shorten = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** The matches of a `meta` function, as far as needed here. */
type Matches = readonly ({ id: string; loaderData?: unknown; error?: unknown } | undefined)[];

function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: SiteConfig } | undefined;
  return siteOrigin(root?.site?.pcSiteUrl);
}

/** Title, description, canonical address and Open Graph of a page. One that could not be loaded has its title from `PageError`. */
export function pageMeta(
  matches: Matches,
  { name, description, canonical, type = 'website', picture }: Meta,
): MetaDescriptor[] {
  if (matches.some((match) => match?.error)) return [{ name: 'robots', content: 'noindex' }];
  const title = pageTitle(name);
  const metas: MetaDescriptor[] = [{ title }];
  if (description) metas.push({ name: 'description', content: shorten(description) });
  if (canonical === undefined) return [...metas, { name: 'robots', content: 'noindex' }];
  const origin = originOf(matches);
  const url = absolute(origin, canonical);
  return [
    ...metas,
    ...(url ? [{ tagName: 'link', rel: 'canonical', href: url }] : []),
    { property: 'og:site_name', content: SITE_TITLE },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: shorten(description) }] : []),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    ...(picture?.(origin) ?? []),
  ];
}
