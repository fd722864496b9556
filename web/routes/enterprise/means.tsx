import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const MeansPage = lazy(() =>
  import('#web/areas/enterprise/means/means-page.tsx').then(({ MeansPage }) => ({ default: MeansPage })),
);

export const meta = () => [{ title: pageTitle(pages['/means'].title) }, { name: 'robots', content: 'noindex' }];

export default function Means() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <MeansPage />
    </Suspense>
  );
}
