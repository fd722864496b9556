/** The site's public origin, for URLs outside it; empty where it is not configured. */
export const siteOrigin = (siteUrl: string | undefined): string => {
  const url = siteUrl ? URL.parse(siteUrl) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : '';
};

/** An absolute URL, or undefined without a known origin: a relative one would refer to another site. */
export const absolute = (origin: string, path: string | null): string | undefined =>
  origin && path ? origin + path : undefined;
