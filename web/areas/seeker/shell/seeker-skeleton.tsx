import { Skeleton } from '#web/ui/skeleton.tsx';

/** Skeleton of a personal page: its head and one sheet of rows. */
export function SeekerSkeleton() {
  return (
    <div className="page space-y-4 py-5" aria-busy="true">
      <h1 className="sr-only">正在加载</h1>
      <Skeleton className="h-15 w-80 max-w-full" />
      <Skeleton className="h-140 w-full rounded-card" />
    </div>
  );
}
