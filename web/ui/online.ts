import { useSyncExternalStore } from 'react';

/** Whether the browser reports that it has no network; a network that it reports may still lead nowhere. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Why something failed, in words: the network that is away, or else what the caller knows. */
export const offlineOr = (otherwise: string): string => (isOffline() ? '网络已断开' : otherwise);

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser reports a network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );
