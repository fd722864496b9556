import { Skeleton } from '#web/ui/skeleton.tsx';

/** Rows of a list of posts that is on its way. */
export const PostSkeletons = () => (
  <div className="rows card skeleton-late" role="status" aria-label="正在加载职位">
    {Array.from({ length: 8 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={at} className="flex h-22 items-center gap-6 px-6">
        <Skeleton className="size-11 rounded-card max-md:hidden" />
        <Skeleton className="h-5 w-64 max-w-1/2" />
        <Skeleton className="ml-auto h-6 w-24" />
      </div>
    ))}
  </div>
);
