import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';

const LegalTextsPage = lazy(() =>
  import('#web/areas/admin/content/legal-page.tsx').then(({ LegalTextsPage }) => ({ default: LegalTextsPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/legal'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminLegal() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <LegalTextsPage />
    </Suspense>
  );
}
