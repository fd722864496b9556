import { useEffect, useRef, useState } from 'react';

/** How long an answer waits before it is sent. */
export const UNDO_MS = 10_000;

/**
 * Sends a value after ten seconds unless it is undone before. Leaving the page sends it at once; `leaving` tells that the document
 * itself goes, so that the request has to outlive it.
 */
export function useUndoable<T>(send: (value: T, leaving: boolean) => void) {
  const [pending, setPending] = useState<T | null>(null);
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(send);
  latest.current = send;

  const take = (): T | null => {
    const held = waiting.current;
    if (!held) return null;
    clearTimeout(held.timer);
    waiting.current = null;
    return held.value;
  };
  const undo = () => {
    take();
    setPending(null);
  };
  const start = (value: T) => {
    const timer = setTimeout(() => {
      const held = take();
      setPending(null);
      if (held !== null) latest.current(held, false);
    }, UNDO_MS);
    waiting.current = { value, timer };
    setPending(value);
  };
  useEffect(() => {
    const flush = (leaving: boolean) => {
      const held = waiting.current;
      if (!held) return;
      clearTimeout(held.timer);
      waiting.current = null;
      latest.current(held.value, leaving);
    };
    const leave = () => flush(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      flush(false);
    };
  }, []);
  return { pending, start, undo };
}
