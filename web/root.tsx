import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { pages } from '#contract/pages.ts';
import { webModules } from '#modules/web.ts';
import type { Route } from './+types/root';
import { setApiSettings } from './api/api-settings.ts';
import { RequestFeedback } from './api/request-feedback.tsx';
import { RootError } from './areas/public/root-error.tsx';
import { bootScript } from './boot-script.ts';
import { useEarlyInput } from './early-input/use-early-input.ts';
import { pageAt } from './features/page/page-at.ts';
import { pageMeta } from './features/page/page-route.tsx';
import { pageContext } from './page-context.ts';
import { followOtherTabs } from './session/ended-elsewhere.ts';
import { installModules, isOffered, switchModulesOff } from './slots.tsx';
import './styles/app.css';
import { useSession } from './session/session-store.ts';
import printSheet from './styles/print.css?url';

/**
 * Opens the message socket while a user is signed in and their user record exists (seed, section 4); otherwise it is not even
 * loaded.
 */
function useLiveSocket(wsUrl: string): void {
  const token = useSession((state) => state.token);
  const phone = useSession((state) => state.user?.phone);
  useEffect(() => {
    if (!token || !phone) return;
    let stop = () => {};
    let gone = false;
    const begin = async () => {
      const { startLive } = await import('./features/live/live-client.ts');
      if (!gone) stop = startLive({ wsUrl, phone, token });
    };
    // If loading fails, pages work without live events; the next start tries again.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop();
    };
  }, [token, phone, wsUrl]);
}

installModules(webModules);

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printSheet, media: 'print' }];

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { call } = context.get(pageContext);
  const site = await call('GET /api/site/config');
  switchModulesOff(site.modulesOff);
  if (!isOffered(pageAt(new URL(request.url).pathname)?.module)) throw new Response(null, { status: 404 });
  return { site };
};

/** The title of pages that add nothing to the contract's title. */
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { name: (pageAt(location.pathname) ?? pages['/404']).title });

/** The configuration does not change while the page is open. */
export const shouldRevalidate = () => false;

/** The mobile pages extend under a phone's rounded corners and keep their bars clear of them. */
const viewportOf = (path: string) =>
  `width=device-width, initial-scale=1${path.startsWith('/mobile') ? ', viewport-fit=cover' : ''}`;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isConsole = pageAt(pathname)?.access === 'recruiter';
  return (
    <html lang="zh-CN" data-console={isConsole ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewportOf(pathname)} />
        <meta name="theme-color" content="#1f5eff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* The browser received it in the document and would not run it again. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this build, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Lets the service worker answer for every page of the site that cannot be reached. */
function answerOffline(): void {
  // A page without TLS has no workers.
  if (!import.meta.env.DEV) navigator.serviceWorker?.register('/mobile-worker.js', { scope: '/' }).catch(() => {});
}

export default function Root({ loaderData: { site } }: Route.ComponentProps) {
  // While rendering, since the components below ask which modules are offered; it may be repeated.
  switchModulesOff(site.modulesOff);
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs, uploadUrl, wsUrl } = site;
  // A layout effect, so that it runs before the pages' first calls, which they make in effects.
  useLayoutEffect(() => setApiSettings({ baseUrl, uploadUrl, timeoutMs }), [baseUrl, uploadUrl, timeoutMs]);
  useLiveSocket(wsUrl);
  useEffect(followOtherTabs, []);
  useEarlyInput();
  useEffect(answerOffline, []);
  return (
    <>
      <Outlet />
      <RequestFeedback />
    </>
  );
}

export { RootError as ErrorBoundary };
