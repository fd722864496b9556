import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const BoxPage = lazy(() =>
  import('#web/areas/enterprise/box/box-page.tsx').then(({ BoxPage }) => ({ default: BoxPage })),
);

export const meta = () => [{ title: pageTitle(pages['/delivery'].title) }, { name: 'robots', content: 'noindex' }];

export default function Box() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <BoxPage />
    </Suspense>
  );
}
