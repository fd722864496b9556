import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const ReleasePage = lazy(() =>
  import('#web/areas/enterprise/release/release-page.tsx').then(({ ReleasePage }) => ({ default: ReleasePage })),
);

export const meta = () => [{ title: pageTitle(pages['/release'].title) }, { name: 'robots', content: 'noindex' }];

export default function Release() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ReleasePage />
    </Suspense>
  );
}
