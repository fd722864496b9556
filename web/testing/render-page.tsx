import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { api } from '#contract/api.ts';
import { RequestFeedback } from '#web/api/request-feedback.tsx';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
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

/** Renders a page or component with router, queries, toasts and confirmation dialogs, and returns a simulated user. */
export function renderPage(page: ReactNode, at = '/') {
  const { pathname } = new URL(at, 'http://localhost');
  const children = [
    { path: pathname, element: page },
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

/** The same within a console frame: its theme, its queries and antd's dialogs. */
export const renderConsole = (page: ReactNode, at?: string) =>
  renderPage(
    <ConsoleFrame top={null} side={null}>
      {page}
    </ConsoleFrame>,
    at,
  );
