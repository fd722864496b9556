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
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    </>
  );
}
