import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';

const ItemPage = lazy(() =>
  import('#web/areas/admin/content/item-page.tsx').then(({ ItemPage }) => ({ default: ItemPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/admin/content/item'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function AdminContentItem() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ItemPage />
    </Suspense>
  );
}
