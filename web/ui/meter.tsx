import { clsx } from 'clsx';

interface Props {
  value: number;
  of: number;
  /** Warm where it is full: for what runs out. */
  runsOut?: boolean;
  className?: string;
}

/** A share as a bar. Decorative: the figures stand beside it. */
export function Meter({ value, of, runsOut = false, className }: Props) {
  return (
    <span className={clsx('block h-1 overflow-hidden rounded-full bg-fill-hover', className)} aria-hidden="true">
      <span
        className={clsx('block h-full rounded-full', runsOut && value >= of ? 'bg-warm' : 'bg-brand')}
        style={{ width: `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%` }}
      />
    </span>
  );
}
