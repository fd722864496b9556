import type { Page } from '#contract/page.ts';
import { type PagePath, pages } from '#contract/pages.ts';

const addresses = new Map(Object.keys(pages).map((path) => [path.toLowerCase(), path as PagePath]));

/** The address of the page at a path, matched like the router: case-insensitive, with or without a trailing slash. */
export const addressAt = (pathname: string): PagePath | undefined =>
  addresses.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));

/** The page at a path. */
export const pageAt = (pathname: string): Page | undefined => pages[addressAt(pathname) as PagePath];
