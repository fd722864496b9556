import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const TalentsPage = lazy(() =>
  import('#web/areas/enterprise/talents/talents-page.tsx').then(({ TalentsPage }) => ({ default: TalentsPage })),
);

export const meta = () => [{ title: pageTitle(pages['/talents'].title) }, { name: 'robots', content: 'noindex' }];

export default function Talents() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <TalentsPage />
    </Suspense>
  );
}
