import type { MetaDescriptor } from 'react-router';
import { pageTitle, SITE_TITLE } from '#contract/pages.ts';
import type { SiteConfig } from '#contract/site/site.ts';
import { absolute, siteOrigin } from './site-origin.ts';

interface Meta {
  /** The page's name, or on a detail page its object's. */
  name: string;
  description?: string;
  /** Path and query of the page's canonical URL. Absent: not indexed. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** The picture of the page's content: `sharePicture`. */
  picture?: (origin: string) => MetaDescriptor[];
}

const MOST = 110;
const shorten = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** The part of a `meta` function's matches that is used here. */
export type Matches = readonly ({ id: string; loaderData?: unknown; error?: unknown } | undefined)[];

function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: SiteConfig } | undefined;
  return siteOrigin(root?.site?.pcSiteUrl);
}

/** Title, description, canonical URL and Open Graph data of a page. A failed page gets its title from `PageError`. */
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
