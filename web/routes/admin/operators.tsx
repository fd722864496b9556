import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const OperatorsPage = lazy(() =>
  import('#web/areas/admin/operators/operators-page.tsx').then(({ OperatorsPage }) => ({ default: OperatorsPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/admin/operators'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOperators() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <OperatorsPage />
    </Suspense>
  );
}
