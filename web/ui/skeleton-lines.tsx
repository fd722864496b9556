import { Skeleton } from './skeleton.tsx';

/** Lines of a list while it is loading. */
export const SkeletonLines = ({ lines, className = 'h-14' }: { lines: number; className?: string }) => (
  <div className="flex-1 space-y-3 p-4" aria-busy="true">
    <span className="sr-only" role="status">
      正在加载
    </span>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all alike
      <Skeleton key={line} className={className} />
    ))}
  </div>
);
