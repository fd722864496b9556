import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const ReviewsPage = lazy(() =>
  import('#web/areas/admin/reviews/reviews-page.tsx').then(({ ReviewsPage }) => ({ default: ReviewsPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/reviews'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminReviews() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ReviewsPage />
    </Suspense>
  );
}
