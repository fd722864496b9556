import { useEffect, useState } from 'react';

/** Seconds that are left, counted down; start it with how many. */
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
