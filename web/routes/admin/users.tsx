import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const UsersPage = lazy(() =>
  import('#web/areas/admin/users/users-page.tsx').then(({ UsersPage }) => ({ default: UsersPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/users'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminUsers() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <UsersPage />
    </Suspense>
  );
}
