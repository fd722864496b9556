import { Skeleton } from '#web/ui/skeleton.tsx';

/** Skeleton of a personal page. */
export function MobileSkeleton() {
  return (
    <div className="px-4 pb-4 space-y-3 pt-4" aria-busy="true">
      <h1 className="sr-only">正在加载</h1>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
