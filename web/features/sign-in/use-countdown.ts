import { useEffect, useState } from 'react';

/** A countdown in seconds; start it with their number. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    const moment = Date.now();
    setNow(moment);
    setUntil(moment + seconds * 1_000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1_000)), start];
}
