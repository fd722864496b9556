import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const WagesPage = lazy(() =>
  import('#web/areas/enterprise/wages/wages-page.tsx').then(({ WagesPage }) => ({ default: WagesPage })),
);

export const meta = () => [{ title: pageTitle(pages['/settle/wages'].title) }, { name: 'robots', content: 'noindex' }];

export default function SettleWages() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <WagesPage />
    </Suspense>
  );
}
