import { clsx } from 'clsx';

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
