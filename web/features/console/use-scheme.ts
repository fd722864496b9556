import { useSyncExternalStore } from 'react';

const read = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The current colour scheme, as it changes. */
export const useScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read, () => 'light');
