import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const SearchPage = lazy(() =>
  import('#web/areas/enterprise/search/search-page.tsx').then(({ SearchPage }) => ({ default: SearchPage })),
);

export const meta = () => [{ title: pageTitle(pages['/search'].title) }, { name: 'robots', content: 'noindex' }];

export default function Search() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <SearchPage />
    </Suspense>
  );
}
