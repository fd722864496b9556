import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/fairs.css';

const FairPage = lazy(() =>
  import('#web/areas/admin/fairs/fair-page.tsx').then(({ FairPage }) => ({ default: FairPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/admin/fairs/details'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function AdminFair() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <FairPage />
    </Suspense>
  );
}
