import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/fairs.css';

const FairsPage = lazy(() =>
  import('#web/areas/admin/fairs/fairs-page.tsx').then(({ FairsPage }) => ({ default: FairsPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/fairs'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminFairs() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <FairsPage />
    </Suspense>
  );
}
