import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const AuthPage = lazy(() =>
  import('#web/areas/enterprise/auth/auth-page.tsx').then(({ AuthPage }) => ({ default: AuthPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/enterprise/authInfo'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function EnterpriseAuth() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <AuthPage />
    </Suspense>
  );
}
