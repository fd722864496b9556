import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const FinancePage = lazy(() =>
  import('#web/areas/admin/finance/finance-page.tsx').then(({ FinancePage }) => ({ default: FinancePage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/finance'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminFinance() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <FinancePage />
    </Suspense>
  );
}
