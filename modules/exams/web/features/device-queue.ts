import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError } from '#web/api/api-error.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';

/** How the last call went: the server answered, could not be reached, or refused the whole call with these words. */
export type Line = 'online' | 'offline' | { refusal: string };

export const lineOf = (error: unknown): Line =>
  error instanceof ApiError && error.status !== undefined && error.status < 500
    ? { refusal: error.message }
    : 'offline';

interface StorageState {
  /** Read from storage; the document of the server knows nothing. */
  isRead: boolean;
  /** Whether what is kept survives the page. */
  isStored: boolean;
}

/** What a device keeps until the server has it. It survives a reload; without storage it lives as long as the page. */
export function createDeviceStore<S extends object>(
  empty: S,
  { key: first = '', isOver = (_: S): boolean => false } = {},
) {
  let key = first;
  const use = create<S & StorageState>(() => ({ ...empty, isRead: false, isStored: true }));
  /** Another tab of this device may have written it. */
  const stored = (): S =>
    use.getState().isStored ? { ...empty, ...(decode(inBrowser.read(key)) as Partial<S> | undefined) } : use.getState();
  const open = (name: string): void => {
    key = name;
    use.setState({ ...stored(), isRead: true } as Partial<S & StorageState>);
  };
  const change = (update: (kept: S) => Partial<S>): void => {
    const { isRead: _, isStored: __, ...before } = stored() as S & Partial<StorageState>;
    const kept = { ...before, ...update(before as unknown as S) } as unknown as S;
    const isStored = inBrowser.write(key, encode(kept));
    if (isOver(kept)) inBrowser.drop(key);
    use.setState({ ...kept, isRead: true, isStored } as Partial<S & StorageState>);
  };
  return { use, open, change };
}

/** Sends at once, every few seconds, and as soon as there is a network or the page is looked at. */
export function useResending(send: () => unknown, everyMs: number): void {
  useEffect(() => {
    void send();
    const timer = setInterval(send, everyMs);
    return () => clearInterval(timer);
  }, [send, everyMs]);
  useEventListener(['online', 'visibilitychange'], send);
}
