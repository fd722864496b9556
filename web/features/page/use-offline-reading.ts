import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Pages whose document is not personal: the service worker (public/mobile-worker.js) requests them as a visitor. */
const remaining = new Set([
  '/mobile',
  '/mobile/list',
  '/mobile/details',
  '/mobile/privacy',
  '/mobile/mine',
  '/mobile/deliveries',
  '/mobile/resume',
  '/judge',
]);

const assetsOf = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Tells the service worker of the pages under `scope` the current page and its assets, so that both are available offline. */
export function useOfflineReading(scope: '/mobile' | '/judge'): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    navigator.serviceWorker.register('/mobile-worker.js', { scope }).catch(() => undefined);
  }, [scope]);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV || !navigator.onLine) return;
    let current = true;
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (!current) return;
      const page = remaining.has(pathname) ? pathname + search : null;
      active?.postMessage({ type: 'keep', page, assets: assetsOf() });
    });
    return () => {
      current = false;
    };
  }, [pathname, search]);
}
