import { type Query, QueryClient, QueryClientProvider, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { usePasteCuts } from '#web/features/forms/use-paste-cuts.ts';
import { Notebook } from '#web/ui/notebook.tsx';
import { OfflineNote } from './offline-note.tsx';
import { consoleTheme } from './theme.ts';
import { useChineseNames } from './use-chinese-names.ts';
import { useMedia } from './use-media.ts';
import { useNoClickThrough } from './use-no-click-through.ts';
import { useScheme } from './use-scheme.ts';

const wasCalledOff = ({ state: { error } }: Query) => error instanceof ApiError && error.kind === 'aborted';

/** Cancelling a slow list restores the previous view and URL. Mere refetches stay. */
function useWayBack(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  const isAsking = useIsFetching() > 0;
  const shown = useRef(here);
  useEffect(() => {
    // Reads the current value: requests started in effects are not in `isAsking` yet.
    if (!isAsking && client.isFetching() === 0) shown.current = here;
  }, [client, here, isAsking]);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || !wasCalledOff(query)) return;
        // Before the failure is rendered: a cancelled first request counts as never made.
        if (query.state.data !== undefined) query.setState({ status: 'success', error: null });
        else if (shown.current !== here) {
          query.setState({ status: 'pending', error: null });
          void navigate(shown.current, { replace: true, preventScrollReset: true });
        }
      }),
    [client, here, navigate],
  );
}

const STALE_MS = 15_000;

/**
 * The API client shows failures; a failed query is retried by the user only. Without a network queries wait for it and keep what is
 * shown, but an act fails at once: it would otherwise be sent later, when nobody expects it.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_MS, refetchOnWindowFocus: true },
      mutations: { networkMode: 'always' },
    },
  });

/** The page below the bars; its requests are observed from above it. */
function Content({ children }: { children: ReactNode }) {
  useWayBack();
  return (
    <main id="content" className="min-w-0 flex-1 px-5 pt-3 pb-4 max-sm:px-4">
      {children}
    </main>
  );
}

/** The frame of both consoles: white top bar, sidebar of 205 px, and the page. Renders in the browser only. */
export function ConsoleFrame({ top, side, children }: { top: ReactNode; side: ReactNode; children: ReactNode }) {
  const [client] = useState(createClient);
  const scheme = useScheme();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useChineseNames();
  useNoClickThrough();
  usePasteCuts();
  return (
    <ConfigProvider
      locale={zhCN}
      theme={consoleTheme(scheme, !still)}
      button={{ autoInsertSpace: false }}
      empty={{ image: <Notebook /> }}
      // A click beside a dialog must not throw away what was typed.
      modal={{ mask: { closable: false } }}
    >
      <App>
        <QueryClientProvider client={client}>
          <div className="console min-h-screen bg-ground text-ink-2">
            {top}
            <div className="flex">
              {side}
              <Content>{children}</Content>
            </div>
          </div>
          <OfflineNote />
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}
