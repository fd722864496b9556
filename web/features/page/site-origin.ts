/** The origin under which the site is known, for addresses that leave it; empty where the configuration names none. */
export const siteOrigin = (siteUrl: string | undefined): string => {
  const url = siteUrl ? URL.parse(siteUrl) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : '';
};

/** An absolute address, or nothing where the origin is not known: a relative one would mean another site elsewhere. */
export const absolute = (origin: string, path: string | null): string | undefined =>
  origin && path ? origin + path : undefined;
