import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { filterNames } from './features/search/job-filters.ts';

/** What the document of a page is made from beside its path; whatever else stands in an address is the browser's affair. */
const partsRead: Record<string, readonly string[]> = {
  '/': ['cityCode', 'hot', 'famous', 'applicant', 'checkCity'],
  '/answers': ['month', 'cityCode'],
  '/jobs': [...filterNames, 'page', 'open', 'in'],
  '/jobs/details': ['id', 'cityCode'],
  '/business': ['keyword', 'cityCode', 'companyType', 'page'],
  '/business/details': ['id', 'tab', 'subject', 'page', 'cityCode'],
  '/privacyPolicy': ['version'],
  '/serviceAgreement': ['version'],
  '/mobile': ['cityCode'],
  '/mobile/list': filterNames,
  '/mobile/details': ['id', 'cityCode'],
  '/mobile/privacy': ['text', 'version'],
  ...Object.fromEntries(Object.entries<Page>(pages).flatMap(([path, { reads }]) => (reads ? [[path, reads]] : []))),
};

/** Whether the document of an address may be kept: an unlisted page with a query would be one of as many as a client can think of. */
export const isCachedPage = (address: string): boolean =>
  !address.includes('?') || Object.hasOwn(partsRead, address.split('?', 1)[0] ?? '');

/** Left out, it means the same. */
const isUsual = (name: string, value: string) => value === '' || (name === 'page' && value === '1');

/**
 * The one address under which a document is rendered and kept: without what its page does not read (the marks of campaigns,
 * a dialog to be opened), what is empty and the number of a first sheet, the rest in one order. An address of a page that is
 * not listed stays as it is.
 * @param address path and query
 */
export function pageAddress(address: string): string {
  const cut = address.indexOf('?');
  if (cut < 0) return address;
  const path = address.slice(0, cut);
  const names = Object.hasOwn(partsRead, path) ? partsRead[path] : undefined;
  if (!names) return address;
  const params = new URLSearchParams(address.slice(cut + 1));
  const cached = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name)?.trim() ?? '';
    if (!isUsual(name, value)) cached.set(name, value);
  }
  return cached.size === 0 ? path : `${path}?${cached}`;
}
