import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const AdminHomePage = lazy(() =>
  import('#web/areas/admin/home/home-page.tsx').then(({ AdminHomePage }) => ({ default: AdminHomePage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminHome() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <AdminHomePage />
    </Suspense>
  );
}
