import { useEffect, useState } from 'react';
import { inTab, jsonOf } from '#web/session/browser-storage.ts';

const KEY = 'jyrc_code_waits';

/** When each phone or address may be sent the next code, in ms. */
const waits = () => (jsonOf(inTab.read(KEY)) ?? {}) as Record<string, number>;

/** The seconds until `target` can be sent another code, whichever form the last was asked for in; start it with their number. */
export function useCountdown(target: string): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(Date.now());
    setUntil(waits()[target] ?? 0);
  }, [target]);
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    const moment = Date.now();
    setNow(moment);
    setUntil(moment + seconds * 1_000);
    inTab.write(KEY, JSON.stringify({ ...waits(), [target]: moment + seconds * 1_000 }));
  };
  return [Math.max(0, Math.ceil((until - now) / 1_000)), start];
}
