import { Skeleton } from '#web/ui/skeleton.tsx';
import { SeekerNav } from './seeker-nav.tsx';

/** Skeleton of a personal page. */
export function SeekerSkeleton() {
  return (
    <>
      <SeekerNav />
      <div className="page space-y-3 py-4" aria-busy="true">
        <h1 className="sr-only">正在加载</h1>
        <Skeleton className="h-10 w-80 max-w-full" />
        <div className="grid grid-cols-[minmax(0,1fr)_312px] items-start gap-4 max-lg:grid-cols-1">
          <div className="space-y-4">
            <Skeleton className="h-56 w-full rounded-card" />
            <Skeleton className="h-44 w-full rounded-card" />
            <Skeleton className="h-44 w-full rounded-card" />
          </div>
          <div className="space-y-4 max-lg:hidden">
            <Skeleton className="h-48 w-full rounded-card" />
            <Skeleton className="h-40 w-full rounded-card" />
          </div>
        </div>
      </div>
    </>
  );
}
