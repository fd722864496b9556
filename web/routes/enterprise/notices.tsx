import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';

const NoticesPage = lazy(() =>
  import('#web/areas/enterprise/notices/notices-page.tsx').then(({ NoticesPage }) => ({ default: NoticesPage })),
);

export const meta = () => [{ title: pageTitle(pages['/notices'].title) }, { name: 'robots', content: 'noindex' }];

export default function CompanyNotices() {
  return (
    <Suspense>
      <NoticesPage />
    </Suspense>
  );
}
