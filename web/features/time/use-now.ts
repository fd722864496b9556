import { useEffect, useState } from 'react';

/** The time in ms, read again every so many ms while something runs. */
export function useNow(everyMs: number, runs = true): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, runs]);
  return now;
}

/** The seconds until a moment, counted down while the page is open; 0 without one. */
export function useSecondsUntil(moment: string | undefined): number {
  const now = useNow(500, Boolean(moment));
  return moment ? Math.max(0, Math.ceil((Date.parse(moment) - now) / 1_000)) : 0;
}
