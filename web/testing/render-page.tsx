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

/** A page or a part of one in its surroundings: router, queries, toasts and questions; and a person who uses it. */
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

/** The same in the frame of a console: its theme, its queries and the dialogs of antd. */
export const renderConsole = (page: ReactNode, at?: string) =>
  renderPage(
    <ConsoleFrame top={null} side={null}>
      {page}
    </ConsoleFrame>,
    at,
  );
