import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const AuditPage = lazy(() =>
  import('#web/areas/admin/audit/audit-page.tsx').then(({ AuditPage }) => ({ default: AuditPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/audit'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminAudit() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <AuditPage />
    </Suspense>
  );
}
