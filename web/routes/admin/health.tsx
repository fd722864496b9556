import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const HealthPage = lazy(() =>
  import('#web/areas/admin/health/health-page.tsx').then(({ HealthPage }) => ({ default: HealthPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/health'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminHealth() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <HealthPage />
    </Suspense>
  );
}
