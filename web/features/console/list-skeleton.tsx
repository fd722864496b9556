import { Head } from '#web/ui/head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Table rows while the first answer is loading. */
export function RowsSkeleton() {
  return (
    <div aria-busy="true" className="border-t border-line">
      <span className="sr-only" role="status">
        正在加载
      </span>
      {rows.map((row) => (
        <div key={row} className="flex h-14 items-center gap-4 border-b border-line px-4">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-24 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a console page: its head, and a list with tabs and a filter. */
export function ListSkeleton() {
  return (
    <div>
      <Head
        title={
          <>
            <span className="sr-only">正在加载</span>
            <Skeleton className="h-9 w-28" />
          </>
        }
      />
      <div className="card">
        <RowsSkeleton />
      </div>
    </div>
  );
}
