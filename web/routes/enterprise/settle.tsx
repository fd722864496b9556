import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const SettlePage = lazy(() =>
  import('#web/areas/enterprise/settle/settle-page.tsx').then(({ SettlePage }) => ({ default: SettlePage })),
);

export const meta = () => [{ title: pageTitle(pages['/settle'].title) }, { name: 'robots', content: 'noindex' }];

export default function Settle() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <SettlePage />
    </Suspense>
  );
}
