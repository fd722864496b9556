import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const RecruiterPage = lazy(() =>
  import('#web/areas/enterprise/recruiter/recruiter-page.tsx').then(({ RecruiterPage }) => ({
    default: RecruiterPage,
  })),
);

export const meta = () => [{ title: pageTitle(pages['/recruiter'].title) }, { name: 'robots', content: 'noindex' }];

export default function Recruiter() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <RecruiterPage />
    </Suspense>
  );
}
