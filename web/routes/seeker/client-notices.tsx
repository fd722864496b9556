import { lazy, Suspense } from 'react';
import { pages } from '#contract/pages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const NoticesPage = lazy(() =>
  import('#web/areas/seeker/notices/notices-page.tsx').then(({ NoticesPage }) => ({ default: NoticesPage })),
);

export default function SeekerNotices() {
  return (
    <Suspense
      fallback={
        <>
          <h1 className="sr-only">{pages['/client/notices'].title}</h1>
          <Skeleton className="h-[calc(100dvh-160px)] w-full rounded-card" />
        </>
      }
    >
      <NoticesPage />
    </Suspense>
  );
}
