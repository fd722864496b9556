import type { PagePath } from '#contract/pages.ts';

/** Pages of the wide site that have a mobile one; notices and messages name the former. */
const twins: Partial<Record<PagePath, PagePath>> = {
  '/jobs': '/mobile/list',
  '/jobs/details': '/mobile/details',
  '/resume': '/mobile/resume',
  '/resume/delivery': '/mobile/deliveries',
  '/client/messages': '/mobile/messages',
  '/client/notices': '/mobile/messages',
  '/client/login': '/mobile/login',
  '/client/index': '/mobile/mine',
};

/** The same page as the mobile site shows it, with what was asked of it; others as they are. */
export function mobileTwin(url: URL): URL {
  const twin = twins[url.pathname as PagePath];
  // The calendar stands on the wide home page alone.
  if (!twin || url.hash === '#calendar') return url;
  const led = new URL(url);
  led.pathname = twin;
  if (url.pathname === '/client/notices') led.searchParams.set('tab', 'notices');
  return led;
}
