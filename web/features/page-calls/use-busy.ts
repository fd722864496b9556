import { useCallback, useRef, useState } from 'react';

/** A button's work that is more than one call. While it is under way it is not begun again, and `run` resolves to undefined at once. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
