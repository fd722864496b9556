import { StyleProvider } from '@ant-design/cssinjs';
import { type Query, QueryClient, QueryClientProvider, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { usePasteCuts } from '#web/features/forms/use-paste-cuts.ts';
import { RouteAnnouncer } from '#web/features/shell/route-announcer.tsx';
import { useOwnLinks } from '#web/features/shell/use-own-links.ts';
import { Notebook } from '#web/ui/notebook.tsx';
import { useOnline } from '#web/ui/online.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { isDialogOpen } from './is-dialog-open.ts';
import { consoleTheme } from './theme.ts';
import { useMedia } from './use-media.ts';
import { useNoClickThrough } from './use-no-click-through.ts';

/**
 * Gives the focus back as a layer over the page closes, which antd forgets: to what had it in the page before, or where that is gone
 * to the list or section in which it was, or to the page's content.
 */
function useFocusBack() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opener: HTMLElement | null = null;
    let list: HTMLElement | null = null;
    /** What has the focus in a layer; antd draws these at the end of the body. */
    let within: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => {
      const isOfPage = frame.current?.contains(target as Node);
      // Tab leads out of a dialog by its end for a moment, until its trap takes the focus back.
      if (isOfPage && isDialogOpen()) return;
      if (isOfPage) {
        opener = target as HTMLElement;
        list = opener.closest('ul, table, section');
      }
      within = isOfPage ? null : (target as HTMLElement);
    };
    const look = () => {
      if (!within || (within.isConnected && !within.closest('[style*="display: none"]'))) return;
      within = null;
      if (!opener?.isConnected && list) list.tabIndex = -1;
      (opener?.isConnected ? opener : list)?.focus({ preventScroll: true });
      if (!frame.current?.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return frame;
}

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
    <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-6 pb-6 outline-none max-sm:px-4">
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
  const frame = useFocusBack();
  return (
    // In a layer below our own, so that a class on its parts wins.
    <StyleProvider layer>
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
            <div ref={frame} {...useOwnLinks()} className="console min-h-screen bg-ground text-ink-2">
              <SkipLink />
              {top}
              <div className="flex">
                {side}
                <Content>{children}</Content>
              </div>
            </div>
            <OfflineNote />
            <RouteAnnouncer />
          </QueryClientProvider>
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}

const read = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The current colour scheme, as it changes. */
const useScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read, () => 'light');

/** Says in a console that the network is away: its queries wait for it, and go on by themselves. */
function OfflineNote() {
  const online = useOnline();
  return (
    <p
      role="status"
      className={
        online
          ? 'sr-only'
          : 'pointer-events-none fixed bottom-4 left-4 z-50 rounded-full bg-warm-tint px-4 py-1.5 text-14 text-warm-ink shadow-float print:hidden'
      }
    >
      {online ? '' : '网络已断开，连上后自动继续加载'}
    </p>
  );
}

/** Translations of antd's English labels that its locales lack. */
const words: Record<string, string> = {
  'Increase Value': '增加',
  'Decrease Value': '减少',
  'Select all': '全选',
  'Custom selection': '选择方式',
  'segmented control': '切换显示',
  'expanded dropdown': '更多操作',
  remove: '移除',
  'Add tab': '新建标签',
  Clear: '清除',
  Close: '关闭',
  'Clear color': '清除颜色',
  'Toggle start panel': '切换开始日期',
  'Toggle end panel': '切换结束日期',
  'close-circle': '清除',
  close: '关闭',
  calendar: '日期',
  'clock-circle': '时间',
  loading: '加载中',
  search: '搜索',
  ellipsis: '更多',
  eye: '显示',
  'eye-invisible': '隐藏',
  delete: '删除',
  'check-circle': '成功',
  'exclamation-circle': '注意',
  'info-circle': '提示',
};

/** Arrows that are a button's only name, in pagination. */
const pagingWords: Record<string, string> = {
  left: '上一页',
  right: '下一页',
  'double-left': '向前 5 页',
  'double-right': '向后 5 页',
};

const NAMED = '[aria-label]';

function rename(element: Element): void {
  const name = element.getAttribute('aria-label') ?? '';
  const known = element.closest('.ant-pagination') && Object.hasOwn(pagingWords, name) ? pagingWords : words;
  const word = Object.hasOwn(known, name) ? known[name] : undefined;
  if (word !== undefined) element.setAttribute('aria-label', word);
  else if (element.matches('.anticon[role="img"]') && /^[\x20-\x7e]+$/.test(name)) {
    // An arrow or icon beside a text: its name would be that of the drawing.
    element.removeAttribute('aria-label');
    element.setAttribute('aria-hidden', 'true');
  }
}

const renameWithin = (root: Element) => {
  if (root.matches(NAMED)) rename(root);
  for (const element of root.querySelectorAll(NAMED)) rename(element);
  // antd has every table read aloud, whole, whenever it changes.
  for (const table of root.querySelectorAll('.ant-table-wrapper > [aria-live=polite]'))
    table.removeAttribute('aria-live');
};

/** Gives antd's controls Chinese accessible names, including dialogs and menus at the end of the body. */
function useChineseNames(): void {
  useEffect(() => {
    renameWithin(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') rename(target as Element);
        for (const node of addedNodes) if (node instanceof Element) renameWithin(node);
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    });
    return () => observer.disconnect();
  }, []);
}
