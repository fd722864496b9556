import type { PagePath } from '#contract/pages.ts';

/** Pages of the wide site with a mobile counterpart; notices and messages link to the former. */
const twins: Partial<Record<PagePath, PagePath>> = {
  '/jobs': '/mobile/list',
  '/jobs/details': '/mobile/details',
  '/resume': '/mobile/resume',
  '/resume/delivery': '/mobile/deliveries',
  '/client/messages': '/mobile/messages',
  '/client/notices': '/mobile/messages',
  '/client/login': '/mobile/login',
  '/homePage': '/mobile/mine',
};

/** The mobile counterpart of a page with its query; other pages unchanged. */
export function mobileTwin(url: URL): URL {
  const twin = twins[url.pathname as PagePath];
  if (!twin) return url;
  const led = new URL(url);
  led.pathname = twin;
  if (url.pathname === '/client/notices') led.searchParams.set('tab', 'notices');
  return led;
}

/** Parts of a mobile page that are pages of the wide site. */
const parts: Record<string, PagePath> = {
  '/mobile/messages?tab=notices': '/client/notices',
  '/mobile/privacy': '/serviceAgreement',
  '/mobile/privacy?text=privacy': '/privacyPolicy',
};

/** The page of the wide site that shows what this mobile page does, with its query; the home page where none does. */
export function wideTwin(address: string): string {
  const [path = '', query] = address.split('?');
  if (parts[address]) return parts[address];
  const [twin = '/'] = Object.entries(twins).find(([, mobile]) => mobile === path) ?? [];
  return query ? `${twin}?${query}` : twin;
}
