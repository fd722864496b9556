import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface RingProps {
  /** 0 to 1. */
  value: number;
  /** What it measures, for assistive technology. */
  label: string;
  size?: number;
  tone?: 'brand' | 'ok' | 'warm';
  children?: ReactNode;
}

const strokes = { brand: 'var(--brand)', ok: 'var(--ok)', warm: 'var(--warm)' };
const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

export function ProgressRing({ value, label, size = 72, tone = 'brand', children }: RingProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      className="relative grid flex-none place-items-center"
      style={{ width: size, height: size }}
      role="img"
      aria-label={`${label} ${Math.round(share * 100)}%`}
    >
      <svg viewBox="0 0 96 96" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="48" cy="48" r={RADIUS} fill="none" stroke="var(--fill)" strokeWidth="8" />
        <circle
          cx="48"
          cy="48"
          r={RADIUS}
          fill="none"
          stroke={strokes[tone]}
          strokeWidth="8"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
        />
      </svg>
      <span className="relative num text-20" aria-hidden>
        {children}
      </span>
    </div>
  );
}

interface MeterProps {
  value: number;
  of: number;
  /** Warm as it is: for what is less than it should be. */
  low?: boolean;
  className?: string;
}

/** A share as a bar, paler than the figures that stand beside it: decorative. */
export function Meter({ value, of, low = false, className }: MeterProps) {
  return (
    <span className={clsx('block h-1 overflow-hidden rounded-full bg-fill-hover', className)} aria-hidden="true">
      <span
        className={clsx('block h-full rounded-full', low ? 'bg-warm' : 'bg-(--chart-2)')}
        style={{ width: `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%` }}
      />
    </span>
  );
}
