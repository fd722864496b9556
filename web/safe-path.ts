import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { isOffered } from './slots.tsx';

const known: Readonly<Record<string, Page>> = pages;

/** Any origin serves: only whether the text stays on it matters. `.invalid` never names a real site (RFC 2606). */
const ORIGIN = 'http://own.invalid';

/** Pages that send on; to be sent to them would go round in circles. */
const onward = new Set(['/redirect/*']);

/** Control characters, spaces and backslashes, which browsers drop or read as slashes when they take a text for an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const deceptive = /[\u0000-\u0020\u007f-\u009f\\]/;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Whether a path is exactly one of the pages that the site offers. */
export const isKnownPath = (path: string): boolean =>
  Object.hasOwn(known, path) && !onward.has(path) && isOffered(known[path]?.module);

/** Whether the site offers the page of a link within it. */
export const isKnownLink = (href: string): boolean => isKnownPath(href.split(/[?#]/, 1)[0] ?? '');

/**
 * Where a text from outside (`?redirect=`, `/redirect/…`) may lead: its path, query and hash where it is one of this site's
 * own pages, else `/`. Anything that another reader might take for a different address is refused, not repaired.
 */
export function safePath(requested: string | null | undefined): string {
  if (!requested?.startsWith('/') || requested.startsWith('//') || deceptive.test(requested)) return '/';
  const pathname = requested.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(pathname);
  if (plain !== pathname || !isKnownPath(pathname)) return '/';
  const url = URL.parse(requested, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.pathname !== pathname) return '/';
  return url.pathname + url.search + url.hash;
}
