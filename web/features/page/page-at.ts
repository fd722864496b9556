import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';

const byPath = new Map(Object.entries<Page>(pages).map(([path, page]) => [path.toLowerCase(), page]));

/** The page at a path, matched like the router: case-insensitive, with or without a trailing slash. */
export const pageAt = (pathname: string): Page | undefined =>
  byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));
