import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';

const ContentPage = lazy(() =>
  import('#web/areas/admin/content/content-page.tsx').then(({ ContentPage }) => ({ default: ContentPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/content'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminContent() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ContentPage />
    </Suspense>
  );
}
