import { existsSync } from 'node:fs';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Page, PageAccess, PageArea } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Pages of the consoles, which the browser alone draws. */
export const isConsolePage = ({ access, leadsOn }: Page) =>
  (access === 'recruiter' || access === 'operator') && !leadsOn;

const known: Readonly<Record<string, Page>> = pages;

/**
 * The route module of a page, in the routes of the core or of the module that it belongs to: named after its URL within its area.
 * Console pages share one, which holds a table of them. A tab or another address of a page that has none is answered by its page's.
 */
export function moduleOf(path: string, page: Page): string {
  const file = ownModuleOf(path, page);
  const first = page.tabOf ?? page.within ?? '';
  return known[first] && !existsSync(new URL(file, import.meta.url)) ? moduleOf(first, known[first]) : file;
}

function ownModuleOf(path: string, page: Page): string {
  const { area, module: home } = page;
  if (isConsolePage(page)) return home ? `../modules/${home}/web/routes/console.tsx` : `routes/${area}/console.tsx`;
  const parts = path.split('/').filter((part) => part !== '' && part !== '*');
  const own = parts[0] === area ? parts.slice(1) : parts;
  const module = own.map(kebab).join('-');
  const folder = home ? `../modules/${home}/web/routes` : 'routes';
  return `${folder}/${area}/${module || 'home'}.tsx`;
}

function mount(path: string, page: Page) {
  const file = moduleOf(path, page);
  if (path === '/') return index(file);
  return file === ownModuleOf(path, page) && !isConsolePage(page)
    ? route(path.slice(1), file)
    : route(path.slice(1), file, { id: path });
}

const pagesOf = (areas: readonly PageArea[], access: PageAccess): RouteConfigEntry[] =>
  Object.entries<Page>(pages)
    .filter(([, page]) => areas.includes(page.area) && page.access === access && !page.leadsOn)
    .map(([path, page]) => mount(path, page));

/** Pages whose failure leaves the frame around them as it is. */
const framed = (id: string, routes: RouteConfigEntry[]) => layout('routes/page-layout.tsx', { id }, routes);

const leadingOn = Object.entries<Page>(pages)
  .filter(([, page]) => page.leadsOn)
  .map(([path, page]) => mount(path, page));

/** The routes of the site: each page of `contract/pages.ts` in the layout of its area and access. */
export default [
  layout('routes/public/layout.tsx', [
    ...pagesOf(['public', 'content', 'seeker'], 'anyone'),
    layout('routes/seeker/layout.tsx', [framed('seeker-page', pagesOf(['seeker'], 'seeker'))]),
  ]),
  layout('routes/mobile/layout.tsx', [
    ...pagesOf(['mobile'], 'anyone'),
    layout('routes/mobile/own-layout.tsx', pagesOf(['mobile'], 'seeker')),
  ]),
  layout('routes/enterprise/layout.tsx', [framed('enterprise-page', pagesOf(['enterprise'], 'recruiter'))]),
  layout('routes/admin/layout.tsx', [framed('admin-page', pagesOf(['admin'], 'operator'))]),
  ...pagesOf(['enterprise', 'admin', 'judge'], 'anyone'),
  ...leadingOn,
  route('*', moduleOf('/404', pages['/404']), { id: 'unknown' }),
] satisfies RouteConfig;
