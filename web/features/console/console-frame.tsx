import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useState } from 'react';
import { usePasteCuts } from '#web/features/forms/use-paste-cuts.ts';
import { Notebook } from '#web/ui/notebook.tsx';
import { consoleTheme } from './theme.ts';
import { useChineseNames } from './use-chinese-names.ts';
import { useMedia } from './use-media.ts';
import { useNoClickThrough } from './use-no-click-through.ts';
import { useScheme } from './use-scheme.ts';
import { useWayBack } from './use-way-back.ts';

const STALE_MS = 15_000;

/** The API client shows failures; a failed query is retried by the user only. */
const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_MS, refetchOnWindowFocus: true } } });

interface Props {
  top: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

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
export function ConsoleFrame({ top, side, children }: Props) {
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
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}
