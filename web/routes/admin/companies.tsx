import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const CompaniesPage = lazy(() =>
  import('#web/areas/admin/companies/companies-page.tsx').then(({ CompaniesPage }) => ({ default: CompaniesPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/admin/companies'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function AdminCompanies() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <CompaniesPage />
    </Suspense>
  );
}
