import { Skeleton } from '#web/ui/skeleton.tsx';

/** Skeleton of the console. */
export function ConsoleSkeleton() {
  return (
    <div className="min-h-screen bg-ground" aria-busy="true">
      <div className="h-14 border-b border-line bg-surface" />
      <div className="flex">
        <div className="hidden h-[calc(100vh-56px)] w-(--w-sidebar) space-y-2 border-r border-line bg-surface p-3 lg:block">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
        <main className="flex-1 space-y-3 p-5">
          <h1 className="sr-only">正在加载</h1>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-20" />
          <Skeleton className="h-80" />
        </main>
      </div>
    </div>
  );
}
