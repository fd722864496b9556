import { type Page, pages } from '#contract/pages.ts';

const byPath = new Map(Object.entries<Page>(pages).map(([path, page]) => [path.toLowerCase(), page]));

/** The page at a path, as the router finds it: in whatever case, with or without a slash at its end. */
export const pageAt = (pathname: string): Page | undefined =>
  byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));
