import type { FormEvent, MouseEvent } from 'react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isKnownPath } from '#web/safe-path.ts';
import { pageTurn } from './page-turn.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The internal page of a URL, or null where the browser should navigate itself. */
function ownPage(address: string): URL | null {
  const url = URL.parse(address, location.href);
  if (!url || url.origin !== location.origin || !isKnownPath(url.pathname)) return null;
  return url;
}

const samePage = (url: URL) => url.pathname === location.pathname && url.search === location.search;

/** The query of a form: the first value of each name, without empty ones. */
function firstValues(form: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of new Set(form.keys())) {
    const value = form.get(name);
    if (typeof value === 'string' && value.trim() !== '') params.set(name, value);
  }
  return params;
}

/** What an entry of the history knows of the page that led to it. */
interface CameFrom {
  from: string;
}

const asItIs = (url: URL) => url;

/**
 * Turns clicks on plain links and plain GET forms into client-side navigation. Lists can therefore use plain anchors, which cost
 * the server nothing, and everything works before this script has loaded, or without it. `data-keep-scroll` on a link or form
 * keeps the scroll position; `data-back` on one to a list goes back to it as it was left, where the person came from it. `lead` may
 * redirect; it must be stable.
 */
export function useOwnLinks(lead: (url: URL) => URL = asItIs) {
  const navigate = useNavigate();
  const from = (useLocation().state as CameFrom | null)?.from ?? '/';
  return useMemo(() => {
    const go = (event: { preventDefault(): void }, url: URL, element: Element) => {
      event.preventDefault();
      const keep = element.hasAttribute('data-keep-scroll');
      if (element.hasAttribute('data-back') && from !== '/' && url.pathname.startsWith(from)) return void navigate(-1);
      const to = url.pathname + url.search + url.hash;
      const state: CameFrom = { from: location.pathname };
      void navigate(to, { preventScrollReset: keep, replace: samePage(url), state, ...pageTurn(to) });
    };
    return {
      onClick(event: MouseEvent) {
        const anchor = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
        if (!anchor || event.defaultPrevented || !isPlainClick(event)) return;
        if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return;
        const own = ownPage(anchor.href);
        const url = own && lead(own);
        if (url && !(url.hash && samePage(url))) go(event, url, anchor);
      },
      onSubmit(event: FormEvent) {
        const form = event.target as HTMLFormElement;
        if (event.defaultPrevented || form.method !== 'get') return;
        const url = ownPage(form.action);
        if (!url) return;
        const { submitter } = event.nativeEvent as SubmitEvent;
        url.search = firstValues(new FormData(form, submitter)).toString();
        go(event, url, form);
      },
    };
  }, [navigate, lead, from]);
}
