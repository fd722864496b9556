import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/fairs.css';

const DoorPage = lazy(() =>
  import('#web/areas/admin/fairs/door-page.tsx').then(({ DoorPage }) => ({ default: DoorPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/admin/fairs/door'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function FairDoor() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <DoorPage />
    </Suspense>
  );
}
