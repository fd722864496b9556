import { useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 800;

/**
 * Saves what is written after a pause, one save after the other; the last words are saved last. What could not be saved (`save`
 * resolves to false) is tried again with the next change, when the network is back, and when the page is hidden or left.
 */
export function useAutosave<T>(save: (value: T) => Promise<boolean>) {
  const latest = useRef(save);
  latest.current = save;
  const waiting = useRef<{ value: T } | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saves at once; resolves to whether nothing waits any more. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const work = async () => {
      while (waiting.current) {
        const now = waiting.current;
        waiting.current = null;
        if (await latest.current(now.value)) continue;
        waiting.current ??= now;
        return false;
      }
      return true;
    };
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);
  const keep = useCallback(
    (value: T) => {
      waiting.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );
  /** Forgets what waits: it was sent otherwise, or given up. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);
  useEffect(() => {
    const now = () => void flush();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [flush]);
  return { keep, flush, drop, isWaiting: () => waiting.current !== null };
}
