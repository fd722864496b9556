import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/reviews/reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
);
