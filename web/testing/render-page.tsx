import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLoaderData } from 'react-router';
import { vi } from 'vitest';
import { api, type Call } from '#contract/api.ts';
import { call } from '#web/api/browser-call.ts';
import { RequestFeedback } from '#web/api/request-feedback.tsx';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { PageError } from '#web/features/page/page-error.tsx';
import { useOwnLinks } from '#web/features/shell/use-own-links.ts';
import { sampleOf } from './sample-of.ts';

const site = sampleOf(api['GET /api/site/config'].returns, {});

function Root() {
  return (
    <>
      <Outlet />
      <RequestFeedback />
    </>
  );
}

function show(page: RouteObject, at: string) {
  const children = [
    { ...page, path: new URL(at, 'http://localhost').pathname },
    { path: '*', element: <p>another page</p> },
  ];
  const router = createMemoryRouter([{ id: 'root', element: <Root />, children }], {
    initialEntries: [at],
    hydrationData: { loaderData: { root: { site } } },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user, router, client, address };
}

/** Renders a page or component with router, queries, toasts and confirmation dialogs, and returns a simulated user. */
export const renderPage = (page: ReactNode, at = '/') => show({ element: page }, at);

/** A page with what its address loads; links and forms within it lead to addresses of this router. */
export function renderLoaded<D>(load: (call: Call, url: URL) => Promise<D>, page: (data: D) => ReactNode, at: string) {
  function Loaded() {
    return <div {...useOwnLinks()}>{page(useLoaderData() as D)}</div>;
  }
  const loader = ({ request }: { request: Request }) => load(call, new URL(request.url));
  return show({ loader, Component: Loaded, ErrorBoundary: PageError, HydrateFallback: () => null }, at);
}

/** antd would generate the styles of every component anew for each test, and the test DOM shows none of them. */
const unstyled = { zeroRuntime: true };

/** A page or component within a console frame: its theme, its queries and antd's dialogs. */
export const renderConsole = (page: ReactNode, at?: string) =>
  renderPage(
    <ConfigProvider theme={unstyled}>
      <ConsoleFrame top={null} side={null}>
        {page}
      </ConsoleFrame>
    </ConfigProvider>,
    at,
  );
