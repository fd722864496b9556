import { clsx } from 'clsx';

/** A grey bar in the position and size of what is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block', className)} />;
}
