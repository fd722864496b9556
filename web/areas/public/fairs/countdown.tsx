import { useEffect, useState } from 'react';
import type { FairDetail } from '#contract/fairs/fair-views.ts';

const SECOND = 1_000;

const parts = (ms: number): [number, string][] => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return [
    [Math.floor(seconds / 86_400), '天'],
    [Math.floor(seconds / 3_600) % 24, '时'],
    [Math.floor(seconds / 60) % 60, '分'],
    [seconds % 60, '秒'],
  ];
};

/** The time until a fair begins or ends. Updates every second; screen readers announce it once. */
export function Countdown({
  fair,
  now: loadedAt,
}: {
  fair: Pick<FairDetail, 'status' | 'startsAt' | 'endsAt'>;
  now: number;
}) {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const beat = () => setNow(Date.now());
    beat();
    const timer = setInterval(beat, SECOND);
    return () => clearInterval(timer);
  }, []);
  const [start, end] = [Date.parse(fair.startsAt), Date.parse(fair.endsAt)];
  if (fair.status === 'cancelled' || now >= end) return null;
  const running = now >= start;
  return (
    <div>
      <p className="mb-2 text-12 text-ink-3">{running ? '距离结束还有' : '距离开始还有'}</p>
      <p className="tabular flex gap-2" role="timer" aria-live="off">
        {parts((running ? end : start) - now).map(([value, unit]) => (
          <span key={unit} className="count-cell flex-1">
            <b className="text-20 font-semibold text-ink-1">{String(value).padStart(2, '0')}</b>
            <span className="ml-0.5 text-12">{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
