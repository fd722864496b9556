import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const ImportPage = lazy(() =>
  import('#web/areas/enterprise/import/import-page.tsx').then(({ ImportPage }) => ({ default: ImportPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/release/import'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function PostImport() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ImportPage />
    </Suspense>
  );
}
