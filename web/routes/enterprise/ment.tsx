import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const MentPage = lazy(() =>
  import('#web/areas/enterprise/ment/ment-page.tsx').then(({ MentPage }) => ({ default: MentPage })),
);

export const meta = () => [{ title: pageTitle(pages['/ment'].title) }, { name: 'robots', content: 'noindex' }];

export default function Ment() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <MentPage />
    </Suspense>
  );
}
