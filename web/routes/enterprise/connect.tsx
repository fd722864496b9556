import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';

const ConnectPage = lazy(() =>
  import('#web/areas/enterprise/connect/connect-page.tsx').then(({ ConnectPage }) => ({ default: ConnectPage })),
);

export const meta = () => [{ title: pageTitle(pages['/connect'].title) }, { name: 'robots', content: 'noindex' }];

export default function Connect() {
  return (
    <Suspense>
      <ConnectPage />
    </Suspense>
  );
}
