import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholders of a list's cards, in their size. */
export function JobCardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div className="skeleton-late flex flex-col gap-2" role="status" aria-label="正在加载职位">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at} className="job pointer-events-none">
          <Skeleton className="logo size-11 rounded-[10px]" />
          <Skeleton className="job-head h-4 w-48 max-w-full" />
          <Skeleton className="job-facts h-4 w-80 max-w-full" />
          <Skeleton className="job-company h-4 w-64 max-w-full" />
          <Skeleton className="job-pay h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
